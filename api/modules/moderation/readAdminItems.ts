import type { RawBuilder } from "kysely";
import type { Context } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { containing } from "../../core/sql/containing.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { actionsOn, restorableAfter } from "./adminItem.states.ts";
import { AdminItem, type AdminItemFilter } from "./adminItem.types.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the items that match, whatever their status, the newest first. */
export async function readAdminItems(
  ctx: Context,
  { q, status, category, userId }: AdminItemFilter,
  { first, after }: Page,
): Promise<Connection<AdminItem>> {
  const size = pageSize(first);
  const [place] = decodePlace(after, 1) ?? [];
  const pattern = containing(q);
  const conditions = [
    sql`true`,
    ...(place === undefined ? [] : [sql`i.id < ${place}`]),
    ...(pattern === null ? [] : [sql`(i.title ilike ${pattern} or u.username ilike ${pattern})`]),
    ...(status == null ? [] : [sql`i.status = ${status}`]),
    ...(category == null ? [] : [sql`i.category = ${category}`]),
    ...(userId == null ? [] : [sql`i.user_id = ${idOf(userId, "userId")}`]),
  ];
  const found = await read(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by i.id desc limit ${size + 1}`,
  );
  return toConnection(found, size, ({ id }) => [id]);
}

/** One item, also a deleted one; undefined when there is none. */
export async function readAdminItem(ctx: Context, id: number): Promise<AdminItem | undefined> {
  const [found] = await read(ctx, sql`i.id = ${id}`);
  return found;
}

async function read({ em, services }: Context, which: RawBuilder<unknown>): Promise<AdminItem[]> {
  const found = await rows(
    em,
    sql<Stored<Omit<AdminItem, "restorableUntil" | "viewerActions"> & { removedAt: Date | null }>>`
      select i.id, i.user_id as "ownerId", i.title, i.category, i.trust_points as "trustPoints", i.status, i.quantity,
        i.view_count as "viewCount", i.created_at as "createdAt", r.admin_id as "removedById", r.reason as "removalReason",
        r.created_at as "removedAt"
      from items i join users u on u.id = i.user_id
      left join item_removals r on r.item_id = i.id and r.restored_at is null
      where ${which}`,
  );
  return found.map(({ removedAt, ...item }) => {
    const restorableUntil = removedAt === null ? null : restorableAfter(new Date(removedAt));
    return Object.assign(new AdminItem(), item, {
      createdAt: new Date(item.createdAt),
      restorableUntil,
      viewerActions: actionsOn(item.status, restorableUntil, services.clock.now()),
    });
  });
}
