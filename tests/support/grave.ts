/**
 * What a test says when it found something that no busy machine excuses: it begins the failure's text.
 * `.ci/verdict.ts` fails a run for it even when the test passes the second time.
 */
export const GRAVE = {
  books: "the books are right",
  events: "every event once, in its order",
  leak: "nothing is held that was let go, nothing is told that is not theirs",
  console: "the console of every page stays empty",
} as const;

/** Whether a failure's text is that of a grave one. */
export function isGrave(error: string): boolean {
  return Object.values(GRAVE).some((words) => error.includes(words));
}
