import type { RawBuilder } from "kysely";
import type { Context } from "../../../core/context.ts";
import type { DeadlineName } from "../../../core/graphql/enums.ts";
import {
  dayAndMs,
  decodePlace,
  momentOf,
  pageSize,
  toConnection,
} from "../../../core/graphql/paging.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { overdueRows } from "./overdue.rows.ts";
import { OverdueDeadline, type OverdueDeadlineConnection } from "./overdue.types.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

interface Row {
  task: string;
  /** The number of the deadline in the list of all. */
  n: number;
  rowId: number;
  deadline: Date;
  error: string | null;
  tries: number;
}

/** A page of rows that are past their deadline, the most overdue first, each with why it could not be ended. */
export async function readOverdue(
  { em, services }: Context,
  { first, after }: Page,
): Promise<OverdueDeadlineConnection> {
  const size = pageSize(first);
  const place = beyond(decodePlace(after, 4));
  const found = await rows(
    em,
    sql<Stored<Row>>`
      select o.task, o.n, o.row_id as "rowId", o.deadline, f.error as error, coalesce(f.tries, 0) as tries
      from (${overdueRows(services)}) o
      left join deadline_failures f on f.task = o.task and f.row_id = o.row_id
      where ${place} order by o.deadline, o.n, o.row_id limit ${size + 1}`,
  );
  const places = new Map<OverdueDeadline, number[]>();
  const overdue = found.map(({ task, n, deadline, ...failure }) => {
    const name = task.replaceAll("-", "_") as DeadlineName;
    const at = new Date(deadline);
    const id = `${name}-${failure.rowId}`;
    const one = Object.assign(new OverdueDeadline(), failure, { id, name, deadline: at });
    places.set(one, [...dayAndMs(at), n, failure.rowId]);
    return one;
  });
  return toConnection(overdue, size, (one) => places.get(one) ?? []);
}

function beyond(place: number[] | undefined): RawBuilder<unknown> {
  if (!place) return sql`true`;
  const [day = 0, ms = 0, n, id] = place;
  return sql`(o.deadline, o.n, o.row_id) > (${momentOf(day, ms)}::timestamptz, ${n}::int, ${id}::int)`;
}
