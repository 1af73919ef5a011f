// Builds dist/api, dist/schema and dist/web. With --if-stale only what changed since the last build.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { precompress } from "./precompress.mjs";
import { filesOf, fingerprint } from "./sources.mjs";
import { requirePackages, ROOT, run, step } from "./steps.mjs";

const SHARED = [
  "schema",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  ".ci/build.mjs",
  ".ci/precompress.mjs",
];
const RECORD = join(ROOT, "dist", "built.json");

const SIDES = {
  api: { sources: ["api", ...SHARED], result: "dist/api/main.js", make: makeApi },
  web: { sources: ["web", ...SHARED], result: "dist/web/index.html", make: makeWeb },
};

async function makeApi() {
  const outcome = await run("typescript", "tsc", "-p", "api/tsconfig.json");
  if (!outcome.ok) return outcome;

  for (const file of ["api", "schema"].flatMap(filesOf)) if (!file.endsWith(".ts")) copy(file);
  for (const file of ["dist/api", "dist/schema"].flatMap(filesOf)) if (isOrphan(file)) remove(file);
  return outcome;
}

async function makeWeb() {
  const where = ["--outDir", join(ROOT, "dist", "web"), "--emptyOutDir"];
  const outcome = await run("vite", "vite", "build", "web", ...where, "--logLevel", "warn");
  if (outcome.ok) await precompress(join(ROOT, "dist", "web", "assets"));
  return outcome;
}

function copy(file) {
  const target = join(ROOT, "dist", file);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(ROOT, file), target);
}

/** tsc leaves what an earlier build made of a file that is gone since. */
function isOrphan(built) {
  const source = join(ROOT, built.replace(/^dist./, ""));
  return !existsSync(source) && !existsSync(source.replace(/\.js(\.map)?$/, ".ts"));
}

function remove(file) {
  rmSync(join(ROOT, file));
}

function lastBuild() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {};
}

requirePackages();
const onlyStale = process.argv.includes("--if-stale");
const record = lastBuild();

const outcomes = await Promise.all(
  Object.entries(SIDES).map(async ([name, { sources, result, make }]) => {
    const print = fingerprint(sources);
    if (onlyStale && record[name] === print && existsSync(join(ROOT, result))) return true;

    delete record[name];
    const ok = await step(`build ${name}`, make);
    if (ok) record[name] = print;
    return ok;
  }),
);

mkdirSync(dirname(RECORD), { recursive: true });
writeFileSync(RECORD, JSON.stringify(record));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
