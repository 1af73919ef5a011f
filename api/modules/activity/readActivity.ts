import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { badField } from "../../core/failures.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import type { Activity } from "./activity.types.ts";
import { GROUPS, SOURCES, type Source } from "./sources.ts";

interface Page {
  group?: string | null;
  first?: number | null;
  after?: string | null;
}

interface Found {
  id: number;
  rank: number;
  at: string;
  kind: string;
  subject: string;
  memberId: number | null;
  tp: number | null;
  url: string | null;
}

const MINUTE_MS = 60_000;

/**
 * A page of a member's own activity, the latest first, in one statement over the rows that know it. Each source gives
 * no more than a page holds. Refuses a group or a cursor that is none.
 */
export async function activityOf(
  em: EntityManager,
  memberId: number,
  { group, first, after }: Page,
): Promise<Connection<Activity>> {
  const size = pageSize(first);
  const place = decodePlace(after, 4);
  if (group && !GROUPS.some((name) => name === group))
    throw badField("group", `group is one of ${GROUPS.join(", ")}`);
  const sources = SOURCES.filter((source) => !group || source.group === group);
  if (sources.length === 0) return toConnection([], size, () => []);

  const parts = sources.map((source) => newest(source, memberId, place, size + 1));
  const found = await rows(
    em,
    sql<Found>`
      select id::float8 as id, rank, at, kind, subject, member_id as "memberId", tp, url
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
  { rank, rows: read }: Source,
  memberId: number,
  place: number[] | undefined,
  limit: number,
): RawBuilder<unknown> {
  return sql`
    (select id, ${sql.lit(rank)} as rank, at, kind, subject, member_id, tp, url from (${read(memberId)}) s
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
    group: SOURCES.find((source) => source.rank === rank)?.group ?? "",
    member: memberId === null ? null : em.getReference(User, memberId, { wrapped: true }),
    at: new Date(at),
  };
}
