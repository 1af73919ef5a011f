import type { RawBuilder } from "kysely";
import { sql } from "../../../core/sql/sql.ts";
import { isActivityUsed } from "../../accounts/index.ts";
import { isShown } from "../../items/index.ts";
import { newestModel } from "../models.ts";
import { wordOf } from "../prices/storedPrices.ts";
import type { SignalKind, TasteWord } from "./taste.ts";

/** A member may write so many messages for one that is about an item. */
const MESSAGES_FOR_ONE = 5;

/** What a member did with an item of somebody else, as JSON has it. */
export interface ActRow {
  itemId: number;
  title: string;
  kind: SignalKind;
  at: string;
  category: string;
  words: number[];
  rarities: number[];
}

/**
 * SQL: the newest `most` of what a member did with items of others that are shown: item_id, title, kind, at, category,
 * words and rarities. Views are kept by their UTC day. None of a member whose activity is not used.
 */
export function actsOf(memberId: number, most: number): RawBuilder<unknown> {
  return sql`
    select a.item_id, i.title, a.kind, a.at, i.category, coalesce(f.words, '{}') as words, coalesce(f.rarities, '{}') as rarities
    from (
      (select v.item_id, 'view' as kind, v.day::timestamp at time zone 'UTC' as at from item_views v
       where v.user_id = ${memberId} order by v.day desc, v.item_id desc limit ${most})
      union all
      (select l.item_id, 'like', l.created_at from item_likes l
       where l.user_id = ${memberId} order by l.created_at desc, l.item_id desc limit ${most})
      union all
      (select m.item_id, 'message', m.created_at
       from (select item_id, created_at from messages where from_user_id = ${memberId} order by id desc limit ${most * MESSAGES_FOR_ONE}) m
       where m.item_id is not null)
      union all
      (select c.item_id, 'cart', c.added_at from cart_lines c where c.user_id = ${memberId})
      union all
      (select o.target_item_id, 'offer', o.created_at from offers o
       where o.buyer_id = ${memberId} order by o.id desc limit ${most})
      union all
      (select t.item_id, 'bought', t.created_at from transactions t
       where t.to_user_id = ${memberId} and t.item_id is not null and t.status = 'completed' order by t.id desc limit ${most})) a
    join items i on i.id = a.item_id and i.user_id <> ${memberId} and ${isShown()} and ${isActivityUsed(memberId)}
    left join price_facts f on f.item_id = i.id
      and f.model_id = ${newestModel("prices")}
    order by a.at desc, a.item_id desc, a.kind limit ${most}`;
}

/** The words of an item, from its postings. */
export function tasteWords({ words, rarities }: Pick<ActRow, "words" | "rarities">): TasteWord[] {
  return words.map((posting, n) => ({ word: wordOf(posting), rarity: rarities[n] ?? 0 }));
}

/** A row as a taste is made of it. */
export function signalOf<Row extends ActRow>(row: Row) {
  return { ...row, at: new Date(row.at), words: tasteWords(row) };
}
