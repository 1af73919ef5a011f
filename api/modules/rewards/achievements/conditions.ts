import type { MemberFacts } from "./memberFacts.ts";

export type FactName = Exclude<keyof MemberFacts, "byMonth">;
/** Facts that are also known by the month of the year. */
export type FactOfMonth = keyof MemberFacts["byMonth"][number];

/** One thing that has to be so. */
export interface Condition {
  fact: FactName;
  op: ">=" | "<=";
  value: number;
  /** Only what was done in these months of any year, from 1 to 12. */
  window?: { months: number[] };
}

/** `achievements.conditions`: all of them have to be so. */
export interface Conditions {
  all: Condition[];
}

/** How far a member is. What may not be more (`<=`) is no progress: it only has to be so in the end. */
export function progressOf(
  { all }: Conditions,
  facts: MemberFacts,
): { progress: number; isReached: boolean } {
  const asked = all.filter(isAsked);
  return {
    progress: asked.reduce((sum, one) => sum + Math.min(one.value, valueOf(one, facts)), 0),
    isReached: all.every((one) =>
      one.op === ">=" ? valueOf(one, facts) >= one.value : valueOf(one, facts) <= one.value,
    ),
  };
}

/** The progress with which everything is done. */
export function mostOf({ all }: Conditions): number {
  return all.filter(isAsked).reduce((sum, { value }) => sum + value, 0);
}

function isAsked({ op }: Condition): boolean {
  return op === ">=";
}

function valueOf({ fact, window }: Condition, facts: MemberFacts): number {
  if (!window) return facts[fact];
  return window.months.reduce(
    (sum, month) => sum + (facts.byMonth[month]?.[fact as FactOfMonth] ?? 0),
    0,
  );
}
