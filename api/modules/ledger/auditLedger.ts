import type { Context } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { LedgerProblem } from "./audit.types.ts";

/** It reads the whole books. */
const STATEMENT_MS = 30_000;

/** One row for each violated invariant of the ledger, at most 1000: an investigation needs no more to start. */
export function auditLedger({ services }: Context): Promise<LedgerProblem[]> {
  const problems = sql<LedgerProblem>`
    select problem, subject, expected::float8 as expected, found::float8 as found from ledger_audit() limit 1000`;
  return services.reader.read((em) => rows(em, problems), { statementMs: STATEMENT_MS });
}
