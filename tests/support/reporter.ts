import type { Reporter, TestModule, TestSuite } from "vitest/node";

/** How a run ended: what the last line of the output says. */
export type Totals = { passed: number; failed: number };

/**
 * Counts a run: each test, each file or group that fails outside its tests, each error nobody caught.
 * Prints `N passed, N failed` as the very last line, or hands it to the process that started the run.
 */
export class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const totals = countAll(modules, unhandled.length);
    const parent = process.send?.bind(process);

    process.once("exit", () => {
      if (parent) parent(totals);
      else process.stdout.write(`${lineOf(totals)}\n`);
    });
  }
}

/** The line that ends every run. */
export function lineOf({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`;
}

function countAll(modules: readonly TestModule[], unhandled: number): Totals {
  const totals = { passed: 0, failed: unhandled };

  for (const module of modules) {
    totals.failed += brokenGroups(module);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === "passed") totals.passed += 1;
      if (state === "failed") totals.failed += 1;
    }
  }
  return totals;
}

/** A file that does not load and a hook that throws fail without a failed test of their own. */
function brokenGroups(module: TestModule): number {
  const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  return groups.filter((group) => group.errors().length > 0).length;
}
