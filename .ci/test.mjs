// Every check of the project. The last line is always "N passed, N failed": a check counts as one, a test as one.
// With arguments (npm test -- --project api, or a file) only those tests run.
import { spawn } from "node:child_process";
import { join } from "node:path";
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

const totals = { passed: 0, failed: 0 };
const count = (ok) => (ok ? (totals.passed += 1) : (totals.failed += 1));

if (needsBuild) count(await build());
if (chosen.length === 0) {
  for (const [name, check] of Object.entries(CHECKS)) count(await step(name, check));
}
await test();

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

function build() {
  const child = spawn(NODE, [join(".ci", "build.mjs"), "--if-stale"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}

async function test() {
  const child = start(
    "vitest",
    "vitest",
    ["run", "--config", "tests/vitest.config.ts", ...chosen],
    {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    },
  );
  let tests = { passed: 0, failed: 0 };
  child.on("message", (message) => (tests = message));
  const code = await new Promise((resolve) => child.once("close", resolve));

  totals.passed += tests.passed;
  // A run that ends badly without a failed test (it did not start, it was killed) has failed all the same.
  totals.failed += code === 0 ? tests.failed : Math.max(tests.failed, 1);
}
