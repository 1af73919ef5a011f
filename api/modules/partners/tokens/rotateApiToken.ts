import { API_TOKENS } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import { hoursAfter, momentWords } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { hashOf, newCredential } from "../../../core/credentials/tokens.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { SERVERS } from "../../../core/events/topics.ts";
import { badField, notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { mailMember, tokensPage } from "../../accounts/index.ts";
import type { MadeToken } from "./createApiToken.ts";
import { isActive } from "./token.rows.ts";

export interface Rotation {
  id: string;
  version: number;
  overlapDays: number;
}

interface Before {
  version: number;
  name: string;
  days: number;
  token: string;
  previousToken: string | null;
}

/**
 * Gives a token another secret; the one until now stays good for the overlap, and any before it ends. It lasts as long
 * again as it was made for, and its member is told. Refuses with NOT_FOUND a token that is over, and with
 * VERSION_CONFLICT when it was replaced meanwhile, so that of two at once only one has a secret that is good.
 */
export async function rotateApiToken(tx: Tx, input: Rotation): Promise<MadeToken> {
  const { overlapDays, version } = input;
  const id = idOf(input.id, "id");
  if (overlapDays < 0 || overlapDays > API_TOKENS.overlapDaysMax)
    throw badField("overlapDays", `The overlap is 0 to ${API_TOKENS.overlapDaysMax} days`);
  const { id: userId } = viewerOf(tx);
  const before = await row(
    tx.em,
    sql<Before>`
      select t.version, t.name, t.days, t.token, t.previous_token as "previousToken" from api_tokens t
      where t.id = ${id} and t.user_id = ${userId} and ${isActive(tx.now)} for no key update`,
  );
  if (!before) throw notFound("Token");
  if (before.version !== version)
    throw new Refused("VERSION_CONFLICT", "The token was replaced meanwhile", {
      details: { version: before.version },
    });

  const token = newCredential("mdp");
  const overlaps = overlapDays > 0;
  const previous = overlaps ? before.token : null;
  // The secret until now ends with the token, however long the overlap.
  const until = overlaps ? hoursAfter(tx.now, 24 * Math.min(overlapDays, before.days)) : null;
  await rows(
    tx.em,
    sql`
      update api_tokens set token = ${hashOf(token)}, last_four = ${token.slice(-4)}, version = version + 1,
        previous_token = ${previous}, previous_until = ${until}::timestamptz,
        expires_at = ${hoursAfter(tx.now, 24 * before.days)}
      where id = ${id}`,
  );
  for (const sid of [before.previousToken, overlaps ? null : before.token])
    if (sid !== null) tx.events.broadcast("sessionEnded", SERVERS, { sid });
  await mailMember(tx, userId, {
    subject: "A token of your Market Day account has another secret",
    news: `your token "${before.name}" was given another secret${until ? `; the one before is good until ${momentWords(until)}` : ""}.`,
    advice: `If it was not you, revoke the token at once and change your password: ${tokensPage(tx)}`,
  });
  invalidate(tx, userId, "apiTokens");
  return { id, token };
}
