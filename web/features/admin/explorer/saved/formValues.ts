import { relativeTime } from "../../../../../schema/relativeTime.ts";
import type { QueryVariableKind } from "../../../../gql/graphql.ts";
import { utcTimestampText } from "../../../../ui/dayText.ts";

/** A variable of a saved query. */
export interface QueryVariable {
  name: string;
  type: string;
  kind: QueryVariableKind;
  isRequired: boolean;
  choices: readonly string[];
  default?: unknown;
}

/** What is in the fields of the form, by variable. */
export type FormTexts = Record<string, string>;

/** What the form begins with: values of the address where it has some, else those that were saved. */
export function initialTexts(
  variables: readonly QueryVariable[],
  address: URLSearchParams,
): FormTexts {
  return Object.fromEntries(
    variables.map(({ name, kind, default: saved }) => [
      name,
      address.get(name) ?? textOf(kind, saved),
    ]),
  );
}

function textOf(kind: QueryVariableKind, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (kind === "json") return JSON.stringify(value, null, 2);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The values of the form's fields, or what is wrong with which. An empty field has no value. */
export function readTexts(variables: readonly QueryVariable[], texts: FormTexts) {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const variable of variables) {
    const { name, isRequired } = variable;
    const text = texts[name]?.trim() ?? "";
    if (text === "") {
      if (isRequired) errors[name] = "Please give a value";
      continue;
    }
    const read = READ[variable.kind](text, variable);
    if ("error" in read) errors[name] = read.error;
    else values[name] = read.value;
  }
  return { values, errors };
}

type Read = { value: unknown } | { error: string };

const WHOLE = /^[+-]?\d+$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

const READ: Readonly<Record<QueryVariableKind, (text: string, of: QueryVariable) => Read>> = {
  text: (text) => ({ value: text }),
  integer: (text) =>
    WHOLE.test(text) && Number.isSafeInteger(Number(text))
      ? { value: Number(text) }
      : { error: "This must be a whole number, such as 12" },
  number: (text) =>
    Number.isFinite(Number(text))
      ? { value: Number(text) }
      : { error: "This must be a number, such as 0.5" },
  boolean: (text) =>
    text === "true" || text === "false"
      ? { value: text === "true" }
      : { error: "This must be yes or no" },
  moment: (text) =>
    relativeTime(text) || (TIME.test(text) && !Number.isNaN(Date.parse(text)))
      ? { value: text }
      : { error: "Write 2026-11-26, 2026-11-26T10:00Z, or a time such as now-2h or today-30d" },
  day: (text) =>
    relativeTime(text)?.isDay || (DAY.test(text) && !Number.isNaN(Date.parse(text)))
      ? { value: text }
      : { error: "Write a day such as 2026-11-26 or today-30d" },
  choice: (text, { choices }) =>
    choices.includes(text) ? { value: text } : { error: `This must be ${choices.join(", ")}` },
  json: (text) => {
    try {
      return { value: JSON.parse(text) as unknown };
    } catch (error) {
      return { error: `This is no JSON: ${(error as Error).message}` };
    }
  },
};

/** Which moment a time is for a query that runs now; undefined for a time that does not depend on it. */
export function momentMeant(text: string, now: Date): string | undefined {
  const at = relativeTime(text.trim())?.at(now);
  return at && `${utcTimestampText(at)} UTC`;
}
