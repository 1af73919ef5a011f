import { momentWords } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import type { ItemEvents } from "../../core/outbox/events/items.ts";
import { row, sql } from "../../core/sql/sql.ts";
import type { Notice } from "../notifications/index.ts";
import { appealableUntil } from "./cases/case.notices.ts";

/** Tells the owner why their item was deleted, and until when they can contest it, unless it is back already. */
export async function deletedNotices(
  tx: Tx,
  { itemId, ownerId }: ItemEvents["ItemDeleted"],
): Promise<Notice[]> {
  const found = await row(
    tx.em,
    sql<{ title: string; reason: string; caseId: number | null; at: string }>`
      select i.title, r.reason, r.created_at as at,
        (select max(k.id) from moderation_cases k
         where k.subject = 'item' and k.subject_id = i.id and k.decision in ('remove', 'suspend')) as "caseId"
      from items i join item_removals r on r.item_id = i.id and r.restored_at is null
      where i.id = ${itemId}`,
  );
  if (!found) return [];
  return [
    {
      userId: ownerId,
      type: "item_deleted",
      title: "Item removed",
      message: `The market removed ${found.title}: ${found.reason} – You can contest this until ${momentWords(appealableUntil(new Date(found.at)))}`,
      data: { itemId },
      actionUrl: `/decisions/${found.caseId}`,
      priority: "high",
    },
  ];
}

/** Tells the owner that their item is back. */
export async function restoredNotices(
  tx: Tx,
  { itemId, ownerId }: ItemEvents["ItemRestored"],
): Promise<Notice[]> {
  const found = await row(
    tx.em,
    sql<{ title: string }>`select title from items where id = ${itemId} and status <> 'removed'`,
  );
  if (!found) return [];
  return [
    {
      userId: ownerId,
      type: "item_restored",
      title: "Item restored",
      message: `${found.title} is back where it was`,
      data: { itemId },
      actionUrl: `/buy/${itemId}`,
    },
  ];
}
