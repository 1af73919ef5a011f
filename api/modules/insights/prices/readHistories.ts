import type { RawBuilder } from "kysely";
import { hoursAfter } from "../../../core/clock.ts";
import { sql, type Stored } from "../../../core/sql/sql.ts";
import { isEvidence } from "../../accounts/index.ts";
import { isForAll, isShown } from "../../items/index.ts";
import type { PriceHistory } from "./backtest.ts";
import { priceWords } from "./words.ts";

/** Older prices say little about today's. */
const KEPT_DAYS = 365;

/** A row of `priceHistories`. */
export interface HistoryRow extends Omit<PriceHistory, "words"> {
  title: string;
  tags: string[];
}

/**
 * SQL: every public item of the last year with what is asked for it and what it was last sold for. What went by a swap
 * is left out: it has no price in TP.
 */
export function priceHistories(now: Date): RawBuilder<Stored<HistoryRow>> {
  return sql<Stored<HistoryRow>>`
    select i.id as "itemId", i.user_id as "sellerId", i.category, i.condition, i.title, i.tags, i.tp_value as ask,
      i.created_at as "listedAt", s.sold_for as "soldFor", s.sold_at as "soldAt", i.relisted_from_id as "relistedFrom",
      ${isEvidence("i.user_id")} as "isEvidence"
    from items i left join lateral (
      select coalesce(oi.price_at_time, t.trust_points) as sold_for, t.completed_at as sold_at
      from transactions t left join order_items oi on oi.id = t.order_item_id
      where t.item_id = i.id and t.type = 'purchase' and t.status = 'completed'
      order by t.id desc limit 1) s on true
    where i.created_at >= ${hoursAfter(now, -24 * KEPT_DAYS)} and i.status <> 'traded' and ${isShown()} and ${isForAll()}
    order by i.id`;
}

/** A row as it is learned from. */
export function historyOf({
  title,
  tags,
  listedAt,
  soldAt,
  ...row
}: Stored<HistoryRow>): PriceHistory {
  return {
    ...row,
    words: priceWords(title, tags, row.category),
    listedAt: new Date(listedAt),
    soldAt: soldAt === null ? null : new Date(soldAt),
  };
}
