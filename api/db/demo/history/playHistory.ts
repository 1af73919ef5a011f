import { randomBytes } from "node:crypto";
import {
  OFFER_LIFETIME_HOURS,
  OPENING_TRUST_POINTS,
  TRUST_POINTS,
} from "../../../../schema/limits.ts";
import { autoTags } from "../../../../schema/tags.ts";
import { hoursAfter } from "../../../core/clock.ts";
import { hashPassword } from "../../../core/credentials/passwords.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { openingGrant } from "../../../modules/accounts/register.ts";
import { grant, openWallet, transfer } from "../../../modules/ledger/index.ts";
import { settlement } from "../../../modules/offers/payDelta.ts";
import { countOnItems, DOCUMENTED_ITEM } from "../itemNumbers.ts";
import { BOOKS_OPENED, broughtForward } from "../join.ts";
import { emailOf } from "../members.ts";
import { keepNeighbourPhotos } from "../pictures.ts";
import type { Stage } from "../stage.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { BROUGHT_FORWARD_TP, plannedSales, type PlannedSale } from "./plan.ts";

/** In days before the opening. */
export const NEIGHBOURS_JOINED = 120;

/**
 * Lets the neighbours join, and sell to each other. Written in bulk, and through the ledger: by the use cases it would
 * take as long as all the rest of a first start. What follows from a deal and is over by now (cards, notifications) is
 * left out. Answers the neighbours' ids.
 */
export async function playHistory(stage: Stage): Promise<number[]> {
  const ids = await joinNeighbours(stage);
  const sales = plannedSales();
  const itemIds = await listItems(stage, ids, sales);
  await sell(stage, ids, sales, itemIds);
  await countDeals(stage, ids);
  return ids;
}

async function joinNeighbours(stage: Stage): Promise<number[]> {
  const { em, services } = stage;
  // Of nobody's password: who is not told one cannot sign in.
  const password = await hashPassword(randomBytes(32).toString("base64"), services.passwordCost);
  const joined = stage.goTo(NEIGHBOURS_JOINED);
  const made = await rows(
    em,
    sql<{ id: number }>`
      insert into users (username, email, password, display_name, first_name, last_name, location, trust_points, tp_balance,
        created_at, updated_at)
      select key, email, ${password}, first_name || ' ' || last_name, first_name, last_name, place, ${OPENING_TRUST_POINTS}, 0,
        ${joined}, ${joined}
      from unnest(${NEIGHBOURS.map(({ key }) => key)}::text[], ${NEIGHBOURS.map(({ key }) => emailOf(key))}::text[],
                  ${NEIGHBOURS.map(({ firstName }) => firstName)}::text[], ${NEIGHBOURS.map(({ lastName }) => lastName)}::text[],
                  ${NEIGHBOURS.map(({ place }) => place)}::text[]) with ordinality
        as given (key, email, first_name, last_name, place, n)
      order by n returning id`,
  );
  const ids = made.map(({ id }) => id);
  await rows(em, sql`insert into user_stats (user_id) select unnest(${ids}::int[])`);
  const opened = stage.goTo(BOOKS_OPENED);
  await transact(
    stage.asking(),
    async (tx) => {
      for (const id of ids) {
        await openWallet(tx, id);
        await grant({ ...tx, now: joined }, id, openingGrant(id));
        await grant({ ...tx, now: opened }, id, broughtForward(id, BROUGHT_FORWARD_TP));
      }
    },
    undefined,
  );
  return ids;
}

/** Lists what is sold later. The id of the documented link stays free for the item of the story. */
async function listItems(
  stage: Stage,
  ids: readonly number[],
  sales: readonly PlannedSale[],
): Promise<number[]> {
  const photos = await keepNeighbourPhotos(
    stage,
    sales.map(({ photo, seller, posted }) => ({ photo, sellerId: ids[seller] ?? 0, posted })),
  );
  const goods = sales.map(
    ({ seller, title, description, category, condition, ask, posted, sold }, n) => ({
      id: n + 1 < DOCUMENTED_ITEM ? n + 1 : n + 2,
      seller: ids[seller],
      title,
      description,
      category,
      condition,
      ask,
      tags: autoTags(title, description, category),
      place: NEIGHBOURS[seller]?.place,
      photo: photos[n]?.path,
      placeholder: photos[n]?.placeholder,
      posted: stage.goTo(posted),
      sold: stage.goTo(sold),
    }),
  );
  const made = await rows(
    stage.em,
    sql<{ id: number }>`
      insert into items (id, user_id, title, description, category, condition, trust_points, tp_value, location, tags, images,
        placeholders, status, quantity, created_at, updated_at)
      select g.id, g.seller, g.title, g.description, g.category, g.condition, g.ask, g.ask, g.place,
        array(select jsonb_array_elements_text(g.tags)), array_remove(array[g.photo], null), array_remove(array[g.placeholder], null),
        'sold', 0, g.posted, g.sold
      from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb)
        as g (id int, seller int, title text, description text, category text, condition text, ask int, place text, tags jsonb,
              photo text, placeholder text, posted timestamptz, sold timestamptz)
      order by g.id returning id`,
  );
  const itemIds = made.map(({ id }) => id);
  await countOnItems(stage);
  await rows(
    stage.em,
    sql`insert into price_history (item_id, price, created_at)
        select i.id, i.tp_value, i.created_at from items i where i.id = any(${itemIds}::int[]) order by i.id`,
  );
  return itemIds;
}

async function sell(
  stage: Stage,
  ids: readonly number[],
  sales: readonly PlannedSale[],
  itemIds: readonly number[],
): Promise<void> {
  const deals = sales
    .map(({ seller, buyer, paid, title, offered, sold }, item) => ({
      seller: ids[seller] ?? 0,
      buyer: ids[buyer] ?? 0,
      item: itemIds[item],
      paid,
      title,
      offered: stage.goTo(offered),
      deadline: hoursAfter(stage.goTo(offered), OFFER_LIFETIME_HOURS),
      sold: stage.goTo(sold),
    }))
    .sort((a, b) => a.sold.getTime() - b.sold.getTime())
    .map((deal, n) => ({ ...deal, n }));
  const offers = await rows(
    stage.em,
    sql<{ id: number }>`
      insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, tp_topup_needed, offer_type, state,
        deadline, answered_at, created_at, updated_at)
      select d.buyer, d.seller, d.buyer, d.item, d.paid, d.paid, 'direct_tp', 'accepted', d.deadline, d.sold, d.offered, d.sold
      from jsonb_to_recordset(${JSON.stringify(deals)}::jsonb)
        as d (n int, seller int, buyer int, item int, paid int, offered timestamptz, deadline timestamptz, sold timestamptz)
      order by d.n returning id`,
  );
  await transact(
    stage.asking(),
    async (tx) => {
      for (const { n, seller, buyer, paid, title, sold } of deals) {
        const id = offers[n]?.id ?? 0;
        const sides = { fromId: buyer, toId: seller };
        const posting = settlement({ id, offerType: "direct_tp", tpDelta: paid }, title);
        await transfer({ ...tx, now: sold }, sides, posting);
      }
    },
    undefined,
  );
  await rows(
    stage.em,
    sql`
      insert into transactions (from_user_id, to_user_id, item_id, offer_id, trust_points, type, status, created_at, completed_at)
      select o.seller_id, o.buyer_id, o.target_item_id, o.id, o.tp_delta, 'purchase', 'completed', o.answered_at, o.answered_at
      from offers o where o.target_item_id = any(${itemIds}::int[]) order by o.id`,
  );
}

/** Counts the deals for the members, as each deal would have. */
async function countDeals({ em }: Stage, ids: readonly number[]): Promise<void> {
  await rows(
    em,
    sql`update user_stats s set
          items_listed = (select count(*) from items i where i.user_id = s.user_id),
          sales_completed = (select count(*) from transactions t where t.from_user_id = s.user_id),
          deals_completed = (select count(*) from transactions t where s.user_id in (t.from_user_id, t.to_user_id))
        where s.user_id = any(${ids}::int[])`,
  );
  await rows(
    em,
    sql`update users u set
          trust_points = ${OPENING_TRUST_POINTS} + ${TRUST_POINTS.deal} * s.deals_completed,
          trust_level = trust_level_of(s.deals_completed, ${OPENING_TRUST_POINTS} + ${TRUST_POINTS.deal} * s.deals_completed, 0,
            false, false)
        from user_stats s where s.user_id = u.id and u.id = any(${ids}::int[])`,
  );
}
