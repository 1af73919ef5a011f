import { Migration } from "@mikro-orm/migrations";

/** All rows of a query of the explorer, as a report. */
export class Migration20261126000115_query_reports extends Migration {
  override up(): void {
    for (const table of ["report_runs", "report_schedules"])
      this.addSql(`
        alter table ${table} add column query jsonb,
          add constraint ${table}_query_check check ((report = 'query') = (query is not null))`);
    this.addSql(`
      alter table report_runs drop constraint report_runs_failure_check,
        add constraint report_runs_failure_check
          check (failure in ('disk_full', 'too_slow', 'interrupted', 'query_invalid', 'error'))`);
  }
}
