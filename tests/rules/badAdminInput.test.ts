import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policies } from "../../api/composition/policies.ts";
import { UNSAFE_TEXT } from "../../api/core/guard/shape.ts";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import type { Staff } from "../support/adminCases.ts";
import { ADMIN_CALLS, aQuestion, makeRoom } from "../support/badInput/adminCalls.ts";
import {
  aboutOf,
  FieldCalls,
  type CallError,
  type RootCall,
} from "../support/badInput/fieldCalls.ts";
import { forgedCursors, oddFor, wrongFor } from "../support/badInput/oddValues.ts";
import { placesOf, withValue, type Path } from "../support/badInput/values.ts";
import { Writes } from "../support/badInput/writes.ts";
import type { Field } from "../support/everyQuery.ts";
import { aMarket } from "../support/market.ts";
import { holdReports } from "../support/reporting.ts";

// Members are refused before an administrator's field looks at what it was given: here an administrator asks.

const market = aMarket();
const writes = new Writes(market);
const calls = new FieldCalls(market, writes);
const staff = { market } as Staff;
const schema = await buildSchema();

beforeAll(async () => {
  staff.admin = await market.admin();
  staff.second = await market.anotherAdmin("Ottoline");
  // No report is written while rows are watched.
  await holdReports(staff.admin);
  await writes.open();
});
afterAll(() => writes.close());

interface Page {
  pageInfo?: { endCursor: string | null };
}

/** Refusals that say nothing about the value: behind them it was not looked at. */
const HIDING = [
  "FEATURE_OFF",
  "RATE_LIMITED",
  "STEP_UP_REQUIRED",
  "TOO_MANY_REPORTS",
  "TOO_MANY_SAVED_QUERIES",
  "TOO_MANY_TILES",
  "UNAUTHENTICATED",
];

/** A refusal is about the value, and one of its form names the field. */
function expectAbout({ message, extensions }: CallError, call: RootCall, path: Path): void {
  const about = `${aboutOf(call)}: ${extensions.code} ${message}`;
  expect(HIDING, about).not.toContain(extensions.code);
  // Before the use case, text is looked at as a whole, and GraphQL quotes the value before the place.
  if (extensions.code !== "BAD_USER_INPUT" || message === UNSAFE_TEXT) return;
  if (message.startsWith("Variable ") && message.length === 300) return;
  const named = path.filter((step) => step !== "0" && step !== "input" && step !== "filter");
  const words = `${message} ${Object.keys(extensions.fields ?? {}).join(" ")}`;
  expect(
    named.some((name) => words.includes(name)),
    about,
  ).toBe(true);
}

const rulesFor = (kind: "Query" | "Mutation") =>
  Object.values(policies).flatMap((policy) =>
    Object.entries(policy[kind] ?? {}).flatMap(([name, { who }]) =>
      who === "admin" || who === "moderator" ? [name] : [],
    ),
  );

it("every mutation of administrators and moderators is tried below", () => {
  const tried = Object.keys(ADMIN_CALLS).map((name) => name.split(" ")[0]);
  // The arguments of a dry run are those of its action.
  expect(new Set([...tried, "dryRun"])).toEqual(new Set(rulesFor("Mutation")));
});

describe("every mutation of administrators", () => {
  it.each(Object.entries(ADMIN_CALLS))(
    "%s refuses what does not fit, writes nothing then, and never breaks",
    async (name, makeGood) => {
      const field = schema.getMutationType()?.getFields()[name.split(" ")[0] ?? ""];
      if (!field) throw new Error("no such mutation");
      const anew = async () => {
        await makeRoom(staff);
        return makeGood(staff);
      };
      const good = await anew();
      const callWith = (variables: Record<string, unknown>) =>
        ({ operation: "mutation", field, variables }) as const;

      for (const place of placesOf(field.args))
        for (const value of wrongFor(place)) {
          const call = callWith(withValue(good, place.path, value));
          const refusal = await calls.expectSound(staff.admin, call);
          expect(refusal, aboutOf(call)).toBeDefined();
        }

      let fresh = good;
      for (const place of placesOf(field.args))
        for (const value of oddFor(place)) {
          const call = callWith(withValue(fresh, place.path, value));
          const refusal = await calls.expectSound(staff.admin, call);
          if (refusal) expectAbout(refusal, call, place.path);
          else fresh = await anew();
        }
      // What was refused above was refused for its odd value.
      expect(await calls.expectSound(staff.admin, callWith(fresh))).toBeUndefined();
      await market.audit();
    },
    120_000,
  );
});

describe("every query of administrators", () => {
  let asked: (field: Field) => Record<string, unknown>;
  beforeAll(async () => {
    await makeRoom(staff);
    asked = await aQuestion(staff);
  });

  it.each(rulesFor("Query"))("%s refuses what does not fit, and never breaks", async (name) => {
    const field = schema.getQueryType()?.getFields()[name] as Field;
    const good = asked(field);
    const callWith = (variables: Record<string, unknown>) =>
      ({ operation: "query", field, variables }) as const;
    const { data, errors } = await calls.call(staff.admin, callWith(good));
    expect(errors, aboutOf(callWith(good))).toEqual([]);
    const { endCursor } = (data?.[name] as Page | null)?.pageInfo ?? {};

    for (const place of placesOf(field.args)) {
      for (const value of wrongFor(place)) {
        const call = callWith(withValue(good, place.path, value));
        expect(await calls.expectSound(staff.admin, call), aboutOf(call)).toBeDefined();
      }
      const cursors = place.path[0] === "after" ? forgedCursors(endCursor) : [];
      for (const value of [...oddFor(place), ...cursors]) {
        const call = callWith(withValue(good, place.path, value));
        const refusal = await calls.expectSound(staff.admin, call);
        if (refusal) expectAbout(refusal, call, place.path);
      }
    }
  });
});
