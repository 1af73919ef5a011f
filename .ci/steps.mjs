import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const PACKAGES = join(ROOT, "node_modules");
const PINNED_NODE = join(
  PACKAGES,
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** The pinned Node from npm, also when a script of ours is started by an older one. */
export const NODE = existsSync(PINNED_NODE) ? PINNED_NODE : process.execPath;

/** Ends with one clear line where the packages are not installed. */
export function requirePackages() {
  if (existsSync(join(PACKAGES, "typescript", "package.json"))) return;
  console.error("The packages are not installed: run npm ci --include=dev first.");
  process.exit(1);
}

/** Starts a package's command in the project's folder. */
export function start(packageName, command, options, settings = {}) {
  const { bin } = JSON.parse(readFileSync(join(PACKAGES, packageName, "package.json"), "utf8"));
  const script = join(PACKAGES, packageName, bin[command] ?? bin);
  return spawn(NODE, [script, ...options], { cwd: ROOT, ...settings });
}

/** Runs a package's command to its end; answers whether it passed, and what it said. */
export function run(packageName, command, ...options) {
  const child = start(packageName, command, options, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  }

  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ ok: code === 0, said: said.trim() }));
  });
}

/** Runs a named step: one line when it passes, all its output when it does not. */
export async function step(name, work) {
  const begun = performance.now();
  const { ok, said } = await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);

  console.log(`${ok ? "✓" : "✗"} ${name} (${seconds} s)`);
  if (!ok) console.log(said);
  return ok;
}
