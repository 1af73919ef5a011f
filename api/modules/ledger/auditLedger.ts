import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../../core/sql/sql.ts";
import type { LedgerProblem } from "./audit.types.ts";

/** One row for each violated invariant of the ledger, at most 1000: an investigation needs no more to start. */
export function auditLedger(em: EntityManager): Promise<LedgerProblem[]> {
  return rows(
    em,
    sql<LedgerProblem>`
      select problem, subject, expected::float8 as expected, found::float8 as found from ledger_audit() limit 1000`,
  );
}
