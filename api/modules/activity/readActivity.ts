import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { ActivityGroup, ActivityKind } from "../../core/graphql/enums.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import type { Activity } from "./activity.types.ts";
import { SOURCES, type Source } from "./sources.ts";

interface Page {
  group?: ActivityGroup | null;
  first?: number | null;
  after?: string | null;
}

interface Found {
  id: number;
  rank: number;
  group: ActivityGroup;
  at: string;
  kind: ActivityKind;
  subject: string;
  memberId: number | null;
  tp: number | null;
  url: string | null;
}

const MINUTE_MS = 60_000;

/**
 * A page of a member's own activity, the latest first, in one statement over all sources. Each source gives at most one
 * page of rows. Refuses an invalid cursor with BAD_USER_INPUT.
 */
export async function activityOf(
  em: EntityManager,
  memberId: number,
  { group, first, after }: Page,
): Promise<Connection<Activity>> {
  const size = pageSize(first);
  const place = decodePlace(after, 4);
  const sources = SOURCES.filter((source) => !group || source.group === group);
  const parts = sources.map((source) => newest(source, memberId, place, size + 1));
  const found = await rows(
    em,
    sql<Found>`
      select id::float8 as id, rank, "group", at, kind, subject, member_id as "memberId", tp, url
      from (${sql.join(parts, sql` union all `)}) a
      order by at desc, rank desc, id desc limit ${size + 1}`,
  );
  const { edges, pageInfo } = toConnection(found, size, placeOf);
  return {
    pageInfo,
    edges: edges.map(({ cursor, node }) => ({ cursor, node: present(em, node) })),
  };
}

function newest(
  { rank, group, rows: read }: Source,
  memberId: number,
  place: number[] | undefined,
  limit: number,
): RawBuilder<unknown> {
  return sql`
    (select id, ${sql.lit(rank)} as rank, ${sql.lit(group)} as "group", at, kind, subject, member_id, tp, url from (${read(memberId)}) s
     ${place ? sql`where ${afterCursor(rank, place)}` : sql``}
     order by at desc, id desc limit ${limit})`;
}

/**
 * SQL: whether a row of one source comes after the cursor. Rows of the same millisecond follow each other by the rank
 * of their source.
 */
function afterCursor(
  rank: number,
  [minutes = 0, ms = 0, from = 0, id = 0]: number[],
): RawBuilder<unknown> {
  const at = new Date(minutes * MINUTE_MS + ms);
  if (rank < from) return sql`at <= ${at}`;
  if (rank > from) return sql`at < ${at}`;
  return sql`(at, id) < (${at}, ${id})`;
}

/** The cursor of a row. Its time takes two numbers, because a page cursor holds numbers below 2^31. */
function placeOf({ at, rank, id }: Found): number[] {
  const ms = new Date(at).getTime();
  return [Math.floor(ms / MINUTE_MS), ms % MINUTE_MS, rank, id];
}

function present(em: EntityManager, { rank, memberId, at, ...found }: Found): Activity {
  return {
    ...found,
    id: `${rank}-${found.id}`,
    member: memberId === null ? null : em.getReference(User, memberId, { wrapped: true }),
    at: new Date(at),
  };
}
