import type { RawBuilder } from "kysely";
import { HISTORY_TEXT_MAX } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import { badField } from "../../core/failures.ts";
import { sql } from "../../core/sql/sql.ts";
import type { WalletHistoryFilter } from "./wallet.types.ts";

/** The conditions of a filter over e = ledger_entries, t = ledger_transfers, other = the account on the other side. */
export function conditionsOf(filter: WalletHistoryFilter | null | undefined): RawBuilder<unknown> {
  const { kind, from, to, text } = filter ?? {};
  const conditions = [sql`true`];
  if (kind === "received") conditions.push(sql`e.amount > 0`);
  if (kind === "paid") conditions.push(sql`e.amount < 0`);
  if (kind === "trades") conditions.push(sql`other.kind in ('wallet', 'escrow')`);
  if (kind === "earnings") conditions.push(sql`other.kind in ('treasury', 'staking_pool')`);
  const { start, end } = daysOf(from, to);
  if (start) conditions.push(sql`e.created_at >= ${start}`);
  if (end) conditions.push(sql`e.created_at < ${end}`);
  const pattern = patternOf(text);
  if (pattern)
    conditions.push(sql`(t.description ilike ${pattern} or replace(t.reason, '_', ' ') ilike ${pattern}
      or exists (select 1 from users u where u.id = other.user_id and u.display_name ilike ${pattern}))`);
  return sql.join(conditions, sql` and `);
}

/**
 * The start and the end of a span of UTC days. Refuses an invalid day and an end before the start with BAD_USER_INPUT.
 * Source: C50
 */
export function daysOf(
  from: string | null | undefined,
  to: string | null | undefined,
): { start: Date | undefined; end: Date | undefined } {
  const start = from ? dayOf("from", from) : undefined;
  const last = to ? dayOf("to", to) : undefined;
  if (start && last && last < start) throw badField("to", "to must not be before from");
  return { start, end: last && hoursAfter(last, 24) };
}

function dayOf(field: string, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay =
    /^(19|20)\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().startsWith(text);
  if (!isDay) throw badField(field, `${field} must be a day, YYYY-MM-DD`);
  return day;
}

function patternOf(text: string | null | undefined): string | undefined {
  const words = text?.trim() ?? "";
  if ([...words].length > HISTORY_TEXT_MAX)
    throw badField("text", `text may have at most ${HISTORY_TEXT_MAX} characters`);
  return words ? `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%` : undefined;
}
