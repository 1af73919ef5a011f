import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Services } from "../../../core/context.ts";
import type { JobAction } from "../../../core/graphql/enums.ts";
import { MAIL_GIVE_UP_MS, MAIL_TASK } from "../../../core/mail/mail.ts";
import { TEXT_GIVE_UP_MS, TEXT_TASK } from "../../../core/mail/sms.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { Job } from "./job.types.ts";

type Row = Omit<Job, "viewerActions"> & { isTooOld: boolean };

/** The row that a job of the queue `j` is about is in its key: `mail-leaves:12`. */
const rowId = sql`nullif(split_part(j.key, ':', 2), '')::int`;

const status = sql`case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'given_up'
  when j.last_error is not null then 'failing' else 'waiting' end`;

/** Reads jobs of the queue `j`. Those of tasks that this version does not have are left out. */
export async function readJobRows(
  em: EntityManager,
  services: Services,
  which: RawBuilder<unknown>,
): Promise<Job[]> {
  const now = services.clock.now().getTime();
  const found = await rows(
    em,
    sql<Stored<Row>>`
      select j.id::float8 as id, replace(j.task_identifier, '-', '_') as task, ${status} as status, ${rowId} as "rowId",
        j.attempts::int as attempts, j.max_attempts::int as "maxAttempts", j.run_at as "runAt", j.created_at as "createdAt",
        j.last_error as error, coalesce(m.user_id, x.user_id) as "memberId",
        coalesce(m.created_at <= ${new Date(now - MAIL_GIVE_UP_MS)}, x.created_at <= ${new Date(now - TEXT_GIVE_UP_MS)}, false)
          as "isTooOld"
      from graphile_worker.jobs j
      left join mails m on j.task_identifier = ${sql.lit(MAIL_TASK)} and m.id = ${rowId}
      left join text_messages x on j.task_identifier = ${sql.lit(TEXT_TASK)} and x.id = ${rowId}
      where j.task_identifier = any(${tasksOf(services)}::text[]) and ${which}`,
  );
  return found.map(({ isTooOld, runAt, createdAt, ...job }) =>
    Object.assign(new Job(), job, {
      runAt: new Date(runAt),
      createdAt: new Date(createdAt),
      viewerActions: actionsOf(job, isTooOld, services),
    }),
  );
}

/** The jobs of this version, by their names in the queue. */
function tasksOf({ work: { periodic, rows: rowWork } }: Services): string[] {
  return [...[...periodic, ...rowWork].map(({ task }) => task), MAIL_TASK, TEXT_TASK];
}

/**
 * A job that runs is left alone. What is too old would not leave. A job that a row asks for cannot be dropped, because
 * the row gets another.
 */
function actionsOf(
  { task, status: at }: Pick<Job, "task" | "status">,
  isTooOld: boolean,
  { work }: Services,
): JobAction[] {
  if (at === "running") return [];
  const isRowWork = work.rows.some((one) => one.task.replaceAll("-", "_") === task);
  return [...(isTooOld ? [] : ["retry" as const]), ...(isRowWork ? [] : ["drop" as const])];
}
