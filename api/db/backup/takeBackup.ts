import { createWriteStream } from "node:fs";
import { readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { ConfigurationError, type Env } from "../../env.ts";
import { photoFolder } from "../../modules/uploads/photoFiles.ts";
import { quoted, sequencesOf, tablesOf, versionOf, type Table } from "./contents.ts";
import { FORMAT, type Contents, type Part } from "./parts.ts";

interface BackupOptions {
  env: Pick<Env, "dataDir">;
  databaseUrl: string;
  file: string;
}

const ROWS = 500;

/**
 * Writes a snapshot of the whole market into one file while the market keeps running. The file holds all data of the
 * members, so only its owner may read it. Refuses with ConfigurationError when the file exists.
 */
export async function takeBackup({ env, databaseUrl, file }: BackupOptions): Promise<Contents> {
  if (await exists(file)) throw new ConfigurationError(`${file} is there already.`);
  const client = new Client({ connectionString: databaseUrl });
  const contents: Contents = { rows: {}, files: 0 };
  const draft = `${file}.part`;
  await client.connect();

  try {
    await client.query("begin isolation level repeatable read read only");
    await pipeline(
      Readable.from(lines(partsOf(client, photoFolder(env), contents))),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await client.query("commit");
    await rename(draft, file);
    return contents;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* lines(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  for await (const part of parts) yield `${JSON.stringify(part)}\n`;
}

async function* partsOf(client: Client, folder: string, contents: Contents): AsyncGenerator<Part> {
  const tables = await tablesOf(client);
  const version = await versionOf(client);
  yield { marketDayBackup: FORMAT, takenAt: new Date().toISOString(), version, tables };

  for (const table of tables) {
    let count = 0;
    for await (const rows of rowsOf(client, table)) {
      count += rows.length;
      yield { table: table.name, rows };
    }
    contents.rows[table.name] = count;
  }
  yield { sequences: await sequencesOf(client) };

  // Photos follow the rows: a photo is on disk before a row names it, and is never changed or removed.
  for (const file of await filesIn(folder)) {
    yield { file, bytes: (await readFile(join(folder, file))).toString("base64") };
    contents.files++;
  }
  yield { end: contents };
}

async function* rowsOf(client: Client, { name, key }: Table): AsyncGenerator<string[]> {
  const order = key.length > 0 ? `order by ${key.map(quoted).join(", ")}` : "";
  await client.query(
    `declare reading no scroll cursor for select t::text as row from ${quoted(name)} t ${order}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS} from reading`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query("close reading");
}

/** The photo files, as paths relative to the folder. Files that are still being written have another extension. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".webp"))
    .toSorted();
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
