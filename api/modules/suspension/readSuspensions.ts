import type { RawBuilder } from "kysely";
import type { Context } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { Suspension } from "./suspension.types.ts";

const NEWEST = 100;

/** The newest suspensions of a member. */
export function readSuspensions(ctx: Context, memberId: string): Promise<Suspension[]> {
  return suspensionsWhere(ctx, sql`user_id = ${idOf(memberId, "memberId")}`);
}

/** One suspension, which must exist. */
export async function readSuspension(ctx: Context, id: number): Promise<Suspension> {
  const [found] = await suspensionsWhere(ctx, sql`id = ${id}`);
  if (!found) throw new Error("a suspension is gone");
  return found;
}

async function suspensionsWhere(
  { em }: Context,
  condition: RawBuilder<unknown>,
): Promise<Suspension[]> {
  const found = await rows(
    em,
    sql<Stored<Suspension>>`
      select id, user_id as "memberId", admin_id as "adminId", reason, notes, duration, expires_at as "expiresAt",
        is_active as "isActive", created_at as "createdAt", lifted_at as "liftedAt", lifted_by_id as "liftedById",
        lift_notes as "liftNotes"
      from suspension_logs where ${condition} order by id desc limit ${NEWEST}`,
  );
  return found.map((log) =>
    Object.assign(new Suspension(), log, {
      createdAt: new Date(log.createdAt),
      expiresAt: log.expiresAt === null ? null : new Date(log.expiresAt),
      liftedAt: log.liftedAt === null ? null : new Date(log.liftedAt),
    }),
  );
}
