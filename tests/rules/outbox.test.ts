import { describe, expect, it } from "vitest";
import { start } from "../../api/server.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { GatedMarket } from "../support/gatedMarket.ts";
import { openMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = openMarket(new GatedMarket({ LOG_LEVEL: "warn" }));

async function dealsOf(person: Person): Promise<number> {
  const [found] = await market.rows<{ deals: number }>(
    `select deals_completed as deals from user_stats where user_id = $1`,
    [Number(person.id)],
  );
  return found?.deals ?? 0;
}

/** How often the feed tells of each item of a member. */
async function postsOf(seller: Person): Promise<number[]> {
  const found = await market.rows<{ posts: number }>(
    `select count(p.id)::int as posts from items i left join social_posts p on p.item_id = i.id and p.post_type = 'listing'
     where i.user_id = $1 group by i.id order by i.id`,
    [Number(seller.id)],
  );
  return found.map(({ posts }) => posts);
}

const figure = async (name: string) =>
  Number(
    new RegExp(`^${name}\\{consumer="feed"\\} (\\S+)$`, "m").exec(await market.metrics())?.[1],
  );

describe("what follows from a happening", () => {
  it("is done once for each, whichever of two servers does it", async () => {
    const other = await start({
      env: market.server.services.env,
      databaseUrl: market.databaseUrl,
      migrated: true,
      logTo: market.log,
    });
    const seller = await market.member("Seller");
    const buyers = await Promise.all(times(20, (n) => market.member(`Buyer ${n}`)));
    const offers = await Promise.all(
      buyers.map(async (buyer) => anOffer(buyer, await anItem(seller, { trustPoints: 5 }))),
    );
    const accept = ({ id }: { id: string }, n: number) =>
      fetch(`${n % 2 ? market.url : other.url}/graphql`, {
        method: "POST",
        headers: seller.headers,
        body: JSON.stringify({ query: ACCEPT, variables: { id } }),
      });
    const answers = await Promise.all(offers.map(accept));
    for (const answer of answers) expect(await answer.text()).toContain('"accepted"');

    await market.settled();
    expect(await dealsOf(seller)).toBe(20);
    expect(await Promise.all(buyers.map(dealsOf))).toEqual(times(20, () => 1));
    expect(await postsOf(seller)).toEqual(times(20, () => 1));
    await other.stop();
  });

  it("is not left out where what has a smaller number is committed later, and waits for nobody else", async () => {
    const [early, late] = [await market.member("Early"), await market.member("Late")];
    const sale = (person: Person): [string, unknown[]] => [
      `select outbox_append(jsonb_build_array(jsonb_build_object('type', 'FirstSaleMade', 'consumers', '["feed"]'::jsonb,
         'data', jsonb_build_object('memberId', $1::int))), now())`,
      [Number(person.id)],
    ];
    const firstSales = async () =>
      (
        await market.rows<{ id: string }>(
          `select user_id::text as id from social_posts where source_key = any($1) order by id`,
          [[early, late].map(({ id }) => `first_sale:${id}`)],
        )
      ).map(({ id }) => id);
    const { consumers } = market.server.services;

    const open = await market.hold(...sale(early));
    await market.rows(...sale(late));
    await consumers.drain();
    expect(await firstSales()).toEqual([]);
    await open.end();
    await consumers.drain();
    expect(await firstSales()).toEqual([early.id, late.id]);

    // Somebody who writes something else, however long.
    const writing = await market.hold(`update users set bio = 'Busy' where id = $1`, [
      Number(early.id),
    ]);
    await anItem(late);
    expect(await postsOf(late)).toEqual([1]);
    await writing.end();
  });

  it("that fails for a reason of its own is set aside, keeps nothing else, and is done when it is tried again", async () => {
    const seller = await market.member("Seller");
    await market.rows(
      `create function refuse_bad() returns trigger language plpgsql as $$ begin
         if (select title from items where id = new.item_id) = 'Bad' then raise exception 'a bad post'; end if; return new; end $$`,
    );
    await market.rows(
      `create trigger refuse_bad before insert on social_posts for each row execute function refuse_bad()`,
    );
    for (const title of ["First", "Bad", "Third"]) await anItem(seller, { title });

    expect(await postsOf(seller)).toEqual([1, 0, 1]);
    const letters = () =>
      market.rows(
        `select d.consumer, d.error, e.type from dead_letters d join domain_events e on e.id = d.event_id`,
      );
    expect(await letters()).toEqual([
      { consumer: "feed", error: "a bad post", type: "ItemListed" },
    ]);

    await market.rows(`update dead_letters set retry = true`);
    await expect
      .poll(() => market.rows(`select 1 from dead_letters where not retry`))
      .toHaveLength(1);
    await market.rows(`drop trigger refuse_bad on social_posts`);
    await market.rows(`update dead_letters set retry = true`);
    await expect.poll(letters).toEqual([]);
    expect(await postsOf(seller)).toEqual([1, 1, 1]);
  });

  it("waits while the database is busy, and an operator sees how long", async () => {
    const seller = await market.member("Seller");
    const lock = await market.hold(`lock table social_posts in access exclusive mode`);
    const listing = anItem(seller);
    await expect
      .poll(() =>
        market.rows(
          `select 1 from domain_events e, event_consumers c where c.name = 'feed' and e.id > c.position
           and e.type = 'ItemListed'`,
        ),
      )
      .toHaveLength(1);
    expect(await figure("market_consumer_waiting")).toBe(1);
    expect(await figure("market_consumer_lag_seconds")).toBeGreaterThan(0);
    await lock.end();

    await listing;
    expect(await postsOf(seller)).toEqual([1]);
    expect(await market.rows(`select 1 from dead_letters`)).toEqual([]);
  });
});

it("a database that is away is waited for, and nothing is set aside for it", async () => {
  const seller = await market.member("Seller");
  const lock = await market.hold(`lock table social_posts in access exclusive mode`);
  const listing = anItem(seller).catch(() => {});
  const failures = () => market.log.lines.filter(({ msg }) => msg.startsWith("a consumer failed"));
  await market.waitsForLock("relation");
  const before = failures().length;

  market.gate.close();
  await expect.poll(() => failures().length, { timeout: 30_000 }).toBeGreaterThan(before + 4);
  market.gate.open();
  await lock.end().catch(() => {});
  await listing;

  await expect.poll(() => postsOf(seller).catch(() => []), { timeout: 15_000 }).toEqual([1]);
  expect(await market.rows(`select 1 from dead_letters`)).toEqual([]);
});

it("forgets what everybody is done with, after a week", async () => {
  const seller = await market.member("Seller");
  await anItem(seller);
  const left = async () =>
    (await market.rows<{ n: number }>(`select count(*)::int as n from domain_events`))[0]?.n;
  expect(await left()).toBeGreaterThan(0);
  await market.passHours(24 * 6);
  expect(await left()).toBeGreaterThan(0);
  await market.passHours(24 * 2);
  expect(await left()).toBe(0);
});
