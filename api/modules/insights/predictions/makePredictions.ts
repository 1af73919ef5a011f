import { PRICED_ITEMS_MAX } from "../../../../schema/limits.ts";
import { hoursAfter, startOfDay, utcDay } from "../../../core/clock.ts";
import { systemContext, type Services, type Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { row, rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { givesEvidence } from "../../accounts/index.ts";
import { isForAll } from "../../items/index.ts";
import { calibrate, type Block } from "../calibration.ts";
import type { Demand } from "../demand/learnDemand.ts";
import { newestParameters } from "../models.ts";
import { compatibleMembers, type Match } from "../neural/compatibleMembers.ts";
import { advisePrices, type PricedItem } from "../prices/advisePrices.ts";
import { categoryPredictions } from "./categoryPredictions.ts";
import { itemPredictions } from "./itemPredictions.ts";
import { memberPredictions } from "./memberPredictions.ts";
import type { NewPrediction } from "./prediction.ts";
import { resolvePredictions } from "./resolvePredictions.ts";
import type { Timing } from "./timing.ts";

/** Who was here so many days ago at last is predicted for. */
const ACTIVE_DAYS = 7;
const MEMBERS_AT_ONCE = 25;
const MATCHES_MOST = 3;
/** Confidences of matches are learned from so many of the newest that are known. */
const CALIBRATED_ON = 2000;

/**
 * Looks at what came of earlier predictions, and makes new ones: for each category, and for the members who are due.
 * Answers how much of it there was.
 */
export async function makePredictions(services: Services, now: Date): Promise<number> {
  const ctx = systemContext(services);
  const resolved = await transact(ctx, resolvePredictions, now);
  const made = await transact(ctx, predictForCategories, now);
  const members = await transact(ctx, predictForMembers, now);
  return resolved + made + members;
}

/** Makes all there are, in the caller's transaction, of a market whose story is played. */
export async function makeAllPredictions(tx: Tx): Promise<void> {
  await predictForCategories(tx, tx.now);
  while ((await predictForMembers(tx, tx.now)) > 0);
}

async function predictForCategories(tx: Tx, now: Date): Promise<number> {
  const found = await row(
    tx.em,
    sql<{ demand: Demand | null }>`select ${newestParameters("demand")} as demand`,
  );
  // A forecast of an earlier day says nothing new.
  if (found?.demand?.today !== utcDay(now)) return 0;
  return store(tx, null, categoryPredictions(found.demand), now);
}

/**
 * Predicts for the active members who were not predicted for since midnight UTC, or have changed an item since, and
 * tells them. Answers how many there were.
 */
async function predictForMembers(tx: Tx, now: Date): Promise<number> {
  const due = await rows(
    tx.em,
    sql<{ id: number }>`
      select u.id from users u left join predicted_members p on p.user_id = u.id
      left join (
        select user_id, max(updated_at) as at from items where updated_at >= ${startOfDay(now)} and updated_at <= ${now} group by 1) c
        on c.user_id = u.id
      where ${givesEvidence("u")}
        and exists (select 1 from user_activity a where a.user_id = u.id and a.created_at >= ${hoursAfter(now, -24 * ACTIVE_DAYS)})
        and (p.user_id is null or p.predicted_at < ${startOfDay(now)} or c.at > p.predicted_at)
      order by p.predicted_at nulls first, u.id limit ${MEMBERS_AT_ONCE}`,
  );
  if (due.length === 0) return 0;
  const known = await readKnown(tx);
  for (const { id } of due) {
    const made = await predictionsFor(tx, id, known, now);
    if ((await store(tx, id, made, now)) > 0) invalidate(tx, id, "predictions");
  }
  await rows(
    tx.em,
    sql`insert into predicted_members (user_id, predicted_at) select unnest(${due.map(({ id }) => id)}::int[]), ${now}::timestamptz
        on conflict (user_id) do update set predicted_at = excluded.predicted_at`,
  );
  return due.length;
}

interface Known {
  timing: Timing | null;
  matched: Block[];
}

async function readKnown(tx: Tx): Promise<Known> {
  const found = await row(
    tx.em,
    sql<{ timing: Timing | null; matched: { raw: number; cameTrue: boolean }[] }>`
      select ${newestParameters("timing")} as timing,
        (select coalesce(json_agg(json_build_object('raw', p.raw, 'cameTrue', p.outcome = 'right')), '[]') from (
           select raw, outcome from predictions where type = 'compatibility' and outcome in ('right', 'wrong')
           order by resolved_at desc, id desc limit ${CALIBRATED_ON}) p) as matched`,
  );
  return { timing: found?.timing ?? null, matched: calibrate(found?.matched ?? []) };
}

async function predictionsFor(
  { em }: Tx,
  memberId: number,
  { timing, matched }: Known,
  now: Date,
): Promise<NewPrediction[]> {
  const found = await row(
    em,
    sql<{ items: Stored<PricedItem>[]; matches: Match[] }>`
      select (select coalesce(json_agg(o), '[]') from (
          select i.id, i.title, i.tags, i.category, i.condition, i.tp_value as "trustPoints", i.created_at as "createdAt" from items i
          where i.user_id = ${memberId} and i.status = 'available' and ${isForAll()} order by i.id desc limit ${PRICED_ITEMS_MAX}) o) as items,
        (select coalesce(json_agg(m), '[]') from (${compatibleMembers(memberId, MATCHES_MOST)}) m) as matches`,
  );
  const items = (found?.items ?? []).map((item) => ({
    ...item,
    createdAt: new Date(item.createdAt),
  }));
  const advised = await advisePrices(em, memberId, items, now);
  return [
    ...itemPredictions(advised, timing, now),
    ...memberPredictions(found?.matches ?? [], matched, now),
  ];
}

/** Stores those of which none is open yet. Answers how many. */
async function store(
  { em }: Tx,
  memberId: number | null,
  made: readonly NewPrediction[],
  now: Date,
): Promise<number> {
  if (made.length === 0) return 0;
  const values = made.map(({ about, ...prediction }) => ({
    ...prediction,
    ...columnsOf(about),
    topic: `${prediction.type}:${topicOf(about)}`,
  }));
  const stored = await rows(
    em,
    sql<{ id: number }>`
      insert into predictions (user_id, type, topic, item_id, asked_tp, category, other_id, raw, low, high, confidence, said, made_at, due_at)
      select ${memberId}::int, v.type, v.topic, v."itemId", v."askedTp", v.category, v."otherId", v.raw, v.low, v.high, v.confidence, v.said,
        ${now}::timestamptz, v."dueAt"
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (type text, topic text, "itemId" int, "askedTp" int, category text,
        "otherId" int, raw float8, low int, high int, confidence int, said jsonb, "dueAt" timestamptz)
      on conflict do nothing returning id`,
  );
  return stored.length;
}

function columnsOf(about: NewPrediction["about"]) {
  return { itemId: null, askedTp: null, category: null, otherId: null, raw: null, ...about };
}

function topicOf(about: NewPrediction["about"]): string {
  if ("itemId" in about) return `item:${about.itemId}`;
  return "category" in about ? `category:${about.category}` : `user:${about.otherId}`;
}
