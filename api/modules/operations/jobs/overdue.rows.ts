import type { RawBuilder } from "kysely";
import { minutesAfter } from "../../../core/clock.ts";
import type { Services } from "../../../core/context.ts";
import { sql } from "../../../core/sql/sql.ts";

/** The sweep looks every second, and tries a row that failed again after five. */
const OVERDUE_SECONDS = 10;

/** The rows of all deadlines that are overdue: `task`, `n`, `row_id` and `deadline`. */
export function overdueRows({ work: { deadlines }, clock }: Services): RawBuilder<unknown> {
  const before = minutesAfter(clock.now(), -OVERDUE_SECONDS / 60);
  const looks = deadlines.map(
    ({ task, table, waiting }, n) => sql`
      select ${sql.lit(task)} as task, ${sql.lit(n)}::int as n, id as row_id, deadline from ${sql.table(table)}
      where ${waiting} and deadline < ${before}`,
  );
  return sql.join(looks, sql` union all `);
}
