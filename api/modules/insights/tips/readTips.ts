import { viewerOf } from "../../../core/access/viewer.ts";
import { hoursAfter, startOfDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { isForAll } from "../../items/index.ts";
import type { Basis } from "../basis.types.ts";
import { countedBasis } from "../countedBasis.ts";
import { EFFECTS, effectsOfItem, SOLD_WITHIN_DAYS, type EffectName } from "./effects.ts";
import { sizeOf, type ListingEffects, type MeasuredEffect } from "./measureEffects.ts";
import { differenceOf, type Share } from "./newcombe.ts";
import type { PersonalTip, UserInsights } from "./tips.types.ts";

/** What is said of a market is made of so many items and members on each side. */
const ITEMS_NEEDED = 50;
const SELLERS_NEEDED = 5;
/** Of how many items it is said how often they are looked at. */
const LOOKED_AT_NEEDED = 20;
const OWN_ITEMS = 50;
const SEEN_DAYS = 7;
const LIKES_NEEDED = 2;
const EVIDENCE = 6;

/** An own item that is on the market. */
interface OwnItem {
  id: number;
  title: string;
  lacks: EffectName[];
  /** How many members looked at it in the last seven days; null while it is younger. */
  looks: number | null;
  likes: number;
  offers: number;
  changedAt: string;
}

interface FoundRow {
  items: OwnItem[];
  effects: ListingEffects | null;
  measuredAt: string | null;
  refused: string[];
}

/** Tips about the viewer's own items, by what they are and what goes with a sale on this market. One statement. Source: EN-019 */
export async function readTips(ctx: Context): Promise<UserInsights> {
  const me = viewerOf(ctx).id;
  const now = ctx.services.clock.now();
  const weekAgo = hoursAfter(now, -24 * SEEN_DAYS);
  const found = await row(
    ctx.em,
    sql<FoundRow>`
      select e.parameters as effects, e.learned_at as "measuredAt",
        (select coalesce(array_agg(recommendation), '{}') from not_for_me
         where user_id = ${me} and recommendation like 'tip:%') as refused,
        (select coalesce(json_agg(o order by o.id desc), '[]') from (
           select i.id, i.title, (select coalesce(array_agg(e.name), '{}') from ${effectsOfItem} e (name, is_having) where not e.is_having) as lacks, i.like_count as likes, i.updated_at as "changedAt",
             case when i.created_at <= ${weekAgo} then (
               select count(distinct v.user_id)::int from item_views v where v.item_id = i.id and v.day >= ${weekAgo}::date) end as looks,
             (select count(*)::int from offers f where f.target_item_id = i.id and f.state = 'pending') as offers
           from items i where i.user_id = ${me} and i.status = 'available' and ${isForAll()}
           order by i.id desc limit ${OWN_ITEMS}) o) as items
      from (select 1) one
      left join lateral (
        select parameters, learned_at from insight_models where method = 'listing-effects' order by id desc limit 1) e on true`,
  );
  const { items = [], effects = null, measuredAt = null, refused = [] } = found ?? {};
  const changes = items.map(({ changedAt }) => new Date(changedAt).getTime());
  const asOf = changes.length > 0 ? new Date(Math.max(...changes)) : startOfDay(now);
  const measured = effects && { ...effects, at: new Date(measuredAt ?? asOf) };
  const tips = [
    ...waitingTips(items, asOf),
    ...effectTips(items, measured),
    ...likedTips(items, asOf),
    ...unseenTips(items, measured),
  ].filter(({ id }) => !refused.includes(id));
  return {
    personalizedTips: tips.map(({ text }) => text),
    tips,
    basis: countedBasis({
      method: "Your items on the market, and what goes with a sale on it",
      sampleSize: items.length,
      asOf,
    }),
  };
}

type Measured = (ListingEffects & { at: Date }) | null;

function effectTips(items: readonly OwnItem[], measured: Measured): PersonalTip[] {
  return (measured?.effects ?? []).filter(holds).flatMap((effect) => {
    const { name, having, lacking } = effect;
    const about = items.filter(({ lacks }) => lacks.includes(name));
    const [first] = about;
    if (!first || !measured) return [];
    return {
      id: `tip:${name}`,
      text: `${subject(about)} ${about.length === 1 ? "has" : "have"} ${EFFECTS[name].lacking}. Of items with ${EFFECTS[name].having}, ${perHundred(having)} of 100 sold within ${SOLD_WITHIN_DAYS} days; of others, ${perHundred(lacking)}.`,
      actionUrl: pageOf(first),
      basis: {
        ...countedBasis({
          method: `Public items that were listed ${SOLD_WITHIN_DAYS} to 365 days ago: how many sold within ${SOLD_WITHIN_DAYS} days. Shown where the 90 % interval of the difference (Newcombe) is above 0; what goes with a sale need not be its cause`,
          sampleSize: sizeOf(effect),
          asOf: measured.at,
          evidence: [
            {
              label: `Items with ${EFFECTS[name].having}`,
              value: sold(having),
              itemId: null,
              url: null,
            },
            {
              label: `Items with ${EFFECTS[name].lacking}`,
              value: sold(lacking),
              itemId: null,
              url: null,
            },
            ...evidenceOf(about, () => EFFECTS[name].lacking),
          ],
        }),
        needed: 2 * ITEMS_NEEDED,
      },
    };
  });
}

/** Whether an effect can be told: enough items and members on both sides, and an interval above 0. */
export function holds({ having, lacking }: MeasuredEffect): boolean {
  const isEnough = [having, lacking].every(
    ({ of, sellers }) => of >= ITEMS_NEEDED && sellers >= SELLERS_NEEDED,
  );
  return isEnough && differenceOf(having, lacking).low > 0;
}

function waitingTips(items: readonly OwnItem[], asOf: Date): PersonalTip[] {
  const waiting = items.filter(({ offers }) => offers > 0);
  const most = waiting.toSorted((a, b) => b.offers - a.offers || b.id - a.id).slice(0, EVIDENCE);
  const [first] = most;
  if (!first) return [];
  const looked = first.looks
    ? `, and ${membersText(first.looks)} looked at it in the last ${SEEN_DAYS} days`
    : "";
  return [
    {
      id: "tip:waiting",
      text: `${first.offers === 1 ? "An offer" : `${first.offers} offers`} for “${first.title}” ${first.offers === 1 ? "is" : "are"} open${looked}.`,
      actionUrl: "/offers/seller",
      basis: countedBasis({
        method: "Open offers for your items, and who looked at them",
        sampleSize: waiting.length,
        asOf,
        evidence: evidenceOf(most, ({ offers }) => `${offers} open`),
      }),
    },
  ];
}

function likedTips(items: readonly OwnItem[], asOf: Date): PersonalTip[] {
  const liked = items.filter(({ likes, offers }) => likes >= LIKES_NEEDED && offers === 0);
  const most = liked.toSorted((a, b) => b.likes - a.likes || b.id - a.id).slice(0, EVIDENCE);
  const [first] = most;
  if (!first) return [];
  return [
    {
      id: "tip:liked",
      text: `${first.likes} members like “${first.title}”, and no offer for it is open. Compare its price with what such things sell for.`,
      actionUrl: pageOf(first),
      basis: countedBasis({
        method: "Likes and open offers of your items",
        sampleSize: liked.length,
        asOf,
        evidence: evidenceOf(most, ({ likes }) => `${likes} likes, no open offer`),
      }),
    },
  ];
}

function unseenTips(items: readonly OwnItem[], measured: Measured): PersonalTip[] {
  const unseen = items.filter(({ looks }) => looks === 0);
  const [first] = unseen;
  if (!first || !measured || measured.looks.median < 1 || measured.looks.items < LOOKED_AT_NEEDED)
    return [];
  const { median } = measured.looks;
  return [
    {
      id: "tip:unseen",
      text: `Nobody looked at ${subject(unseen)} in the last ${SEEN_DAYS} days. Half of the items on the market were looked at by ${membersText(median)} or more.`,
      actionUrl: pageOf(first),
      basis: countedBasis({
        method: `Available items that are older than ${SEEN_DAYS} days: how many members looked at them in the last ${SEEN_DAYS}`,
        sampleSize: measured.looks.items,
        asOf: measured.at,
        evidence: evidenceOf(unseen, () => "nobody looked at it"),
      }),
    },
  ];
}

function evidenceOf(
  items: readonly OwnItem[],
  value: (item: OwnItem) => string,
): Basis["evidence"] {
  return items.slice(0, EVIDENCE).map((item) => ({
    label: item.title,
    value: value(item),
    itemId: item.id,
    url: `/buy/${item.id}`,
  }));
}

function subject([first, ...more]: readonly OwnItem[]): string {
  const title = `“${first?.title ?? ""}”`;
  if (more.length === 0) return title;
  return more.length === 1
    ? `${title} and another of your items`
    : `${title} and ${more.length} more of your items`;
}

function pageOf({ id }: OwnItem): string {
  return `/buy/${id}`;
}

function perHundred({ came, of }: Share): number {
  return Math.round((100 * came) / of);
}

function sold({ came, of }: Share): string {
  return `${came} of ${of} sold`;
}

function membersText(count: number): string {
  return count === 1 ? "1 member" : `${count} members`;
}
