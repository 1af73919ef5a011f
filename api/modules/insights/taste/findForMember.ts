import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter } from "../../../core/clock.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { givesEvidence, isActivityUsed, visibleTo } from "../../accounts/index.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { isForAll } from "../../items/index.ts";
import { newestModel, newestParameters } from "../models.ts";
import { actsOf, signalOf, tasteWords, type ActRow } from "./acts.rows.ts";
import type { Candidate } from "./choose.ts";
import type { MeasuredTaste } from "./measureTaste.ts";
import { HALF_LIFE_DAYS, SIGNALS_MAX, WEIGHTS, type Signal } from "./taste.ts";

/** Where candidates come from, and how many from each. */
const CATEGORIES = { most: 4, items: 120 } as const;
const WORDS = { most: 12, items: 40 } as const;
const NEWEST = 80;
/** What was looked at is not shown for so long. */
const SEEN_DAYS = 7;

/** A candidate, and how many members look at it, where it is in demand. */
export interface FoundCandidate extends Candidate {
  members: number | null;
}

/** Each has an item that the other likes. */
export interface MutualLike {
  memberId: number;
  displayName: string;
  ownItem: { id: number; title: string };
  theirItem: { id: number; title: string };
}

export interface Found {
  /** The newest first. */
  signals: (Signal & { title: string })[];
  candidates: FoundCandidate[];
  measured: MeasuredTaste | null;
  match: MutualLike | null;
  /** The categories that are not to be recommended. */
  refused: string[];
  /** False where the member has switched it off; then there are no signals. */
  isUsed: boolean;
}

interface FoundRow {
  signals: ActRow[];
  candidates: (Omit<FoundCandidate, "words"> & { words: number[]; rarities: number[] })[];
  measured: MeasuredTaste | null;
  match: MutualLike | null;
  refused: string[];
  isUsed: boolean;
}

/**
 * What a member's acts say, and at most some 1,100 items that may fit: the newest of the categories and of the words that
 * weigh most, the newest of all, and those in demand. None is the member's own, of somebody who is blocked, reacted to
 * already, seen within a week, or not for the member. One statement; `chosen` are categories that the member chose.
 */
export async function findForMember(
  em: EntityManager,
  { memberId, chosen, now }: { memberId: number; chosen: readonly string[]; now: Date },
): Promise<Found> {
  const seenSince = hoursAfter(now, -24 * SEEN_DAYS);
  const isNot = (id: ReturnType<typeof sql>) =>
    sql`not exists (select 1 from not_for_me n where n.user_id = ${memberId} and n.recommendation = ${id})`;
  const found = await row(
    em,
    sql<FoundRow>`
      with signals as materialized (
        select s.*, (${JSON.stringify(WEIGHTS)}::jsonb ->> s.kind)::float8
            * power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - s.at)::float8) / ${HALF_LIFE_DAYS * 86_400}) as weight
        from (${actsOf(memberId, SIGNALS_MAX)}) s),
      demand as materialized (
        select (e ->> 'itemId')::int as item_id, (e ->> 'members')::int as members
        from jsonb_array_elements(${newestParameters("trending-d7")} -> 'entries') e),
      category as (
        (select category from signals group by category order by sum(weight) desc, category limit ${CATEGORIES.most})
        union select unnest(${[...chosen]}::text[])),
      posting as (
        select p.posting from signals s, unnest(s.words, s.rarities) p (posting, rarity)
        group by p.posting order by sum(s.weight * p.rarity) desc, p.posting limit ${WORDS.most}),
      found as (
        select n.id from category k cross join lateral (
          select i.id from items i where i.category = k.category and i.status = 'available' and ${isForAll()}
          order by i.id desc limit ${CATEGORIES.items}) n
        union
        select n.item_id from posting p cross join lateral (
          select f.item_id from price_facts f
          where f.words && array[p.posting] and f.model_id = ${newestModel("prices")}
          order by f.priced_at desc, f.item_id desc limit ${WORDS.items}) n
        union
        (select i.id from items i where i.status = 'available' and ${isForAll()} order by i.id desc limit ${NEWEST})
        union
        select item_id from demand),
      candidate as (
        select i.id as "itemId", i.user_id as "sellerId", i.category, coalesce(f.words, '{}') as words,
          coalesce(f.rarities, '{}') as rarities, d.members
        from found join items i on i.id = found.id
        left join price_facts f on f.item_id = i.id
          and f.model_id = ${newestModel("prices")}
        left join demand d on d.item_id = i.id
        where i.status = 'available' and ${isForAll()} and i.user_id <> ${memberId} and ${noBlockBetween(memberId, sql`i.user_id`)}
          and not exists (select 1 from signals s where s.item_id = i.id and (s.kind <> 'view' or s.at >= ${seenSince}))
          and not exists (select 1 from item_likes l where l.item_id = i.id and l.user_id = ${memberId})
          and ${isNot(sql`'item:' || i.id`)})
      select
        (select coalesce(json_agg(json_build_object('itemId', item_id, 'title', title, 'kind', kind, 'at', at,
           'category', category, 'words', words, 'rarities', rarities) order by at desc, item_id desc, kind), '[]') from signals) as signals,
        (select coalesce(json_agg(c order by c."itemId" desc), '[]') from candidate c) as candidates,
        ${newestParameters("taste")} as measured, ${isActivityUsed(memberId)} as "isUsed",
        (select coalesce(array_agg(split_part(recommendation, ':', 2)), '{}') from not_for_me
         where user_id = ${memberId} and recommendation like 'category:%') as refused,
        (select json_build_object('memberId', u.id, 'displayName', u.display_name,
           'ownItem', json_build_object('id', o.id, 'title', o.title), 'theirItem', json_build_object('id', t.id, 'title', t.title))
         from item_likes mine join items t on t.id = mine.item_id and t.status = 'available' and ${isForAll("t")}
         join users u on u.id = t.user_id
         join item_likes theirs on theirs.user_id = u.id
         join items o on o.id = theirs.item_id and o.user_id = ${memberId} and o.status = 'available' and ${isForAll("o")}
         where mine.user_id = ${memberId} and ${givesEvidence("u")} and ${visibleTo("u.wants_visible_to", "u.id", { id: memberId })}
           and ${noBlockBetween(memberId, sql`u.id`)} and ${isNot(sql`'user:' || u.id`)}
         order by theirs.created_at desc, o.id desc, t.id desc limit 1) as match`,
  );
  if (!found) throw new Error("a select without from has one row");
  return {
    ...found,
    signals: found.signals.map(signalOf),
    candidates: found.candidates.map((item) => ({ ...item, words: tasteWords(item) })),
  };
}
