import { viewerOf } from "../../../core/access/viewer.ts";
import { hoursAfter, startOfDay, utcDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import type { GuideCategory } from "../../../core/graphql/enums.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { bestGuides, type LinkedGuide } from "../../guides/index.ts";
import { isForAll } from "../../items/index.ts";
import { countedBasis } from "../countedBasis.ts";
import { effectsOfItem, LOOKED_AT_DAYS } from "./effects.ts";
import type { ListingEffects } from "./measureEffects.ts";
import type { UserInsights } from "./tips.types.ts";
import { GUIDE_OF_TIP, tipsAbout, type OwnItem } from "./tipsAbout.ts";

const OWN_ITEMS = 50;

interface FoundRow {
  items: OwnItem[];
  effects: ListingEffects | null;
  measuredAt: string | null;
  refused: string[];
  guides: Partial<Record<GuideCategory, LinkedGuide>>;
}

/** Tips about the viewer's own items, by what they are and what goes with a sale on this market. One statement. Source: EN-019 */
export async function readTips(ctx: Context): Promise<UserInsights> {
  const me = viewerOf(ctx).id;
  const now = ctx.services.clock.now();
  const weekAgo = hoursAfter(now, -24 * LOOKED_AT_DAYS);
  const found = await row(
    ctx.em,
    sql<FoundRow>`
      select e.parameters as effects, e.learned_at as "measuredAt", ${bestGuides(ctx.viewer)} as guides,
        (select coalesce(array_agg(recommendation), '{}') from not_for_me
         where user_id = ${me} and recommendation like 'tip:%') as refused,
        (select coalesce(json_agg(o order by o.id desc), '[]') from (
           select i.id, i.title, i.like_count as likes, i.updated_at as "changedAt",
             (select coalesce(array_agg(e.name), '{}') from ${effectsOfItem} e (name, is_having) where not e.is_having) as lacks,
             case when i.created_at <= ${weekAgo} then (
               select count(distinct v.user_id)::int from item_views v where v.item_id = i.id and v.day >= ${utcDay(weekAgo)}::date) end as looks,
             (select count(*)::int from offers f where f.target_item_id = i.id and f.state = 'pending') as offers
           from items i where i.user_id = ${me} and i.status = 'available' and ${isForAll()}
           order by i.id desc limit ${OWN_ITEMS}) o) as items
      from (select 1) one
      left join lateral (
        select parameters, learned_at from insight_models where method = 'listing-effects' order by id desc limit 1) e on true`,
  );
  const { items = [], effects = null, measuredAt = null, refused = [], guides = {} } = found ?? {};
  const changes = items.map(({ changedAt }) => new Date(changedAt).getTime());
  const asOf = changes.length > 0 ? new Date(Math.max(...changes)) : startOfDay(now);
  const measured = effects && { ...effects, at: new Date(measuredAt ?? asOf) };
  const tips = tipsAbout({ items, measured, asOf }).filter(({ id }) => !refused.includes(id));
  return {
    personalizedTips: tips.map(({ text }) => text),
    tips: tips.map((tip) => {
      const category = GUIDE_OF_TIP[tip.id];
      const guide = category && guides[category];
      return { ...tip, guideId: guide?.id ?? null, guideTitle: guide?.title ?? null };
    }),
    basis: countedBasis({
      method: "Your items on the market, and what goes with a sale on it",
      sampleSize: items.length,
      asOf,
    }),
  };
}
