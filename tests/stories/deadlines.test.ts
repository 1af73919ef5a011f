import pg from "pg";
import { beforeEach, expect, it } from "vitest";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem, anOffer } from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

/** Two servers and eighty events on a busy machine. */
const A_WHILE = { timeout: 90_000 };

const market = aBuiltMarket();

// A test that fails between the two leaves the server down.
beforeEach(async () => {
  if (!market.main.isRunning) await market.main.start();
});

interface Scene {
  seller: Person;
  buyer: Person;
  offers: number[];
}

/** Open offers of 5 TP each by one buyer to one seller. */
async function openOffers(count: number): Promise<Scene> {
  const [seller, buyer] = [
    await market.member("Amara"),
    await market.richMember("Jun", count * 5 + 100),
  ];
  const offers: number[] = [];
  for (const n of times(count, (index) => index)) {
    const item = await anItem(seller, { title: `Cup ${n}`, trustPoints: 5 });
    offers.push(Number((await anOffer(buyer, item)).id));
  }
  return { seller, buyer, offers };
}

/** The first is due after `firstMs`, and the others one by one. */
async function setDeadlines(offers: number[], firstMs: number, stepMs: number): Promise<void> {
  await market.rows(
    `update offers o set deadline = now() + make_interval(secs => ($2::float8 + (n - 1) * $3::float8) / 1000)
     from unnest($1::int[]) with ordinality as due(id, n) where o.id = due.id`,
    [offers, firstMs, stepMs],
  );
}

async function expired(offers: number[]): Promise<number> {
  const [found] = await market.rows<{ count: number }>(
    `select count(*)::int as count from offers where id = any($1) and state = 'expired'`,
    [offers],
  );
  return found?.count ?? 0;
}

/** Each offer: one notification and one event of its end for each side; nothing held. */
async function expectEachOnce({ seller, buyer, offers }: Scene): Promise<void> {
  await market.settled();
  for (const person of [seller, buyer]) {
    const told = await market.rows<{ offer: number; times: number }>(
      `select (data->>'offerId')::int as offer, count(*)::int as times from notifications
       where user_id = $1 and type = 'offer_expired' group by 1 order by 1`,
      [Number(person.id)],
    );
    expect(told).toEqual(offers.map((offer) => ({ offer, times: 1 })));
    const heard = await market.rows<{ offer: number; times: number }>(
      `select (data->>'offerId')::int as offer, count(*)::int as times from event_log
       where audience = $1 and topic = 'offerUpdated' group by 1 order by 1`,
      [`u${person.id}`],
    );
    // Once when it was made, once when it ended.
    expect(heard).toEqual(offers.map((offer) => ({ offer, times: 2 })));
  }
  expect(await buyer.wallet()).toMatchObject({ held: 0 });
}

it(
  "of two servers on one database one keeps the deadlines: each thing happens once",
  A_WHILE,
  async () => {
    const scene = await openOffers(40);
    await market.openSecondServer();
    const leaders = () =>
      market.rows<{ leads: boolean }>(
        `select l.pid is not null as leads from pg_stat_activity a
       left join pg_locks l on l.pid = a.pid and l.locktype = 'advisory' and l.granted
       where a.datname = current_database() and a.application_name = 'market day leader' order by 1`,
      );
    await expect.poll(leaders).toEqual([{ leads: false }, { leads: true }]);
    await setDeadlines(scene.offers, 800, 0);

    await expect.poll(() => expired(scene.offers), { timeout: 40_000 }).toBe(40);
    await expectEachOnce(scene);
  },
);

it(
  "a kill -9 while deadlines are kept loses none: the other server does the rest",
  A_WHILE,
  async () => {
    const scene = await openOffers(40);
    await setDeadlines(scene.offers, 500, 40);

    await expect
      .poll(() => expired(scene.offers), { timeout: 20_000, interval: 10 })
      .toBeGreaterThan(3);
    await market.main.kill();
    expect(await expired(scene.offers)).toBeLessThan(40);

    await expect.poll(() => expired(scene.offers), { timeout: 40_000 }).toBe(40);
    await expectEachOnce(scene);
  },
);

it("a deadline that a server was killed over is kept by the next one", A_WHILE, async () => {
  await market.closeSecondServer();
  const scene = await openOffers(1);
  // Somebody holds the wallet, so the server stands still in the middle of its transaction.
  const holder = new pg.Client({ connectionString: market.databaseUrl });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select 1 from ledger_accounts where user_id = $1 for update", [
    Number(scene.buyer.id),
  ]);
  await setDeadlines(scene.offers, 0, 0);
  const stands = () =>
    market.rows(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(stands, { timeout: 20_000, interval: 10 }).not.toEqual([]);
  await market.main.kill();
  await holder.query("rollback");
  await holder.end();
  expect(await expired(scene.offers)).toBe(0);

  await market.main.start();
  await expect.poll(() => expired(scene.offers), { timeout: 15_000 }).toBe(1);
  await expectEachOnce(scene);
});
