import type { RawBuilder } from "kysely";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { DisputeEntity, DisputeEventEntity } from "../disputes/disputes.entities.ts";
import { ReportEntity } from "../reports/reports.entities.ts";

const REMOVED = "[removed]";

/** SQL: the text with the member's identifying data replaced, cut to its maximum length. */
function scrubbed(column: string, pattern: string, max: number): RawBuilder<unknown> {
  return sql`left(regexp_replace(${sql.ref(column)}, ${pattern}, ${REMOVED}, 'gi'), ${max})`;
}

/**
 * Removes addresses, phone numbers, names and photos from what the member wrote to others. The texts themselves stay,
 * as the other half of a conversation or a deal. What others wrote stays, too.
 */
export async function eraseTexts(
  tx: Tx,
  me: number,
  { pattern, words }: { pattern: string; words: string[] },
): Promise<void> {
  const parts: [table: string, column: string, max: number, whose: RawBuilder<unknown>][] = [
    ["offers", "message", 500, sql`proposed_by_id = ${me}`],
    ["offers", "state_reason", 200, sql`${me} in (buyer_id, seller_id)`],
    ["transactions", "description", 5000, sql`${me} in (from_user_id, to_user_id)`],
    ["transactions", "notes", 5000, sql`${me} in (from_user_id, to_user_id)`],
    ["transactions", "review", 5000, sql`${me} in (from_user_id, to_user_id)`],
    ["order_events", "text", 500, sql`actor_id = ${me}`],
    ["order_events", "location", 200, sql`actor_id = ${me}`],
    [
      "order_parts",
      "cancel_reason",
      500,
      sql`seller_id = ${me} or order_id in (select id from orders where buyer_id = ${me})`,
    ],
    ["order_items", "title", 120, sql`item_id in (select id from items where user_id = ${me})`],
    // Relisted by the member who received the item, with the text of the first owner.
    [
      "items",
      "description",
      5000,
      sql`relisted_from_id in (select id from items where user_id = ${me})`,
    ],
    ["items", "title", 120, sql`user_id = ${me}`],
    // The market writes the text on the cards of offers and orders, whoever sends them.
    [
      "messages",
      "content",
      2000,
      sql`from_user_id = ${me} or to_user_id = ${me} and message_type in ('offer', 'order')`,
    ],
    ["reviews", "comment", 500, sql`reviewer_id = ${me}`],
    ["disputes", "description", 1000, sql`reporter_id = ${me}`],
    ["dispute_events", "text", 1000, sql`actor_id = ${me}`],
    ["adjustments", "reason", 500, sql`user_id = ${me}`],
    ["adjustments", "notes", 1000, sql`user_id = ${me}`],
    ["adjustments", "decision_note", 500, sql`user_id = ${me}`],
  ];
  for (const [table, column, max, whose] of parts) {
    await rows(
      tx.em,
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${scrubbed(column, pattern, max)}
          where (${whose}) and ${sql.ref(column)} ~* ${pattern}`,
    );
  }
  await rows(
    tx.em,
    sql`update messages set message_type = 'text', attachment_url = null,
          content = case when content = '' then '[Photo removed]' else content end
        where from_user_id = ${me} and attachment_url is not null`,
  );
  await rows(
    tx.em,
    sql`update items set tags = array(select tag from unnest(tags) tag where tag <> all(${words}) and tag !~* ${pattern})
        where relisted_from_id in (select id from items where user_id = ${me})`,
  );
  // What administrators asked the explorer about the member; half a question would be of no use to them.
  const asked = await rows(
    tx.em,
    sql<{
      userId: number;
    }>`delete from explorer_runs where document ~* ${pattern} or variables::text ~* ${pattern}
        returning user_id as "userId"`,
  );
  for (const { userId } of asked) invalidate(tx, userId, "explorerHistory");
  // The member's links lead to external pages that may identify them.
  await tx.em.nativeUpdate(DisputeEntity, { reporter: me }, { evidence: [] });
  await tx.em.nativeUpdate(DisputeEventEntity, { actor: me }, { evidence: [] });
  await tx.em.nativeUpdate(ReportEntity, { reporter: me }, { details: null });
  await rows(
    tx.em,
    sql`with gone as (select '{"fullName":"Former member","streetAddress":"Removed","apartment":null,"city":"Removed",
          "state":"Removed","zipCode":"Removed","phoneNumber":"Removed"}'::jsonb as address)
        update orders set shipping_address = shipping_address || address, billing_address = billing_address || address, notes = null
        from gone where buyer_id = ${me}`,
  );
}
