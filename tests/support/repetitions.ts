/** Scripts a property is held against, times each race is run, and answers that are read beside writers, in `npm run test:long`. */
const LONG = { scripts: 2400, races: 20, answers: 10_000 } as const;
const isLong = process.env["REPETITIONS"] === "long";

/**
 * How many scripts a property is held against: `usual` of them by `npm test`, or as many as there is time for on a
 * busy machine; in the long form all of them.
 */
export function scripts(usual: number, usualMs: number) {
  return isLong
    ? { bounds: { numRuns: LONG.scripts }, patienceMs: 3_600_000 }
    : {
        bounds: { numRuns: usual, interruptAfterTimeLimit: usualMs },
        patienceMs: usualMs + 60_000,
      };
}

/** For `vi.setConfig` at the head of a file of races: each runs once by `npm test`. */
export const RACES = { testTimeout: 60_000, repeats: isLong ? LONG.races - 1 : 0 } as const;

/** How many answers are read beside writers: `usual` of them by `npm test`, and how long that may take. */
export function answers(usual: number) {
  return isLong
    ? { count: LONG.answers, patienceMs: 1_200_000 }
    : { count: usual, patienceMs: 120_000 };
}
