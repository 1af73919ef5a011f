import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./steps.mjs";

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** The files below a folder of the project, as paths from its root; a file's own path for a file. */
export function filesOf(path) {
  if (statSync(join(ROOT, path)).isFile()) return [path];

  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .toSorted();
}

/** What a build is made of, as one value: it changes when a file is added, changed, renamed or removed. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesOf)) {
    if (!isTest(file)) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}
