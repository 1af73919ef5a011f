import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";

interface About {
  userId: number;
  type: string;
  /** What the notifications are about: part of their data. */
  data: Record<string, unknown>;
}

/** Replaces the words of a member's notifications about something that nobody should read any more. */
export async function rewordNotifications(
  tx: Tx,
  { userId, type, data }: About,
  message: string,
): Promise<void> {
  await rows(
    tx.em,
    sql`update notifications set message = ${message}
        where user_id = ${userId} and type = ${type} and data @> ${JSON.stringify(data)}::jsonb`,
  );
}
