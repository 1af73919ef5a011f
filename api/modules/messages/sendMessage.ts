import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { notifyLatest } from "../notifications/index.ts";
import { letterOf, type Letter } from "./letter.ts";
import { messageReceived } from "./messageReceived.ts";
import type { MessageSent, SendMessageInput } from "./message.types.ts";

/**
 * Sends a message; with a clientId it may be sent again and stays one message. Refuses with BAD_USER_INPUT,
 * NOT_FOUND, FORBIDDEN (the member left) and IDEMPOTENCY_KEY_REUSED. Source: C27
 */
export async function sendMessage(tx: Tx, input: SendMessageInput): Promise<MessageSent> {
  const letter = letterOf(viewerOf(tx).id, input);
  const { fromId, toId } = letter;
  const before = await sentBefore(tx, letter);
  if (before) return before;
  const { senderName } = await refuseUnlessDeliverable(tx, letter);

  const messageId = await write(tx, letter);
  if (messageId === undefined) return sentMeanwhile(tx, letter);
  await addToThread(tx, letter, messageId);

  tx.events.add("messageAdded", memberAudience(toId), { messageId, withId: fromId });
  tx.events.add("messageAdded", memberAudience(fromId), { messageId, withId: toId });
  await notifyLatest(tx, messageReceived(letter, messageId, senderName), { memberId: fromId });
  return { messageId, withId: toId };
}

async function sentBefore(tx: Tx, letter: Letter): Promise<MessageSent | undefined> {
  if (letter.clientId === null) return undefined;
  const sent = await row(
    tx.em,
    sql<{ id: number; isSame: boolean }>`
      select id, to_user_id = ${letter.toId} and content = ${letter.content}
                 and item_id is not distinct from ${letter.itemId}::int as "isSame"
      from messages where from_user_id = ${letter.fromId} and client_id = ${letter.clientId}`,
  );
  if (!sent) return undefined;
  if (!sent.isSame) {
    throw new Refused("IDEMPOTENCY_KEY_REUSED", "This clientId already names another message", {
      fields: { clientId: "This clientId already names another message" },
    });
  }
  tx.markReplayed();
  return { messageId: sent.id, withId: letter.toId };
}

async function sentMeanwhile(tx: Tx, letter: Letter): Promise<MessageSent> {
  const sent = await sentBefore(tx, letter);
  if (!sent) throw new Error("a message is neither new nor known");
  return sent;
}

/** The item is one the sender may see, or naming it in a message would show what `item` refuses. */
async function refuseUnlessDeliverable(tx: Tx, letter: Letter): Promise<{ senderName: string }> {
  const found = await row(
    tx.em,
    sql<{ senderName: string; isActive: boolean | null; itemId: number | null }>`
      select me.display_name as "senderName", you.is_active as "isActive", i.id as "itemId"
      from users me
      left join users you on you.id = ${letter.toId}
      left join items i on i.id = ${letter.itemId}
        and (i.status not in ('draft', 'hidden', 'removed') or i.user_id = me.id)
      where me.id = ${letter.fromId}`,
  );
  if (!found || found.isActive === null) throw notFound("Member");
  if (!found.isActive) throw new Refused("FORBIDDEN", "This member cannot receive messages");
  if (letter.itemId !== null && found.itemId === null) throw notFound("Item");
  return found;
}

/** Undefined when the same clientId was committed while this one was on its way. */
async function write(tx: Tx, letter: Letter): Promise<number | undefined> {
  const written = await row(
    tx.em,
    sql<{ id: number }>`
      insert into messages (from_user_id, to_user_id, content, item_id, client_id, created_at)
      values (${letter.fromId}, ${letter.toId}, ${letter.content}, ${letter.itemId}, ${letter.clientId}, ${tx.now})
      on conflict (from_user_id, client_id) where client_id is not null do nothing
      returning id`,
  );
  return written?.id;
}

/**
 * Both members' rows of the thread, always the lower user id first: two members who write to each other at the same
 * moment wait and do not dead-lock. greatest, because a lower message id may commit later.
 */
async function addToThread(tx: Tx, { fromId, toId }: Letter, messageId: number): Promise<void> {
  const [low, high] = [Math.min(fromId, toId), Math.max(fromId, toId)];
  const unreadOf = (userId: number) => (userId === toId ? 1 : 0);
  await rows(
    tx.em,
    sql`insert into conversations as c (user_id, other_user_id, last_message_id, last_message_at, unread_count)
        values (${low}, ${high}, ${messageId}, ${tx.now}, ${unreadOf(low)}),
               (${high}, ${low}, ${messageId}, ${tx.now}, ${unreadOf(high)})
        on conflict (user_id, other_user_id) do update set
          last_message_id = greatest(c.last_message_id, excluded.last_message_id),
          last_message_at = greatest(c.last_message_at, excluded.last_message_at),
          unread_count = c.unread_count + excluded.unread_count`,
  );
}
