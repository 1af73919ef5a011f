import type { RawBuilder } from "kysely";
import type { Context } from "../../../core/context.ts";
import type { JobFilter } from "../../../core/graphql/enums.ts";
import {
  dayAndMs,
  decodePlace,
  momentOf,
  pageSize,
  toConnection,
} from "../../../core/graphql/paging.ts";
import { sql } from "../../../core/sql/sql.ts";
import { readJobRows } from "./job.rows.ts";
import type { JobConnection } from "./job.types.ts";
import { FILTERS } from "./parts.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** The queue has microseconds; a place in the list has milliseconds. */
const runAt = sql`date_trunc('milliseconds', j.run_at)`;

/** A page of jobs, the next ones first. */
export async function readJobs(
  { em, services }: Context,
  filter: JobFilter,
  { first, after }: Page,
): Promise<JobConnection> {
  const size = pageSize(first);
  const place = decodePlace(after, 3);
  const found = await readJobRows(
    em,
    services,
    sql`${FILTERS[filter]} and ${beyond(place)} order by ${runAt}, j.id limit ${size + 1}`,
  );
  return toConnection(found, size, ({ id, runAt: at }) => [...dayAndMs(at), id]);
}

function beyond(place: number[] | undefined): RawBuilder<unknown> {
  if (!place) return sql`true`;
  const [day = 0, ms = 0, id] = place;
  return sql`(${runAt}, j.id) > (${momentOf(day, ms)}::timestamptz, ${id}::bigint)`;
}
