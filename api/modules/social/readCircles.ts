import type { RawBuilder } from "kysely";
import type { Context } from "../../core/context.ts";
import type { CircleAccess, CircleRole } from "../../core/graphql/enums.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { memberObject, type MemberRow } from "../accounts/index.ts";
import { refuseOutsider } from "../circles/index.ts";
import type { Page } from "./findPosts.ts";

export interface CircleRow {
  id: number;
  name: string;
  description: string;
  location: string | null;
  category: string | null;
  isPrivate: boolean;
  memberCount: number;
  admin: MemberRow;
  access: CircleAccess;
  createdAt: Date;
}

export interface CircleMemberRow {
  member: MemberRow;
  role: CircleRole;
  joinedAt: Date;
  place: number;
}

/** A circle as the database returns it. */
const columns = (me: number) => sql`
  g.id, g.name, g.description, g.location, g.category, g.is_private as "isPrivate", g.member_count as "memberCount",
  g.created_at as "createdAt", ${memberObject} as admin,
  coalesce((select m.role from circle_members m where m.circle_id = g.id and m.user_id = ${me}),
           (select 'requested' from circle_requests r where r.circle_id = g.id and r.user_id = ${me}), 'none') as access`;

/** A page of circles: all, or those of which the viewer is a member. */
export async function findCircles(
  ctx: Context,
  { mine, ...page }: Page & { mine: boolean },
): Promise<Connection<CircleRow>> {
  const size = pageSize(page.first);
  const [before] = decodePlace(page.after, 1) ?? [];
  const me = ctx.viewer?.id ?? 0;
  const which: RawBuilder<unknown>[] = [
    sql`true`,
    ...(mine
      ? [
          sql`exists (select 1 from circle_members m where m.circle_id = g.id and m.user_id = ${me})`,
        ]
      : []),
    ...(before === undefined ? [] : [sql`g.id < ${before}`]),
  ];
  const found = await rows<Stored<CircleRow>>(
    ctx.em,
    sql`select ${columns(me)} from circles g join users u on u.id = g.admin_id
        where ${sql.join(which, sql` and `)} order by g.id desc limit ${sql.lit(size + 1)}`,
  );
  return toConnection(found.map(toCircle), size, ({ id }) => [id]);
}

/** One circle. Everybody may see that it exists. */
export async function findCircle(ctx: Context, id: number): Promise<CircleRow | null> {
  const found = await row<Stored<CircleRow>>(
    ctx.em,
    sql`select ${columns(ctx.viewer?.id ?? 0)} from circles g join users u on u.id = g.admin_id where g.id = ${id}`,
  );
  return found ? toCircle(found) : null;
}

/** One circle by its id; all of a request in one statement. */
export function circleBy(ctx: Context, id: number): Promise<CircleRow | null> {
  return batched<number, CircleRow | null>(
    ctx,
    "circles",
    async (ids) => {
      const found = await rows<Stored<CircleRow>>(
        ctx.em,
        sql`select ${columns(ctx.viewer?.id ?? 0)} from circles g join users u on u.id = g.admin_id
            where g.id = any(${[...ids]})`,
      );
      return new Map(found.map((circle) => [circle.id, toCircle(circle)]));
    },
    null,
  ).load(id);
}

/** A page of the members of a circle, for its members. */
export async function membersOfCircle(
  ctx: Context,
  circleId: number,
  page: Page,
): Promise<Connection<CircleMemberRow>> {
  const size = pageSize(page.first);
  const [before] = decodePlace(page.after, 1) ?? [];
  await refuseOutsider(ctx, circleId);
  const found = await rows<Stored<CircleMemberRow>>(
    ctx.em,
    sql`select ${memberObject} as member, m.role, m.joined_at as "joinedAt", m.user_id as place
        from circle_members m join users u on u.id = m.user_id
        where m.circle_id = ${circleId} ${before === undefined ? sql`` : sql`and m.user_id < ${before}`}
        order by m.user_id desc limit ${sql.lit(size + 1)}`,
  );
  return toConnection(found.map(toMember), size, ({ place }) => [place]);
}

const WAITING_MAX = 100;

/**
 * The members who wait for the admin's approval to join. Only for the circle's admin; empty for others. One statement
 * for all circles of a request.
 */
export function requestsOf(ctx: Context, circleId: number): Promise<MemberRow[]> {
  return batched<number, MemberRow[]>(
    ctx,
    "circleRequests",
    async (ids) => {
      const found = await rows<{ circleId: number; member: MemberRow }>(
        ctx.em,
        sql`select g.id as "circleId", ${memberObject} as member from circles g
            cross join lateral (
              select * from circle_requests where circle_id = g.id order by created_at, user_id limit ${sql.lit(WAITING_MAX)}) r
            join users u on u.id = r.user_id
            where g.id = any(${[...ids]}) and g.admin_id = ${ctx.viewer?.id ?? 0} order by r.created_at, r.user_id`,
      );
      const byCircle = Map.groupBy(found, (request) => request.circleId);
      return new Map(
        [...byCircle].map(([id, requests]) => [id, requests.map(({ member }) => dated(member))]),
      );
    },
    [],
  ).load(circleId);
}

function toCircle({ createdAt, ...circle }: Stored<CircleRow>): CircleRow {
  dated(circle.admin);
  return { ...circle, createdAt: new Date(createdAt) };
}

function toMember({ joinedAt, ...found }: Stored<CircleMemberRow>): CircleMemberRow {
  dated(found.member);
  return { ...found, joinedAt: new Date(joinedAt) };
}

function dated(member: MemberRow): MemberRow {
  member.createdAt = new Date(member.createdAt);
  return member;
}
