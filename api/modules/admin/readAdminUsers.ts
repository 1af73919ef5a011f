import type { RawBuilder } from "kysely";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import type { AdminUserAction, UserFilter } from "../../core/graphql/enums.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { containing } from "../../core/sql/containing.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { isSuspendedAt, roleOf } from "../accounts/index.ts";
import { suspensionActions } from "../suspension/index.ts";
import { AdminUser, type AdminUserFilter } from "./adminUser.types.ts";

type Account = Pick<
  AdminUser,
  "id" | "email" | "emailVerified" | "isAdmin" | "isDeleted" | "isSuspended"
>;

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the members that match, the newest first. Source: S2 §5 "Admin user filter" */
export async function readAdminUsers(
  ctx: Context,
  { q, status }: AdminUserFilter,
  { first, after }: Page,
): Promise<Connection<AdminUser>> {
  const size = pageSize(first);
  const [place] = decodePlace(after, 1) ?? [];
  const found = await read(
    ctx,
    sql`${place === undefined ? sql`true` : sql`u.id < ${place}`}
      and ${hasText(q)} and ${hasStatus(status ?? "all", ctx.services.clock.now())}
      order by u.id desc limit ${size + 1}`,
  );
  return toConnection(found, size, ({ id }) => [id]);
}

/** One member; undefined when there is none. */
export async function readAdminUser(ctx: Context, id: number): Promise<AdminUser | undefined> {
  const [found] = await read(ctx, sql`u.id = ${id}`);
  return found;
}

async function read(ctx: Context, which: RawBuilder<unknown>): Promise<AdminUser[]> {
  const { em, services } = ctx;
  const suspended = isSuspendedAt(services.clock.now());
  const found = await rows(
    em,
    sql<Stored<Omit<AdminUser, "isAdmin" | "viewerActions">>>`
      select u.id, u.username, u.display_name as "displayName", u.email, u.trust_points as "trustPoints",
        u.trust_level as "trustLevel", u.tp_balance as "tpBalance", u.created_at as "createdAt",
        u.last_login_at as "lastLoginAt", coalesce(s.items_listed, 0) as "itemsListed",
        coalesce(s.deals_completed, 0) as "dealsCompleted", u.email_verified as "emailVerified",
        u.phone_verified as "phoneVerified", u.two_step as "twoStep", u.is_active and not ${suspended} as "isActive",
        ${suspended} as "isSuspended", not u.is_active as "isDeleted",
        coalesce(${roleOf(services)}, 'member') as role,
        case when ${suspended} then u.suspension_reason end as "suspensionReason",
        case when ${suspended} then u.suspended_until end as "suspendedUntil"
      from users u left join user_stats s on s.user_id = u.id
      where ${which}`,
  );
  return found.map((user) =>
    Object.assign(new AdminUser(), user, {
      isAdmin: user.role === "admin",
      createdAt: new Date(user.createdAt),
      lastLoginAt: user.lastLoginAt === null ? null : new Date(user.lastLoginAt),
      suspendedUntil: user.suspendedUntil === null ? null : new Date(user.suspendedUntil),
      viewerActions: actionsOn(ctx, { ...user, isAdmin: user.role === "admin" }),
    }),
  );
}

/** What the viewer may do with an account: nobody changes their own role, or one that ADMIN_EMAIL gives. */
function actionsOn(ctx: Context, user: Account): AdminUserAction[] {
  const { adminEmail } = ctx.services.env;
  const isByAddress = user.emailVerified && user.email.toLowerCase() === adminEmail;
  const isOwn = user.id === viewerOf(ctx).id;
  const mayHaveRole = !user.isDeleted && !isOwn && !isByAddress;
  return [...suspensionActions(user), ...(mayHaveRole ? (["set_role"] as const) : [])];
}

function hasText(q: string | null | undefined): RawBuilder<unknown> {
  const pattern = containing(q);
  if (pattern === null) return sql`true`;
  return sql`(u.username ilike ${pattern} or u.email ilike ${pattern} or u.display_name ilike ${pattern})`;
}

function hasStatus(status: UserFilter, now: Date): RawBuilder<unknown> {
  switch (status) {
    case "all":
      return sql`true`;
    case "active":
      return sql`u.is_active and not ${isSuspendedAt(now)}`;
    case "inactive":
      return sql`(not u.is_active or ${isSuspendedAt(now)})`;
    default:
      return sql`u.trust_level = ${status}`;
  }
}
