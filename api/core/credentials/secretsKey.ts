import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigurationError, type Env } from "../../env.ts";
import { KEY_BYTES, SecretBox } from "./secretBox.ts";

const FILE = "secrets-key";

/**
 * The box of SECRETS_KEY. Without the setting, the key is in a file of the data folder, which is made at the first
 * start; no backup has it. Refuses a damaged file with ConfigurationError.
 */
export async function openSecretBox({
  secretsKeys,
  dataDir,
}: Pick<Env, "secretsKeys" | "dataDir">): Promise<SecretBox> {
  if (secretsKeys.length > 0) return new SecretBox(secretsKeys);
  const path = join(dataDir, FILE);
  const text = (await read(path)) ?? (await make(path));
  const key = Buffer.from(text.trim(), "base64");
  if (key.length !== KEY_BYTES)
    throw new ConfigurationError(
      `${path} is damaged: put its copy back, or delete it, and members sign in with passkeys and recovery codes until they set their authenticator apps up anew.`,
    );
  return new SecretBox([key]);
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The file appears whole, and once: of two servers that start together, both use the key of the first. */
async function make(path: string): Promise<string> {
  await mkdir(join(path, ".."), { recursive: true });
  const own = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    await writeFile(own, `${randomBytes(KEY_BYTES).toString("base64")}\n`, { mode: 0o600 });
    await link(own, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(own, { force: true });
  }
  return readFile(path, "utf8");
}
