// Every check of the project. The last line is always "N passed, N failed": a check counts as one, a test as one.
// A test file that fails runs once more by itself, after all others: one that passes then is flickering, and listed.
// With arguments (npm test -- --project api, or a file) only those tests run; with --changed [commit] those that a
// change since then can touch; with --busy the suite runs beside two loops that leave it little of a small machine.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { NODE, requirePackages, ROOT, run, start, step } from "./steps.mjs";

requirePackages();
const { choose } = await import("./changed.ts");
const { failedFiles, judge, linesOf } = await import("./verdict.ts");

/** How long each file took when it last ran. */
const SECONDS = join(ROOT, ".cache", "seconds.json");
const seconds = existsSync(SECONDS) ? JSON.parse(readFileSync(SECONDS, "utf8")) : {};

const options = process.argv.slice(2);
if (takes("--long")) process.env.REPETITIONS = "long";
if (takes("--busy")) keepBusy();
const chosen = options[0] === "--changed" ? touchedBy(options[1] ?? "HEAD") : options;
const isWhole = options.length === 0;
/** These run the built product. */
const needsBuild = isWhole || chosen.some((word) => /e2e|faults|live|rules|stories/.test(word));

const CHECKS = {
  types: () => run("typescript", "tsc", "-p", "tsconfig.json"),
  lint: () => run("oxlint", "oxlint", "--type-aware", "--deny-warnings"),
  format: () => run("oxfmt", "oxfmt", "--check"),
};

/** A file that failed runs once more by itself; of more than these the run is broken, not busy. */
const AGAIN_MAX = 20;

const checks = { passed: 0, failed: 0 };
const count = (ok) => (ok ? (checks.passed += 1) : (checks.failed += 1));

if (needsBuild) count(await build());
if (isWhole) {
  for (const [name, check] of Object.entries(CHECKS)) count(await step(name, check));
}

const first = isWhole || chosen.length > 0 ? await vitest(...chosen) : { files: [], uncaught: [] };
const again = new Map();
const failed = failedFiles(first);
for (const { file, project } of failed.length > AGAIN_MAX ? [] : failed) {
  console.log(`once more, by itself: ${file}`);
  again.set(file, await vitest("--project", project, file));
}

const verdict = judge(first, again);
// The list of the last whole run is what the next work begins with: a part does not write over it.
if (isWhole) keep(join(ROOT, ".cache", "flickering.json"), verdict.flickering);
keep(SECONDS, {
  ...seconds,
  ...Object.fromEntries(first.files.map(({ file, seconds: its }) => [file, its])),
});
for (const line of linesOf(verdict)) console.log(line);
console.log(`${checks.passed + verdict.passed} passed, ${checks.failed + verdict.failed} failed`);
process.exitCode = checks.failed + verdict.failed === 0 ? 0 : 1;

function takes(option) {
  const at = options.indexOf(option);
  if (at >= 0) options.splice(at, 1);
  return at >= 0;
}

function keep(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value, null, 2));
}

/** The tests that what changed since a commit can touch, what is not committed included. */
function touchedBy(commit) {
  const git = (...words) =>
    execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
  const added = git("ls-files", "--others", "--exclude-standard");
  const changed = [...git("diff", "--name-only", "--no-renames", commit), ...added];
  const sources = [...git("ls-files"), ...added].filter(
    (file) => /\.tsx?$/.test(file) && existsSync(join(ROOT, file)),
  );
  const texts = new Map(sources.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));

  const { files, left, shared } = choose(changed, texts, (file) => seconds[file]);
  if (shared.length > 0) console.log(`Everything stands on ${shared.join(", ")}.`);
  if (left.length > 0) console.log(`Left for .ci/run, which has the time: ${left.join(", ")}`);
  console.log(`${files.length} test files for ${changed.length} changed files`);
  return files;
}

/** Two loops that do nothing, until this ends; killed outright, it leaves them without their parent, and they end too. */
function keepBusy() {
  const loop = "const parent = process.ppid; while (process.ppid === parent);";
  const loops = [1, 2].map(() => spawn(NODE, ["--eval", loop], { stdio: "ignore" }));
  loops.forEach((child) => child.unref());
  process.once("exit", () => loops.forEach((child) => child.kill("SIGKILL")));
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])
    process.once(signal, () => process.exit(code));
}

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
