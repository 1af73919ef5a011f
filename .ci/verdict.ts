import { isGrave } from "../tests/support/grave.ts";
import {
  type Failure,
  type FileOutcome,
  type RunOutcome,
  totalsOf,
} from "../tests/support/reporter.ts";

/** More files than this that pass only when they run by themselves fail the run. */
export const FLICKERING_MAX = 6;

/** A file that failed among the others and passed by itself. */
export interface Flicker extends Failure {
  file: string;
}

export interface Verdict {
  passed: number;
  failed: number;
  flickering: Flicker[];
  /** Why the run failed although every file passed in the end. */
  reasons: string[];
}

export function failedFiles({ files }: RunOutcome): FileOutcome[] {
  return files.filter(({ failures }) => failures.length > 0);
}

/**
 * Judges a run. A file that failed counts as it ended when it ran once more by itself; what passed then flickers.
 * Flickering fails the run where it is too much, or shows what no busy machine excuses.
 */
export function judge(first: RunOutcome, again: ReadonlyMap<string, RunOutcome>): Verdict {
  const whole = first.files.filter(({ file }) => !again.has(file));
  const totals = totalsOf({ files: whole, uncaught: first.uncaught }, ...again.values());
  const recovered = failedFiles(first).filter(({ file }) => {
    const second = again.get(file);
    return second && totalsOf(second).failed === 0 && totalsOf(second).passed > 0;
  });
  const flickering = recovered.flatMap(({ file, failures }) =>
    failures.map((failure) => ({ file, ...failure })),
  );

  const reasons = flickering
    .filter(({ error }) => isGrave(error))
    .map(({ file, test }) => `no busy machine excuses this: ${file}, ${test}`);
  if (recovered.length > FLICKERING_MAX)
    reasons.push(`${recovered.length} flickering files, more than ${FLICKERING_MAX}`);
  return { ...totals, failed: totals.failed + reasons.length, flickering, reasons };
}

/** What is printed above the last line. */
export function linesOf({ flickering, reasons }: Verdict): string[] {
  const list = flickering.map(
    ({ file, test, error, seconds, load }) =>
      `  ${file}: ${test}\n    ${error}\n    after ${seconds} s, load ${load}`,
  );
  return [
    ...(list.length > 0 ? ["Flickering (failed among the others, passed alone):", ...list] : []),
    ...reasons.map((reason) => `Failed: ${reason}`),
  ];
}
