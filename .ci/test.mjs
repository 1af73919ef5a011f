// Every check of the project. The last line is always "N passed, N failed": a check counts as one, a test as one.
// A test file that fails runs once more by itself, after all others: one that passes then is flickering, and listed.
// With arguments (npm test -- --project api, or a file) only those tests run.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { NODE, requirePackages, ROOT, run, start, step } from "./steps.mjs";

requirePackages();
const chosen = process.argv.slice(2);
/** These run the built product. */
const needsBuild =
  chosen.length === 0 || chosen.some((word) => /e2e|faults|live|rules|stories/.test(word));

const CHECKS = {
  types: () => run("typescript", "tsc", "-p", "tsconfig.json"),
  lint: () => run("oxlint", "oxlint", "--type-aware", "--deny-warnings"),
  format: () => run("oxfmt", "oxfmt", "--check"),
};

/** A file that failed runs once more by itself; of more than these the run is broken, not busy. */
const AGAIN_MAX = 20;
const { failedFiles, judge, linesOf } = await import("./verdict.ts");

const checks = { passed: 0, failed: 0 };
const count = (ok) => (ok ? (checks.passed += 1) : (checks.failed += 1));

if (needsBuild) count(await build());
if (chosen.length === 0) {
  for (const [name, check] of Object.entries(CHECKS)) count(await step(name, check));
}

const first = await vitest(...chosen);
const again = new Map();
const failed = failedFiles(first);
for (const { file, project } of failed.length > AGAIN_MAX ? [] : failed) {
  console.log(`once more, by itself: ${file}`);
  again.set(file, await vitest("--project", project, file));
}

const verdict = judge(first, again);
// The list of the last whole run is what the next work begins with: a part does not write over it.
if (chosen.length === 0) {
  const list = join(ROOT, ".cache", "flickering.json");
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(verdict.flickering, null, 2));
}
for (const line of linesOf(verdict)) console.log(line);
console.log(`${checks.passed + verdict.passed} passed, ${checks.failed + verdict.failed} failed`);
process.exitCode = checks.failed + verdict.failed === 0 ? 0 : 1;

function build() {
  const child = spawn(NODE, [join(".ci", "build.mjs"), "--if-stale"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}

/** Runs tests; answers how each file ended. */
async function vitest(...options) {
  const child = start(
    "vitest",
    "vitest",
    ["run", "--config", "tests/vitest.config.ts", ...options],
    { stdio: ["inherit", "inherit", "inherit", "ipc"] },
  );
  let outcome = { files: [], uncaught: [] };
  child.on("message", (message) => (outcome = message));
  const code = await new Promise((resolve) => child.once("close", resolve));

  // A run that ends badly without a failed test (it did not start, it was killed) has failed all the same.
  const isBad = code !== 0 && failedFiles(outcome).length === 0 && outcome.uncaught.length === 0;
  return isBad ? { ...outcome, uncaught: [`vitest ended with ${code}`] } : outcome;
}
