import { startOfDay, utcDay } from "../../core/clock.ts";
import type { Context } from "../../core/context.ts";
import { RANGE_DAYS, type AnalyticsRange } from "../../core/graphql/enums.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import {
  IssuePoint,
  IssueReason,
  LedgerIssue,
  LedgerSupply,
  type SupplyPart,
} from "./supply.types.ts";

/** Nobody's TP yet. */
const NOT_IN_CIRCULATION: ReadonlySet<string> = new Set(["treasury", "staking_pool"]);

/** A year of postings may be all there are. */
const ISSUE_MS = 15_000;

/** All TP by the kind of account they are in. One statement, on the reader. */
export async function readSupply({ services }: Context): Promise<LedgerSupply> {
  const byKind = sql<SupplyPart>`
    select a.kind, count(*)::int as accounts, sum(a.balance)::float8 as balance, sum(a.held)::float8 as held
    from ledger_accounts a group by a.kind order by sum(a.balance) desc, a.kind`;
  const parts = await services.reader.read((em) => rows(em, byKind));
  const sumOf = (which: (part: SupplyPart) => boolean) =>
    parts.filter(which).reduce((sum, { balance }) => sum + balance, 0);
  return Object.assign(new LedgerSupply(), {
    asOf: services.clock.now(),
    parts,
    sum: sumOf(() => true),
    circulation: sumOf(({ kind }) => !NOT_IN_CIRCULATION.has(kind)),
  });
}

interface Moved {
  date: string;
  reason: string;
  issued: number;
  returned: number;
  postings: number;
}

/** What left the treasury and came back to it, by reason and UTC day. One statement, on the reader. */
export async function readIssue(
  { services }: Context,
  range: AnalyticsRange,
): Promise<LedgerIssue> {
  const now = services.clock.now();
  const first = startOfDay(now, 1 - RANGE_DAYS[range]);
  const moved = sql<Moved>`
    select to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD') as date, t.reason,
      coalesce(sum(t.amount) filter (where f.kind = 'treasury'), 0)::float8 as issued,
      coalesce(sum(t.amount) filter (where g.kind = 'treasury'), 0)::float8 as returned, count(*)::int as postings
    from ledger_transfers t
    join ledger_accounts f on f.id = t.from_account_id join ledger_accounts g on g.id = t.to_account_id
    where t.created_at >= ${first} and t.created_at < ${startOfDay(now, 1)} and 'treasury' in (f.kind, g.kind)
    group by 1, 2`;
  const found = await services.reader.read((em) => rows(em, moved), { statementMs: ISSUE_MS });

  const dates = Array.from({ length: RANGE_DAYS[range] }, (_, n) => utcDay(startOfDay(first, n)));
  const reasons = [...Map.groupBy(found, ({ reason }) => reason)]
    .map(([reason, those]) =>
      Object.assign(new IssueReason(), {
        reason,
        ...totalsOf(those),
        postings: those.reduce((sum, { postings }) => sum + postings, 0),
        points: pointsOf(dates, those),
      }),
    )
    .toSorted((a, b) => volumeOf(b) - volumeOf(a) || (a.reason < b.reason ? -1 : 1));
  return Object.assign(new LedgerIssue(), {
    ...totalsOf(found),
    points: pointsOf(dates, found),
    reasons,
  });
}

function totalsOf(moved: readonly Moved[]): Pick<LedgerIssue, "issued" | "returned"> {
  return {
    issued: moved.reduce((sum, { issued }) => sum + issued, 0),
    returned: moved.reduce((sum, { returned }) => sum + returned, 0),
  };
}

function volumeOf({ issued, returned }: IssueReason): number {
  return issued + returned;
}

function pointsOf(dates: readonly string[], moved: readonly Moved[]): IssuePoint[] {
  const byDate = Map.groupBy(moved, ({ date }) => date);
  return dates.map((date) =>
    Object.assign(new IssuePoint(), { date, ...totalsOf(byDate.get(date) ?? []) }),
  );
}
