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
 * A page of a member's own activity, the latest first, in one statement over the rows that know it. Each source gives
 * no more than a page holds. Refuses with BAD_USER_INPUT what is no cursor.
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
     ${place ? sql`where ${beyond(rank, place)}` : sql``}
     order by at desc, id desc limit ${limit})`;
}

/** What comes after a place, for one source: within a millisecond the sources follow each other by rank. */
function beyond(
  rank: number,
  [minutes = 0, ms = 0, from = 0, id = 0]: number[],
): RawBuilder<unknown> {
  const at = new Date(minutes * MINUTE_MS + ms);
  if (rank < from) return sql`at <= ${at}`;
  if (rank > from) return sql`at < ${at}`;
  return sql`(at, id) < (${at}, ${id})`;
}

/** The moment in two numbers, because a page cursor holds numbers below 2^31. */
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
