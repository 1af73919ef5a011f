import { viewerOf } from "../../../core/access/viewer.ts";
import { dayWords, hoursAfter, startOfDay, utcDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { row, sql, type Stored } from "../../../core/sql/sql.ts";
import { givesEvidence, isActivityUsed, visibleTo } from "../../accounts/index.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { isForAll } from "../../items/index.ts";
import type { Basis } from "../basis.types.ts";
import { countedBasis, unusedBasis } from "../countedBasis.ts";
import { newestParameters } from "../models.ts";
import type { Said } from "./prediction.ts";
import type { Prediction, Predictions, WaitCurve } from "./predictions.types.ts";
import type { TypeRecord } from "./resolvePredictions.ts";
import { BAND_NAMES, waitsByBand, type Timing } from "./timing.ts";

/** Of each type; an own category is one of the three that the viewer offers in and looks at most. */
const EACH_MOST = 3;
const CATEGORIES_MOST = 3;
const LOOKED_DAYS = 30;
const PAST_MOST = 10;
const RECORDS_NEEDED = 20;
const CURVE_DAYS = 90;

const METHOD =
  "What is expected is said with a day by which it comes, kept as it was said, and looked at on that day. Prices: those outside of what such things sell for. Waits: Kaplan-Meier. Interest: forecasts of the next seven days. Members: what two like of each other's";

type PredictionRow = Pick<
  Prediction,
  "id" | "type" | "topic" | "confidence" | "dueAt" | "outcome"
> & { said: Said };

interface FoundRow {
  open: Stored<PredictionRow>[];
  past: Stored<PredictionRow>[];
  records: TypeRecord[] | null;
  tables: Timing["tables"];
  isUsed: boolean;
}

/** What is expected for the viewer, and how the last predictions came out. One statement. Source: EP-048, EN-027, panels 3 */
export async function readOwnPredictions(ctx: Context): Promise<Predictions> {
  const { id: me } = viewerOf(ctx);
  const now = ctx.services.clock.now();
  const lookedSince = utcDay(hoursAfter(now, -24 * LOOKED_DAYS));
  const columns = sql.raw(
    `p.id, p.type, p.topic, p.confidence, p.due_at as "dueAt", p.outcome, p.said`,
  );
  const impact = sql.raw(`array_position(array['high', 'medium', 'low'], p.said ->> 'impact')`);
  const mayKnow = sql`(p.other_id is null or exists (
    select 1 from users u where u.id = p.other_id and ${givesEvidence("u")}
      and ${visibleTo("u.wants_visible_to", "u.id", { id: me })} and ${noBlockBetween(me, sql`u.id`)}))`;
  const isOwn = sql`(p.user_id = ${me} and ${isActivityUsed(me)})`;
  const found = await row(
    ctx.em,
    sql<FoundRow>`
      with mine as materialized (
        select category, sum(weight) as weight from (
          select i.category, 5 as weight from items i where i.user_id = ${me} and i.status = 'available'
          union all
          select i.category, 1 from item_views v join items i on i.id = v.item_id and i.user_id <> v.user_id
          where v.user_id = ${me} and v.day >= ${lookedSince}::date) w
        where ${isActivityUsed(me)}
        group by category order by weight desc, category limit ${CATEGORIES_MOST}),
      open as (
        select ${columns}, p.category is not null as is_general, ${impact} as impact,
          row_number() over (partition by p.type order by m.weight desc nulls last,
            ${impact}, p.confidence desc nulls last, p.id) as place
        from predictions p left join mine m on m.category = p.category
        where p.outcome is null and p.due_at > ${now}
          and (${isOwn} or (p.user_id is null and (m.category is not null or not exists (select 1 from mine))))
          and not exists (select 1 from not_for_me n where n.user_id = ${me} and n.recommendation = 'prediction:' || p.topic)
          and (p.item_id is null or exists (
            select 1 from items i where i.id = p.item_id and i.status = 'available' and i.tp_value = p.asked_tp and ${isForAll()}))
          and ${mayKnow}),
      past as (
        select ${columns}, p.resolved_at from predictions p
        where p.outcome in ('right', 'wrong') and ${mayKnow} and (${isOwn} or (p.user_id is null and p.category in (select category from mine)))
        order by p.resolved_at desc, p.id desc limit ${PAST_MOST})
      select (select coalesce(json_agg(o order by o.is_general, o.impact, o.confidence desc nulls last, o.id), '[]') from open o
          where o.place <= ${EACH_MOST}) as open,
        (select coalesce(json_agg(p order by p.resolved_at desc, p.id desc), '[]') from past p) as past,
        ${newestParameters("prediction-records")} as records,
        (select coalesce(jsonb_agg(t), '[]') from jsonb_array_elements(${newestParameters("timing")} -> 'tables') t
         where t ->> 'category' is null) as tables,
        ${isActivityUsed(me)} as "isUsed"`,
  );
  if (!found) throw new Error("a select without from has one row");
  const records = found.records ?? [];
  const predictionOf = (each: Stored<PredictionRow>) => toPrediction(each, records);
  const entries = found.open.map(predictionOf);
  return {
    entries,
    past: found.past.map(predictionOf),
    records,
    waits: waitsByBand(found).map(({ band, listings, sold, half, unsold }): WaitCurve => ({
      label: `The ${BAND_NAMES[band]} third`,
      listings,
      sold,
      halfGoneAfter: half,
      unsold: unsold.slice(0, CURVE_DAYS + 1),
    })),
    basis: basisOf(entries.length, found.isUsed, startOfDay(now)),
  };
}

function basisOf(sampleSize: number, isUsed: boolean, asOf: Date): Basis {
  const basis = countedBasis({ method: METHOD, sampleSize, asOf });
  if (basis.isEnough) return basis;
  return isUsed ? { ...basis, shortfall: NOTHING } : unusedBasis(basis);
}

const NOTHING =
  "List an item, look around or like something: what can be said of it is found within five minutes. It takes what a market of some weeks has seen";

function toPrediction(
  { said, dueAt, topic, ...prediction }: Stored<PredictionRow>,
  records: readonly TypeRecord[],
): Prediction {
  const due = new Date(dueAt);
  const record = records.find(({ type }) => type === prediction.type);
  return {
    ...prediction,
    ...said,
    topic: `prediction:${topic}`,
    // What is due at midnight comes on the day before.
    timeline: `by ${dayWords(new Date(due.getTime() - 1))}`,
    dueAt: due,
    accuracy:
      record && record.resolved >= RECORDS_NEEDED
        ? Math.round((100 * record.right) / record.resolved)
        : null,
    basis: { ...said.basis, asOf: new Date(said.basis.asOf) },
  };
}
