import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import { lockedRow, sql } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { blockerOf, refusedByBlock } from "../blocks/index.ts";
import { visibleTo } from "../items/index.ts";
import { addToThread } from "./addToThread.ts";
import type { MessageSent, SendMessageInput } from "./message.types.ts";
import { messageDraftOf, type MessageDraft } from "./messageDraft.ts";

/**
 * Sends a message. With a clientId a retry does not send it twice. Refuses with BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 * (the member left, or one of the two blocked the other) and IDEMPOTENCY_KEY_REUSED. Source: C27
 */
export async function sendMessage(tx: Tx, input: SendMessageInput): Promise<MessageSent> {
  const letter = messageDraftOf(viewerOf(tx).id, input);
  const [before, found] = await pipeline([sentBefore(tx, letter), readDelivery(tx, letter)]);
  if (before) return before;
  refuseUnlessDeliverable(letter, found);

  const messageId = await write(tx, letter);
  if (messageId === undefined) return sentMeanwhile(tx, letter);
  tx.outbox.append("MessageSent", { messageId });
  return { messageId, withId: letter.toId };
}

async function sentBefore(tx: Tx, letter: MessageDraft): Promise<MessageSent | undefined> {
  if (letter.clientId === null) return undefined;
  const sent = await lockedRow(
    tx.em,
    sql<{ id: number; isSame: boolean | null }>`
      select id, to_user_id = ${letter.toId} and content = ${letter.content}
                 and item_id is not distinct from ${letter.itemId}::int
                 and attachment_url is not distinct from ${letter.attachmentUrl}::text as "isSame"
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

async function sentMeanwhile(tx: Tx, letter: MessageDraft): Promise<MessageSent> {
  const sent = await sentBefore(tx, letter);
  if (!sent) throw new Error("a message is neither new nor known");
  return sent;
}

/** The data that decides whether a message may be delivered. */
interface Delivery {
  isActive: boolean | null;
  itemId: number | null;
  isOwnPicture: boolean;
  blockerId: number | null;
}

function readDelivery(tx: Tx, letter: MessageDraft): Promise<Delivery | undefined> {
  return lockedRow(
    tx.em,
    sql<Delivery>`
      select you.is_active as "isActive", i.id as "itemId",
        ${blockerOf(letter.fromId, letter.toId)} as "blockerId",
        exists (select 1 from uploads where user_id = me.id and path = ${letter.attachmentUrl}) as "isOwnPicture"
      from users me
      left join users you on you.id = ${letter.toId}
      left join items i on i.id = ${letter.itemId} and ${visibleTo(tx)}
      where me.id = ${letter.fromId}`,
  );
}

/**
 * Refuses a message that may not be delivered. The sender must be able to see the item, or the message would show what
 * the `item` query refuses; the picture must be an upload of the sender, or its path could show somebody else's.
 */
function refuseUnlessDeliverable(letter: MessageDraft, found: Delivery | undefined): void {
  if (!found || found.isActive === null) throw notFound("Member");
  if (!found.isActive) throw new Refused("FORBIDDEN", "This member cannot receive messages");
  if (found.blockerId !== null) throw refusedByBlock(found.blockerId, letter.fromId, "write");
  if (letter.attachmentUrl !== null && !found.isOwnPicture)
    throw badField("attachmentUrl", "Please upload the picture first");
  if (letter.itemId !== null && found.itemId === null) throw notFound("Item");
}

/** Inserts the message. Returns undefined if a message with the same clientId was committed meanwhile. */
function write(tx: Tx, letter: MessageDraft): Promise<number | undefined> {
  return addToThread(tx, {
    fromId: letter.fromId,
    toId: letter.toId,
    isUnread: true,
    insert: sql`
      insert into messages (from_user_id, to_user_id, content, item_id, message_type, attachment_url, client_id, created_at)
      values (${letter.fromId}, ${letter.toId}, ${letter.content}, ${letter.itemId},
              ${letter.attachmentUrl === null ? "text" : "image"}, ${letter.attachmentUrl}, ${letter.clientId}, ${tx.now})
      on conflict (from_user_id, client_id) where client_id is not null do nothing
      returning id`,
  });
}
