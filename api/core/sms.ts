import type { EntityManager } from "@mikro-orm/postgresql";
import type { Clock } from "./clock.ts";
import { row, rows, sql } from "./sql.ts";
import { inTransaction } from "./transaction.ts";

export interface TextMessage {
  /** E.164: +447700900012. */
  to: string;
  body: string;
  userId: number;
}

/**
 * Sends what use cases wrote to the `text_messages` table. Without SMS_WEBHOOK_URL they stay there and /dev/inbox shows
 * them. Another gateway is another object of this shape.
 */
export interface TextSender {
  /** Sends one message, unless it has left or is too old; answers whether. What throws is tried again later. */
  send(id: number): Promise<boolean>;
}

/** Where messages leave: one POST with a small JSON body, which every gateway can be given. */
export interface Gateway {
  url: string;
  token: string | undefined;
}

/** The name of the job that sends a text message. */
export const TEXT_TASK = "text-leaves";
/** A code is of no use later. */
const GIVE_UP_MS = 10 * 60_000;
const ATTEMPTS = 6;
/** Less than the 10 s after which the database ends a transaction that says nothing. */
const PATIENCE_MS = 4000;

/** Puts a text message and the job that sends it into the outbox of this transaction: a rollback sends none. */
export async function queueText(em: EntityManager, text: TextMessage, at: Date): Promise<void> {
  await rows(
    em,
    sql`with m as (
          insert into text_messages (user_id, to_number, body, created_at)
          values (${text.userId}, ${text.to}, ${text.body}, ${at}) returning id, created_at)
        select (graphile_worker.add_job(${sql.lit(TEXT_TASK)}, json_build_object('id', m.id),
          job_key := ${sql.lit(`${TEXT_TASK}:`)} || m.id, run_at := least(now(), m.created_at),
          max_attempts := ${sql.lit(ATTEMPTS)})).id from m`,
  );
}

/** A sender through the operator's gateway, or one that leaves everything in the dev inbox. */
export function createTextSender(
  gateway: Gateway | undefined,
  newEm: () => EntityManager,
  clock: Clock,
): TextSender {
  if (!gateway) return { send: async () => false };

  return {
    // In one transaction that holds the row, so that two servers do not send it twice.
    send: (id) =>
      inTransaction(newEm(), async (em) => {
        const text = await row(
          em,
          sql<TextMessage>`
            select to_number as "to", body, user_id as "userId" from text_messages
            where id = ${id} and sent_at is null and created_at > ${new Date(clock.now().getTime() - GIVE_UP_MS)}
            for update skip locked`,
        );
        if (!text) return false;
        await post(gateway, text);
        // It holds a code: what has left need not stay readable here.
        await rows(
          em,
          sql`update text_messages set sent_at = ${clock.now()}, body = '' where id = ${id}`,
        );
        return true;
      }),
  };
}

async function post({ url, token }: Gateway, { to, body }: TextMessage): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ to, body }),
    // A redirect could carry the code and the token to somebody else.
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the text gateway answered ${answer.status}`);
}
