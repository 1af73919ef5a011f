import type { Tx } from "../context.ts";
import { rows, sql } from "../sql/sql.ts";
import { createSender, sendsNothing, type Sender, type Surroundings } from "./sender.ts";

export interface TextMessage {
  /** E.164: +447700900012. */
  to: string;
  body: string;
  userId: number;
}

/** The gateway that sends messages. It gets one POST with a small JSON body, which every gateway can be adapted to. */
export interface Gateway {
  url: string;
  token: string | undefined;
}

/** The name of the job that sends a text message. */
export const TEXT_TASK = "text-leaves";
/** After how many milliseconds a text message is not sent any more: a code is of no use later. */
export const TEXT_GIVE_UP_MS = 10 * 60_000;
const ATTEMPTS = 6;
/** Less than the 10 s after which PostgreSQL ends a transaction that is idle. */
const PATIENCE_MS = 4000;

/** Inserts a text message, so a rollback sends none. Its job is added after the commit. */
export async function queueText(
  { em, now, services, afterCommit }: Tx,
  { to, body, userId }: TextMessage,
): Promise<void> {
  const written = await rows(
    em,
    sql<{ id: number }>`
      insert into text_messages (user_id, to_number, body, created_at)
      values (${userId}, ${to}, ${body}, ${now}) returning id`,
  );
  afterCommit.push(() => void services.texts.arm(written.map(({ id }) => id)));
}

/** A sender through the operator's gateway, or one that leaves everything in the dev inbox. */
export function createTextSender(gateway: Gateway | undefined, surroundings: Surroundings): Sender {
  if (!gateway) return sendsNothing;
  return createSender<TextMessage>(surroundings, {
    task: TEXT_TASK,
    table: "text_messages",
    columns: sql`t.to_number as "to", t.body, t.user_id as "userId"`,
    attempts: ATTEMPTS,
    giveUpMs: TEXT_GIVE_UP_MS,
    deliver: (text) => post(gateway, text),
  });
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
