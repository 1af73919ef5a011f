import { describe, expect, it } from "vitest";
import { FLICKERING_MAX, judge, linesOf } from "../../.ci/verdict.ts";
import { GRAVE } from "./grave.ts";
import { times } from "./races.ts";
import type { FileOutcome, RunOutcome } from "./reporter.ts";

const failure = (error: string) => ({ test: "holds", error, seconds: 1.5, load: 12 });
const file = (name: string, passed: number, ...errors: string[]): FileOutcome => ({
  file: name,
  project: "api",
  passed,
  failures: errors.map(failure),
  seconds: 2,
});
const run = (...files: FileOutcome[]): RunOutcome => ({ files, uncaught: [] });
const GREEN = file("a.test.ts", 3);

describe("the verdict on a run", () => {
  it("counts what passed when nothing failed", () => {
    expect(judge(run(GREEN), new Map())).toEqual({
      passed: 3,
      failed: 0,
      flickering: [],
      reasons: [],
    });
  });

  it("passes a file that holds by itself, and lists what it was with its test, error, seconds and load", () => {
    const verdict = judge(
      run(GREEN, file("b.test.ts", 1, "too late")),
      new Map([["b.test.ts", run(file("b.test.ts", 2))]]),
    );
    expect(verdict).toMatchObject({ passed: 5, failed: 0 });
    expect(verdict.flickering).toEqual([{ file: "b.test.ts", ...failure("too late") }]);
    expect(linesOf(verdict).join("\n")).toMatch(
      /b\.test\.ts: holds\s+too late\s+after 1\.5 s, load 12/,
    );
  });

  it("fails a file that fails again, that runs nothing the second time, or that was not tried", () => {
    const first = run(GREEN, file("b.test.ts", 1, "wrong"));
    const twice = judge(first, new Map([["b.test.ts", run(file("b.test.ts", 1, "wrong"))]]));
    expect(twice).toMatchObject({ passed: 4, failed: 1, flickering: [] });
    const nothing = { files: [], uncaught: ["vitest ended with 1"] };
    expect(judge(first, new Map([["b.test.ts", nothing]]))).toMatchObject({ passed: 3, failed: 1 });
    expect(judge(first, new Map())).toMatchObject({ passed: 4, failed: 1 });
  });

  it("fails for an error that belongs to no file", () => {
    expect(judge({ files: [GREEN], uncaught: ["boom"] }, new Map())).toMatchObject({ failed: 1 });
  });

  it.each(Object.values(GRAVE))("fails for a flicker that shows this: %s", (words) => {
    const verdict = judge(
      run(file("b.test.ts", 0, `${words}: expected [ 1 ] to deeply equal []`)),
      new Map([["b.test.ts", run(file("b.test.ts", 1))]]),
    );
    expect(verdict).toMatchObject({ passed: 1, failed: 1, flickering: [{ file: "b.test.ts" }] });
    expect(linesOf(verdict).at(-1)).toMatch(/no busy machine excuses this: b\.test\.ts/);
  });

  it("fails for more flickering files than it may have", () => {
    const names = (count: number) => times(count, (n) => `${n}.test.ts`);
    const judged = (count: number) =>
      judge(
        run(...names(count).map((name) => file(name, 0, "late"))),
        new Map(names(count).map((name) => [name, run(file(name, 1))])),
      );
    expect(judged(FLICKERING_MAX)).toMatchObject({ passed: 6, failed: 0 });
    expect(judged(FLICKERING_MAX + 1)).toMatchObject({ passed: 7, failed: 1 });
  });
});
