import type { EntityManager } from "@mikro-orm/postgresql";
import { notFound } from "../../core/failures.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import type { Notification } from "./notification.entity.ts";

interface NotificationPage {
  unreadOnly?: boolean | null;
  /** The first word of their types. */
  group?: string | null;
  first?: number | null;
  after?: string | null;
}

const COLUMNS = sql`id, user_id as "userId", type, title, message, data, is_read as "isRead", priority, category,
                    action_url as "actionUrl", created_at as "createdAt", in_app as "inApp"`;
const MINUTE_MS = 60_000;

/** A page of a member's notifications, the latest first. A replaced one counts from its latest text. */
export async function notificationsOf(
  em: EntityManager,
  userId: number,
  { unreadOnly, group, first, after }: NotificationPage,
): Promise<Connection<Notification>> {
  const size = pageSize(first);
  const place = decodePlace(after, 3);
  const found = await rows<Stored<Notification>>(
    em,
    sql`select ${COLUMNS} from notifications
        where user_id = ${userId} and in_app
          ${group ? sql`and split_part(type, '_', 1) = ${group}` : sql``}
          ${unreadOnly ? sql`and not is_read` : sql``}
          ${place ? sql`and (created_at, id) < (${momentOf(place)}, ${place[2]})` : sql``}
        order by created_at desc, id desc limit ${size + 1}`,
  );
  return toConnection(found.map(present), size, placeOf);
}

/** Those of the given notifications that are the member's own. */
export async function notificationsAmong(
  em: EntityManager,
  userId: number,
  ids: readonly number[],
): Promise<Notification[]> {
  const found = await rows<Stored<Notification>>(
    em,
    sql`select ${COLUMNS} from notifications where id = any(${[...ids]}) and user_id = ${userId} order by id desc`,
  );
  return found.map(present);
}

/** One of a member's own notifications. Refuses with NOT_FOUND. */
export async function notificationOf(
  em: EntityManager,
  userId: number,
  id: number,
): Promise<Notification> {
  const [found] = await notificationsAmong(em, userId, [id]);
  if (!found) throw notFound("Notification");
  return found;
}

/** How many notifications a member has not read. */
export async function unreadNotificationsOf(em: EntityManager, userId: number): Promise<number> {
  const found = await row(
    em,
    sql<{ unread: number }>`
      select count(*)::int as unread from notifications where user_id = ${userId} and not is_read and in_app`,
  );
  return found?.unread ?? 0;
}

function present(found: Stored<Notification>): Notification {
  return { ...found, createdAt: new Date(found.createdAt) };
}

/** The cursor of a row. Its time takes two numbers, because a page cursor holds numbers below 2^31. */
function placeOf({ createdAt, id }: Notification): number[] {
  const ms = createdAt.getTime();
  return [Math.floor(ms / MINUTE_MS), ms % MINUTE_MS, id];
}

function momentOf([minutes = 0, ms = 0]: number[]): Date {
  return new Date(minutes * MINUTE_MS + ms);
}
