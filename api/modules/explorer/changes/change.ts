import type { GraphQLSchema } from "graphql";
import { createHash } from "node:crypto";
import { EXPLORER_CHANGES } from "../../../../schema/limits.ts";
import { ruleOf } from "../../../core/access/enforce.ts";
import { refuseUnlessFresh } from "../../../core/access/freshness.ts";
import { sessionOf } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";
import { badDocument, fieldsIn, type Operation, type SentDocument } from "../documents.ts";
import { Confirmed } from "./watches.ts";

/** The fields that change nothing. */
const TRIALS = new Set(["dryRun", "dryRunMutation", "__typename"]);

/**
 * The one mutation that an operation asks for; null where it only tries something out. Refuses several, which would not
 * be done together, and what cannot be tried out.
 */
export function changeIn(schema: GraphQLSchema, given: Operation): string | null {
  const fields = fieldsIn([given.operation.selectionSet], "Mutation", given);
  const names = [...fields.values()].map(([node]) => node.name.value);
  const changes = names.filter((name) => !TRIALS.has(name));
  if (changes.length === 0) return null;
  const [change] = changes;
  if (change === undefined || names.length > 1)
    throw badDocument("The explorer runs one mutation at a time: each is tried out before");
  const rule = ruleOf(schema, `Mutation.${change}`);
  const isOfSession = rule.scope === "session" && !rule.action;
  if (isOfSession || rule.unstored)
    throw new Refused("FORBIDDEN", `${change} does not run in the explorer. Use its own page`);
  return change;
}

/** Refuses a session that has not proven within the last minutes who its administrator is. */
export function refuseUnlessProven(ctx: Context): Promise<void> {
  return refuseUnlessFresh({ who: "admin" }, ctx, EXPLORER_CHANGES.proofMinutes);
}

/** What a client gives back to have done what it has been shown, and until when. */
export function confirmationOf(ctx: Context, sent: SentDocument, hash: string) {
  const until = minutesAfter(ctx.services.clock.now(), EXPLORER_CHANGES.confirmMinutes);
  const { secretBox } = ctx.services;
  const confirms = secretBox.seal(JSON.stringify([hash, until.getTime()]), placeOf(ctx, sent));
  return { confirms, until };
}

/**
 * What lets a mutation do what was confirmed. Refuses with DRY_RUN_REQUIRED without a confirmation, with one of another
 * session, document or variables, and with one that is too old.
 */
export function confirmedBy(ctx: Context, sent: SentDocument, confirms: unknown): Confirmed {
  if (typeof confirms !== "string")
    throw dryRunRequired("The explorer only reads. Try a mutation out first, and confirm it");
  const opened = ctx.services.secretBox.open(confirms, placeOf(ctx, sent));
  if (opened === null)
    throw dryRunRequired("This confirms another mutation. Try this one out first");
  const [hash, until] = JSON.parse(opened) as [string, number];
  if (until <= ctx.services.clock.now().getTime())
    throw dryRunRequired(
      `A dry run counts for ${EXPLORER_CHANGES.confirmMinutes} minutes. Try it out again`,
    );
  return new Confirmed(hash, confirms);
}

/** A confirmation is of one session, one document, and its variables. */
function placeOf(ctx: Context, { text, operationName, variables }: SentDocument): string {
  const { sid } = sessionOf(ctx);
  const asked = JSON.stringify([text, operationName, variables]);
  return `dry run ${sid} ${createHash("sha256").update(asked).digest("base64url")}`;
}

function dryRunRequired(message: string): Refused {
  return new Refused("DRY_RUN_REQUIRED", message);
}
