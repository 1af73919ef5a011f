import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { badField } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import { kindOf, kinds } from "./notificationKinds.ts";
import type { Unsubscribed } from "./preferences.types.ts";

interface Link {
  token: string;
  type?: string | null;
}

const TOKEN = /^[0-9a-f]{32}$/;
const UNKNOWN = "This unsubscribe link is not valid";

/**
 * Ends the mails of one kind, or without a kind all notification mails, for the member whose mail contained the token.
 * It needs no session and may be repeated. Refuses an unknown token or kind with BAD_USER_INPUT. Source: C28
 */
export async function unsubscribe(tx: Tx, { token, type }: Link): Promise<Unsubscribed> {
  const member = TOKEN.test(token)
    ? await row(tx.em, sql<{ id: number }>`select id from users where unsubscribe_token = ${token}`)
    : undefined;
  if (!member) throw badField("token", UNKNOWN);

  invalidate(tx, member.id, "notificationSettings");
  if (!type) {
    await tx.em.nativeUpdate(User, { id: member.id }, { notificationEmails: false });
    return { label: null };
  }
  if (!(await isMailed(tx, member.id, type))) throw badField("type", UNKNOWN);
  await rows(
    tx.em,
    sql`insert into notification_preferences (user_id, type, in_app, email) values (${member.id}, ${type}, true, false)
        on conflict (user_id, type) do update set email = false`,
  );
  return { label: kindOf(type).label };
}

/**
 * Whether the kind is listed, or the member has got one. Without this check anybody with a link could fill the table.
 */
async function isMailed(tx: Tx, memberId: number, type: string): Promise<boolean> {
  if (kinds().some((kind) => kind.type === type)) return true;
  const told = await row(
    tx.em,
    sql`select 1 from notifications where user_id = ${memberId} and type = ${type} limit 1`,
  );
  return told !== undefined;
}
