import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import { playScripts } from "../support/playScripts.ts";
import { scripts } from "../support/repetitions.ts";
import { EVERY_END, Scenario, scenarios, type Deed } from "../support/scenario.ts";

/** `CLOCK_SEED=…` plays the same again. */
const SEED = Number(process.env["CLOCK_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const SCRIPTS = scripts(30, 25_000);
/** Longer than any state lasts, one after the other. */
const FOR_EVER_HOURS = 24 * 90;

const market = aMarket();

it(
  `every story ends when nobody acts any more, and everybody hears it once (seed ${SEED})`,
  { timeout: SCRIPTS.patienceMs },
  async () => {
    const playStory = async (deeds: Deed[]) => {
      await new Scenario(market).play(deeds);
      await market.passHours(FOR_EVER_HOURS);
      await expectTheEnd();
    };

    await playScripts(scenarios, playStory, {
      seed: SEED,
      ...SCRIPTS.bounds,
      endOnFailure: true,
      examples: [[EVERY_END]],
    });
    await expectEveryEndMet();
  },
);

/** Nothing waits, nothing is held, nothing is in escrow. */
async function expectTheEnd(): Promise<void> {
  expect(
    await market.rows(`
      select 'offer' as what, id, state from offers where state = 'pending'
      union all select 'part', id, status from order_parts where deadline is not null or status not in ('delivered', 'cancelled')
      union all select 'order', id, status from orders where status not in ('delivered', 'cancelled')
      union all select 'hold', id, state from ledger_holds where state = 'active'
      union all select 'wallet', id, held::text from ledger_accounts where held <> 0
      union all select 'escrow', id, balance::text from ledger_accounts where kind = 'escrow' and balance <> 0
      union all select 'item', id, status from items where status = 'reserved'`),
  ).toEqual([]);
  await market.audit();
  expect(await market.rows(NOT_TOLD_ONCE)).toEqual([]);
}

/** What time ended, and each side of it, with how often that side was told where that is not once. */
const NOT_TOLD_ONCE = `
  with ended as (
    select 'offer_expired' as news, 'offerId' as about, o.id, unnest(array[o.buyer_id, o.seller_id]) as member
    from offers o where o.state = 'expired'
    union all
    select 'order_' || e.kind, 'partId', p.id, unnest(array[o.buyer_id, p.seller_id])
    from order_events e join order_parts p on p.id = e.part_id join orders o on o.id = p.order_id
    where e.actor_id is null and e.kind in ('cancelled', 'delivered'))
  select ended.*, count(n.id)::int as told
  from ended left join notifications n on n.user_id = member and n.type = news and (n.data->>about)::int = ended.id
  group by news, about, ended.id, member having count(n.id) <> 1`;

/** A run that never came to one of the ends would prove nothing about it. */
async function expectEveryEndMet(): Promise<void> {
  const [met] = await market.rows<Record<string, number>>(`
    select (select count(*)::int from offers where state = 'expired') as expired,
           (select count(*)::int from offers where state = 'accepted') as accepted,
           (select count(*)::int from order_events where actor_id is null and kind = 'cancelled') as cancelled,
           (select count(*)::int from order_events where actor_id is null and kind = 'delivered') as delivered`);
  for (const [end, count] of Object.entries(met ?? {})) expect(count, end).toBeGreaterThan(0);
}
