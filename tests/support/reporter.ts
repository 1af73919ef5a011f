import { loadavg } from "node:os";
import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";

/** A test, or a file or group outside its tests, that failed. */
export interface Failure {
  test: string;
  /** The first line of its first error. */
  error: string;
  seconds: number;
  /** The machine's load in the minute before. */
  load: number;
}

export interface FileOutcome {
  /** From the root of the project. */
  file: string;
  project: string;
  passed: number;
  failures: Failure[];
  /** What it took, with the loading of what it imports. */
  seconds: number;
}

/** How a run ended. */
export interface RunOutcome {
  files: FileOutcome[];
  /** Errors that nobody caught and that belong to no file. */
  uncaught: string[];
}

type Caught = { readonly message?: string; readonly stack?: string };

/**
 * Counts a run: each test, each file or group that fails outside its tests, each error nobody caught.
 * Hands it to the process that started the run, or prints `N passed, N failed` as the very last line.
 */
export class OutcomeReporter implements Reporter {
  readonly #loads = new Map<string, number>();
  #root = process.cwd();

  onInit({ config }: Vitest): void {
    this.#root = config.root;
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === "failed") this.#loads.set(test.id, loadNow());
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const files = modules.map((module) => this.#outcomeOf(module));
    const uncaught: string[] = [];
    for (const error of unhandled as (Caught & { VITEST_TEST_PATH?: string })[]) {
      const file = files.find(({ file: name }) => error.VITEST_TEST_PATH?.endsWith(name));
      const said = firstLine(error);
      if (file) file.failures.push({ test: "outside of tests", error: said, ...unmeasured() });
      else uncaught.push(said);
    }

    const outcome: RunOutcome = { files, uncaught };
    const parent = process.send?.bind(process);
    process.once("exit", () => {
      if (parent) parent(outcome);
      else process.stdout.write(`${lineOf(totalsOf(outcome))}\n`);
    });
  }

  #outcomeOf(module: TestModule): FileOutcome {
    const tests = [...module.children.allTests()];
    const groups: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
    return {
      file: relative(this.#root, module.moduleId).replaceAll("\\", "/"),
      project: module.project.name,
      passed: tests.filter((test) => test.result().state === "passed").length,
      seconds:
        Math.round((module.diagnostic().duration + module.diagnostic().collectDuration) / 100) / 10,
      failures: [
        ...tests
          .filter((test) => test.result().state === "failed")
          .map((test) => ({
            test: test.fullName,
            error: firstLine(test.result().errors?.[0]),
            seconds: Math.round((test.diagnostic()?.duration ?? 0) / 100) / 10,
            load: this.#loads.get(test.id) ?? loadNow(),
          })),
        // A file that does not load and a hook that throws fail without a failed test of their own.
        ...groups
          .filter((group) => group.errors().length > 0)
          .map((group) => ({
            test: group.type === "suite" ? group.fullName : "the file itself",
            error: firstLine(group.errors()[0]),
            ...unmeasured(),
          })),
      ],
    };
  }
}

/** Of a whole run, or of several. */
export function totalsOf(...outcomes: RunOutcome[]): { passed: number; failed: number } {
  const files = outcomes.flatMap((outcome) => outcome.files);
  const uncaught = outcomes.flatMap((outcome) => outcome.uncaught);
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failures }) => sum + failures.length, uncaught.length),
  };
}

/** The line that ends every run. */
export function lineOf({ passed, failed }: { passed: number; failed: number }): string {
  return `${passed} passed, ${failed} failed`;
}

function unmeasured(): { seconds: number; load: number } {
  return { seconds: 0, load: loadNow() };
}

function loadNow(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}

function firstLine(error: Caught | undefined): string {
  return (error?.message ?? "no message").split("\n")[0]?.slice(0, 300) ?? "";
}
