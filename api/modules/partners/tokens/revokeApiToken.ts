import type { RawBuilder } from "kysely";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { hashOf, isCredential } from "../../../core/credentials/tokens.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { SERVERS } from "../../../core/events/topics.ts";
import { badField, notFound } from "../../../core/failures.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { mailMember, tokensPage } from "../../accounts/index.ts";

/** Ends one of the viewer's tokens for good. Refuses with NOT_FOUND; one that is over already stays as it is. */
export async function revokeApiToken(tx: Tx, id: number): Promise<number> {
  const { id: userId } = viewerOf(tx);
  const [known] = await rows(
    tx.em,
    sql`select 1 from api_tokens t where t.id = ${id} and t.user_id = ${userId}`,
  );
  if (!known) throw notFound("Token");
  await revoke(tx, sql`id = ${id}`);
  return id;
}

/**
 * Ends the token that somebody found, and mails its member. The answer is the same whether it was one: who finds a text
 * learns nothing by it. Refuses with BAD_USER_INPUT what has not the form of a token.
 */
export async function reportLeakedToken(tx: Tx, token: string): Promise<boolean> {
  if (!isCredential(token, "mdp"))
    throw badField("token", "This is no token of Market Day: they begin with mdp_");
  const hash = hashOf(token);
  const isGood = sql`(token = ${hash} or previous_token = ${hash} and previous_until > ${tx.now})`;
  for (const ended of await revoke(tx, isGood)) await mailAbout(tx, ended);
  return true;
}

interface Ended {
  userId: number;
  name: string;
  token: string;
  previousToken: string | null;
}

async function revoke(tx: Tx, which: RawBuilder<unknown>): Promise<Ended[]> {
  const ended = await rows(
    tx.em,
    sql<Ended>`
      update api_tokens set revoked_at = ${tx.now}
      where ${which} and revoked_at is null and expires_at > ${tx.now}
      returning user_id as "userId", name, token, previous_token as "previousToken"`,
  );
  for (const { userId, token, previousToken } of ended) {
    for (const sid of [token, previousToken])
      if (sid !== null) tx.events.broadcast("sessionEnded", SERVERS, { sid });
    invalidate(tx, userId, "apiTokens", "activity");
  }
  return ended;
}

async function mailAbout(tx: Tx, { userId, name }: Ended): Promise<void> {
  await mailMember(tx, userId, {
    subject: "A token of your Market Day account was found, and has ended",
    news: `somebody found the secret of your token "${name}" where it should not be, and told us. It has ended: no program can use it any more.`,
    advice: `Make another one for your program, and look where the old one was readable: ${tokensPage(tx)}`,
  });
}
