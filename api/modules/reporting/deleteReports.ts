import type { EntityManager } from "@mikro-orm/postgresql";
import { REPORTS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Services } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { filesOnDisk, removeFile } from "./reportFiles.ts";

const AT_ONCE = 50;

/**
 * Deletes runs that ended 30 days ago, and every file that belongs to no run: theirs, and what servers left that died or
 * lost their run. A run names its file before the file exists. Returns how much it removed.
 */
export async function deleteReports({ orm, env }: Services, now: Date): Promise<number> {
  const em = orm.em.fork() as EntityManager;
  const old = await rows(
    em,
    sql<{ id: number }>`
      delete from report_runs where id in (
        select r.id from report_runs r where r.finished_at <= ${hoursAfter(now, -24 * REPORTS.keptDays)} limit ${AT_ONCE})
      returning id`,
  );
  const files = await filesOnDisk(env);
  if (files.length === 0) return old.length;
  const keys = files.map(({ key }) => key);
  const ownerless = await rows(
    em,
    sql<{ key: string }>`
      select k.key from unnest(${keys}::uuid[]) k (key)
      where not exists (select 1 from report_runs r where r.file_key = k.key and r.status in ('running', 'done'))`,
  );
  const gone = new Set(ownerless.map(({ key }) => key));
  const removed = files.filter(({ key }) => gone.has(key));
  for (const { name } of removed) await removeFile(env, name);
  return old.length + removed.length;
}
