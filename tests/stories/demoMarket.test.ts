import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, seedDemo, seedDemoOnce, type Demo } from "../../api/db/demo/index.ts";
import { readEnv, type Env } from "../../api/env.ts";
import { CATEGORIES } from "../../schema/limits.ts";
import { freshDatabase, type FreshDatabase } from "../support/database.ts";
import { Market as ServedMarket } from "../support/market.ts";

const run = promisify(execFile);
const A_WHILE = 120_000;
const FIRST = new Date("2026-03-04T05:06:07.089Z");
const SECOND = new Date("2027-01-31T23:59:30Z");

/** Everything a visitor could see of a market, with dates as seconds before it opened ($1). */
const SIGHTS = {
  users: `select id, username, email, display_name, bio, location, skills, tp_balance, trust_points, trust_level, verification_level,
      overall_rating, total_reviews, is_suspended, phone, extract(epoch from $1 - created_at) as age from users order by id`,
  stats: `select * from user_stats where $1::timestamptz is not null order by user_id`,
  items: `select id, user_id, title, description, category, condition, images, placeholders, tp_value, status, quantity, circle_id, location,
      latitude, longitude, tags, relisted_from_id, view_count, like_count, extract(epoch from $1 - created_at) as age,
      extract(epoch from $1 - updated_at) as changed from items order by id`,
  prices: `select id, item_id, price, previous_price, price_change_reason, extract(epoch from $1 - created_at) as age from price_history order by id`,
  views: `select item_id, user_id, ($1 at time zone 'UTC')::date - day as days from item_views order by 1, 2, 3`,
  likes: `select item_id, user_id, extract(epoch from $1 - created_at) as age from item_likes order by 1, 2`,
  offers: `select o.id, buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, state, state_reason, message, counter_of_id, round,
      array(select item_id from offer_items where offer_id = o.id order by 1) as gives,
      extract(epoch from $1 - created_at) as age, extract(epoch from $1 - deadline) as ends from offers o order by id`,
  carts: `select user_id, item_id, quantity, price_at_time, extract(epoch from $1 - added_at) as age from cart_lines order by id`,
  addresses: `select id, user_id, full_name, street_address, city, zip_code, extract(epoch from $1 - created_at) as age from addresses order by id`,
  orders: `select id, order_number, buyer_id, status, total, refunded, shipping_method, shipping_address, notes,
      extract(epoch from $1 - created_at) as age from orders order by id`,
  parts: `select id, order_id, seller_id, status, amount, carrier, tracking_number, cancel_reason,
      extract(epoch from $1 - deadline) as ends, extract(epoch from $1 - delivered_at) as delivered from order_parts order by id`,
  steps: `select order_id, part_id, actor_id, kind, text, location, extract(epoch from $1 - at) as age from order_events order by id`,
  transactions: `select id, from_user_id, to_user_id, item_id, offer_id, order_item_id, trust_points, type, status,
      extract(epoch from $1 - completed_at) as age from transactions order by id`,
  entries: `select e.id, account_id, e.amount, balance_after, t.key, t.reason, extract(epoch from $1 - e.created_at) as age
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id order by e.id`,
  holds: `select id, account_id, amount, offer_id, state, extract(epoch from $1 - created_at) as age from ledger_holds order by id`,
  messages: `select id, from_user_id, to_user_id, content, item_id, is_read, extract(epoch from $1 - created_at) as age from messages order by id`,
  conversations: `select user_id, other_user_id, last_message_id, unread_count, last_read_message_id from conversations
      where $1::timestamptz is not null order by 1, 2`,
  // What is unlocked when depends on the months in which it was done.
  notifications: `select row_number() over (order by id) as place, user_id, type, title, message, data, is_read,
      extract(epoch from $1 - created_at) as age from notifications where type <> 'reward_achievement' order by id`,
  earnings: `select user_id, action, amount, streak, ($1 at time zone 'UTC')::date - nullif(period, 'once')::date as days,
      extract(epoch from $1 - created_at) as age from earnings order by id`,
  reviews: `select id, transaction_id, reviewer_id, reviewee_id, rating, comment, aspect_ratings, extract(epoch from $1 - created_at) as age,
      extract(epoch from $1 - published_at) as published, extract(epoch from $1 - deadline) as ends from reviews order by id`,
  disputes: `select id, transaction_id, order_part_id, reporter_id, category, description, status, outcome, refunded,
      extract(epoch from $1 - created_at) as age, extract(epoch from $1 - deadline) as ends from disputes order by id`,
  said: `select dispute_id, actor_id, kind, text, extract(epoch from $1 - at) as age from dispute_events order by id`,
  adjustments: `select id, user_id, amount, reason, status, requested_by, decided_by, extract(epoch from $1 - created_at) as age,
      extract(epoch from $1 - deadline) as ends from adjustments order by id`,
  streams: `select id, user_id, title, description, category, tags, stream_type, thumbnail_url, is_live, viewer_count, peak_viewers,
      unique_viewers, like_count, featured_items, pinned_item_id, extract(epoch from $1 - scheduled_at) as planned,
      extract(epoch from $1 - started_at) as started, extract(epoch from $1 - ended_at) as ended,
      extract(epoch from $1 - deadline) as ends from live_streams order by id`,
  streamMessages: `select id, stream_id, user_id, content, extract(epoch from $1 - created_at) as age from stream_messages order by id`,
  streamPins: `select stream_id, item_id, extract(epoch from $1 - pinned_at) as age, extract(epoch from $1 - unpinned_at) as till
      from stream_pins order by id`,
  streamLikes: `select stream_id, user_id, extract(epoch from $1 - created_at) as age from stream_likes order by 1, 2`,
  streamReminders: `select stream_id, user_id, extract(epoch from $1 - created_at) as age from stream_reminders order by 1, 2`,
  streamVisits: `select stream_id, person, extract(epoch from $1 - created_at) as age from stream_visits order by 1, 2`,
  cases: `select id, subject, subject_id, member_id, content, decision, extract(epoch from $1 - created_at) as age from moderation_cases order by id`,
  roles: `select user_id, role from user_roles where $1::timestamptz is not null order by 1, 2`,
};

const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;
const AUDIT_LOG = `{
  auditLogProblems { problem subject }
  auditLog(first: 50) { edges { node {
    action reason outcome actor { displayName } changes { name before after }
    effects { sentences tp { balance available member { displayName } } } } } } }`;

interface Entry {
  action: string;
  actor: { displayName: string };
  reason: string | null;
  changes: { name: string; before: string | null; after: string | null }[];
  effects: { sentences: string[]; tp: object[] };
}

/** A market with the demo in it that can be asked. */
class PlayedMarket extends ServedMarket {
  readonly #dataDir: string;

  constructor(dataDir: string) {
    super({ ADMIN_EMAIL: "", DATA_DIR: dataDir });
    this.#dataDir = dataDir;
  }

  override async startServer(): Promise<void> {
    const env = { ...readEnv({ LOG_LEVEL: "silent" }), dataDir: this.#dataDir };
    await seedDemo({ env, databaseUrl: this.databaseUrl });
    await super.startServer();
  }

  override async close(): Promise<void> {
    await super.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

interface Market {
  database: FreshDatabase;
  sql: Client;
  env: Env;
}

const markets: Market[] = [];

async function emptyMarket(): Promise<Market> {
  const database = await freshDatabase();
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  const dataDir = mkdtempSync(join(tmpdir(), "market-day-photos-"));
  const market = { database, sql, env: { ...readEnv({ LOG_LEVEL: "silent" }), dataDir } };
  markets.push(market);
  return market;
}

const fill = ({ env, database }: Market, opening: Date) =>
  seedDemo({ env, databaseUrl: database.url }, { opening });

async function sightsOf({ sql }: Market, opening: Date): Promise<Record<string, unknown[]>> {
  const seen: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(SIGHTS))
    seen[name] = (await sql.query(query, [opening])).rows;
  return seen;
}

async function column<T>({ sql }: Market, query: string): Promise<T[]> {
  const { rows } = await sql.query<Record<string, T>>(query);
  return rows.map((row) => Object.values(row)[0] as T);
}

let market: Market;
let starts: (Demo | undefined)[];

beforeAll(async () => {
  market = await emptyMarket();
  starts = await Promise.all([fill(market, FIRST), fill(market, FIRST)]);
}, A_WHILE);

afterAll(async () => {
  for (const { sql, database, env } of markets) {
    await sql.end();
    await database.drop();
    rmSync(env.dataDir, { recursive: true, force: true });
  }
});

const FIGURES = `{
  adminMarketHealth { status parts { score } }
  adminStats { userMetrics { retentionRate avgSessionTime } marketMetrics { conversionRate } }
  adminUsersAnalytics(range: d90) { cohorts { size } points { activeUsers } }
  adminSalesAnalytics(range: d30) { points { transactions } }
  adminCategoryAnalytics(range: d30) { deals } }`;

/** Every chart of the administrator has something to draw, and no figure lacks its data. */
async function expectFigures(admin: { gql: (query: string) => Promise<Figures> }): Promise<void> {
  const figures = await admin.gql(FIGURES);
  const { adminMarketHealth: health, adminStats: stats } = figures;
  expect(health.status).not.toBe("not_enough_data");
  expect(health.parts.filter(({ score }) => score === null)).toEqual([]);
  expect(Object.values({ ...stats.userMetrics, ...stats.marketMetrics })).not.toContain(null);
  const days = figures.adminSalesAnalytics.points.filter(({ transactions }) => transactions > 0);
  expect(days.length).toBeGreaterThanOrEqual(8);
  const { cohorts, points } = figures.adminUsersAnalytics;
  expect(cohorts.filter(({ size }) => size > 0).length).toBeGreaterThanOrEqual(2);
  expect(points.filter(({ activeUsers }) => activeUsers > 0).length).toBeGreaterThanOrEqual(30);
  expect(
    figures.adminCategoryAnalytics.filter(({ deals }) => deals > 0).length,
  ).toBeGreaterThanOrEqual(3);
}

interface Figures {
  adminMarketHealth: { status: string; parts: { score: number | null }[] };
  adminStats: { userMetrics: object; marketMetrics: object };
  adminUsersAnalytics: { cohorts: { size: number }[]; points: { activeUsers: number }[] };
  adminSalesAnalytics: { points: { transactions: number }[] };
  adminCategoryAnalytics: { deals: number }[];
}

describe("the demo market", () => {
  it("is filled once by two servers that start together", async () => {
    expect(starts[1]).toEqual(starts[0]);
    expect(await column(market, "select count(*)::int from users")).toEqual([55]);
  });

  it("keeps right books", async () => {
    expect(await column(market, "select problem || ' ' || subject from ledger_audit()")).toEqual(
      [],
    );
  });

  it("has something of every kind", async () => {
    expect(
      await column(
        market,
        "select count(*)::int from items where status = 'available' and not is_circle_only",
      ),
    ).toEqual([62]);
    expect(
      await column(market, "select g.name from items i join circles g on g.id = i.circle_id"),
    ).toEqual(["Menders of Easton"]);
    expect(
      new Set(await column(market, "select category from items where status = 'available'")),
    ).toEqual(new Set(CATEGORIES));
    expect(await column(market, "select status from items where id = 75")).toEqual(["available"]);
    expect(
      await column(
        market,
        "select title from items where cardinality(images) = 0 and status <> 'sold'",
      ),
    ).toEqual([]);

    const people = "from users where id not in (select user_id from user_roles) and id <= 15";
    expect(await column(market, `select count(*)::int ${people}`)).toEqual([12]);
    expect(await column(market, `select distinct trust_level ${people} order by 1`)).toEqual([
      "champion",
      "contributor",
      "newbie",
      "trusted",
    ]);
    expect(await column(market, `select distinct verification_level ${people} order by 1`)).toEqual(
      ["basic", "premium", "suspended", "verified"],
    );

    // Nothing cancels an offer yet; every other state is there.
    const reachable = [
      "accepted",
      "countered",
      "declined",
      "expired",
      "pending",
      "superseded",
      "withdrawn",
    ];
    expect(await column(market, "select distinct state from offers order by 1")).toEqual(reachable);
    expect(await column(market, "select distinct status from orders order by 1")).toEqual([
      "cancelled",
      "delivered",
      "pending",
      "processing",
      "shipped",
    ]);
    expect(
      await column(market, "select category from content where likes > 0 order by id"),
      "a guide for every kind of tip",
    ).toEqual(["photos", "descriptions", "prices", "offers", "delivery", "safety"]);
    expect(await column(market, "select distinct status from disputes order by 1")).toEqual([
      "awaiting_response",
      "pending",
      "rejected",
      "resolved",
      "under_review",
      "withdrawn",
    ]);
    expect(
      await column(market, "select count(*)::int from reviews where published_at is null"),
    ).toEqual([2]);
    expect(
      await column(
        market,
        "select count(*)::int from messages where message_type = 'text' group by least(from_user_id, to_user_id), greatest(from_user_id, to_user_id) order by 1 desc limit 2",
      ),
    ).toEqual([22, 17]);
  });

  it("has streams that are over, one that is on without end and one to come", async () => {
    expect(
      await column(
        market,
        `select case when is_live and deadline is null then 'live' when ended_at is not null then 'ended' else 'to come' end
         from live_streams where featured_items <> '{}' and cancelled_at is null order by id`,
      ),
    ).toEqual(["ended", "ended", "ended", "ended", "live", "to come"]);
    expect(
      await column(market, "select count(distinct stream_id)::int from stream_messages"),
    ).toEqual([5]);
    expect(await column(market, "select sum(viewer_count)::int from live_streams")).toEqual([0]);
    expect(
      await column(
        market,
        `select username from stream_reminders r join users u on u.id = r.user_id join live_streams s on s.id = r.stream_id
         where s.started_at is null and s.ended_at is null order by 1`,
      ),
    ).toEqual(["jun", "tomasz"]);
  });

  it("has forty neighbours who traded before, each with deals, TP and nothing left to answer", async () => {
    const neighbours = "from users u join user_stats s on s.user_id = u.id where u.id > 15";
    expect(await column(market, `select count(*)::int ${neighbours}`)).toEqual([40]);
    expect(
      await column(
        market,
        `select u.username ${neighbours} and (s.deals_completed < 3 or u.tp_balance < 1)`,
      ),
    ).toEqual([]);
    const dealt = `select count(*)::int from transactions where from_user_id > 15 and to_user_id > 15
      and type = 'purchase' and status = 'completed'`;
    expect(await column(market, dealt)).toEqual([364]);
    // Each was paid by the ledger, for what it says.
    expect(
      await column(
        market,
        `select t.id from transactions t left join ledger_transfers l on l.key = 'offer:' || t.offer_id || ':settle'
         where t.from_user_id > 15 and l.amount is distinct from t.trust_points`,
      ),
    ).toEqual([]);
    expect(
      await column(market, "select 1 from offers where seller_id > 15 and state <> 'accepted'"),
    ).toEqual([]);
  });

  it("knows the price of what its members would list, in every category, and how sure it is", async () => {
    const [learned] = await column<{
      folds: { known: Record<string, { prices: number; sellers: number }> }[];
      measured: { accuracy: { error: number; baseline: number; sales: number } };
    }>(market, "select parameters from insight_models");
    for (const { known } of learned?.folds ?? [])
      for (const category of CATEGORIES) {
        expect(known[category]?.prices, category).toBeGreaterThanOrEqual(8);
        expect(known[category]?.sellers, category).toBeGreaterThanOrEqual(5);
      }
    const { accuracy } = learned?.measured ?? { accuracy: { error: 1, baseline: 0, sales: 0 } };
    expect(accuracy.sales).toBeGreaterThanOrEqual(200);
    expect(accuracy.error).toBeLessThan(0.75 * accuracy.baseline);
  });

  it("has counted what everybody did: ranks, achievements that members have, this week's challenges", async () => {
    // Who dealt before has XP, and every total is what its entries add up to.
    expect(
      await column(
        market,
        `select u.username from users u join user_stats s on s.user_id = u.id left join member_xp x on x.user_id = u.id
         where u.is_active and s.deals_completed > 0 and coalesce(x.total, 0) = 0`,
      ),
    ).toEqual([]);
    expect(
      await column(
        market,
        `select x.user_id from member_xp x
         where x.total <> (select coalesce(sum(e.amount), 0) from xp_entries e where e.user_id = x.user_id)`,
      ),
    ).toEqual([]);
    expect(
      await column(
        market,
        `select a.key from achievements a
         where a.holders <> (select count(*) from user_achievements m where m.achievement_id = a.id and m.is_completed)`,
      ),
    ).toEqual([]);
    const [held] = await column<number>(
      market,
      "select count(*)::int from achievements where holders > 0",
    );
    expect(held).toBeGreaterThanOrEqual(10);
    expect(
      await column(
        market,
        "select count(*)::int from challenges group by week order by week desc limit 2",
      ),
    ).toEqual([4, 4]);
  });

  it("gives nobody a level their deals, rating and channels do not reach", async () => {
    const misfits = await column(
      market,
      `select username || ' ' || trust_level from users u join user_stats s on s.user_id = u.id
       where trust_level <> case
         when deals_completed >= 30 and overall_rating >= 4.6 and email_verified and phone_verified then 'champion'
         when deals_completed >= 10 and overall_rating >= 4.2 and (email_verified or phone_verified) then 'trusted'
         when deals_completed >= 3 or u.trust_points >= 150 then 'contributor' else 'newbie' end`,
    );
    expect(misfits).toEqual([]);
  });

  it("has no rating that its reviews do not give", async () => {
    const misfits = await column(
      market,
      `select username from users u where (overall_rating, total_reviews) is distinct from (
         select (coalesce(round(avg(rating), 2), 0), count(*)::int) from reviews where reviewee_id = u.id and published_at is not null)`,
    );
    expect(misfits).toEqual([]);
  });

  it("shows the first member something on every screen", async () => {
    const incoming =
      "select tp_delta from offers where seller_id = 1 and proposed_by_id <> 1 and state = 'pending' order by id";
    expect(await column(market, incoming)).toEqual([64, 30, -15]);
    const own =
      "select proposed_by_id = 1 from offers where buyer_id = 1 and state = 'pending' order by id";
    expect(await column(market, own)).toEqual([true, false]);
    expect(
      await column(
        market,
        "select sum(unread_count)::int from conversations where user_id in (1, 2) group by user_id order by user_id",
      ),
    ).toEqual([5, 4]);
    expect(
      await column(market, "select status from orders where buyer_id = 1 order by id"),
    ).toEqual(["delivered", "shipped", "pending"]);
    expect(
      await column(market, "select status from order_parts where seller_id = 1 order by id"),
    ).toEqual(["processing", "pending"]);
    expect(
      await column(
        market,
        "select i.status from cart_lines l join items i on i.id = l.item_id where l.user_id = 1 order by l.id",
      ),
    ).toEqual(["sold", "available", "available"]);
    expect(
      await column(market, "select count(*)::int from trust_point_ledger where user_id = 1"),
    ).toEqual([35]);
    expect(
      await column(market, "select balance - held from ledger_accounts where user_id = 1"),
    ).toEqual([351]);
  });

  it("says on every start who can be signed in as, in tests to nobody", async () => {
    const { env, database } = market;
    const demo = await seedDemoOnce({ env, databaseUrl: database.url });

    expect(demo?.members.map(({ email }) => email)).toEqual([
      ...["amara", "jun", "priya", "mateo", "freya", "kofi"].map(
        (name) => `${name}@market-day.example`,
      ),
      "admin@market-day.example",
      "books@market-day.example",
      "moderator@market-day.example",
    ]);
    expect(demo?.members.filter(({ isAdmin }) => isAdmin)).toHaveLength(2);
    expect(demo?.members.filter(({ isModerator }) => isModerator)).toHaveLength(1);
    expect(
      await seedDemoOnce({ env: { ...env, nodeEnv: "test" }, databaseUrl: database.url }),
    ).toBeUndefined();
  });

  it("is the same after a start that broke off, on another day", { timeout: A_WHILE }, async () => {
    const again = await emptyMarket();
    const { env } = again;
    const notAFolder = join(env.dataDir, "file");
    writeFileSync(notAFolder, "");
    await expect(fill({ ...again, env: { ...env, dataDir: notAFolder } }, SECOND)).rejects.toThrow(
      /ENOTDIR/,
    );
    expect(await column(again, "select count(*)::int from users")).toEqual([0]);

    await fill(again, SECOND);

    expect(await sightsOf(again, SECOND)).toEqual(await sightsOf(market, FIRST));
  });

  it(
    "has the administrator's acts in the audit log, and a history for every figure",
    { timeout: A_WHILE },
    async () => {
      const played = new PlayedMarket(mkdtempSync(join(tmpdir(), "market-day-photos-")));
      try {
        await played.open();
        const admin = played.stranger;
        const { login } = await admin.gql(LOGIN, {
          email: "admin@market-day.example",
          password: DEMO_PASSWORD,
        });
        admin.token = login.token;
        await expectFigures(admin);
        const { auditLog, auditLogProblems } = await admin.gql(AUDIT_LOG);
        expect(auditLogProblems).toEqual([]);

        const entries = (auditLog.edges as { node: Entry }[]).map(({ node }) => node).toReversed();
        for (const entry of entries) expect(entry).toMatchObject({ outcome: "done" });
        expect(
          entries
            .filter(({ action }) => action.endsWith("Adjustment"))
            .map(({ action, actor, reason, effects }) => [
              actor.displayName,
              action,
              reason,
              ...effects.sentences,
            ]),
        ).toEqual([
          [
            "Ines Duarte",
            "requestAdjustment",
            "For minding the stall at the neighbourhood fair",
            "1 adjustment waits for another administrator",
          ],
          [
            "Rafael Costa",
            "approveAdjustment",
            null,
            "1 adjustment is posted",
            "25 TP go to wallets",
          ],
          [
            "Rafael Costa",
            "requestAdjustment",
            "Her parcel was lost in the market's own cupboard",
            "1 adjustment waits for another administrator",
          ],
        ]);

        const others = entries.filter(({ action }) => !action.endsWith("Adjustment"));
        for (const { action, actor } of others)
          expect(actor.displayName).toBe(action === "decideCase" ? "Sol Adeyemi" : "Ines Duarte");
        const told = others.map(({ action, reason, effects }) => [
          action,
          reason,
          ...effects.sentences,
        ]);
        expect(told).toEqual([
          ["setRole", "Knows the neighbourhood, and reads before judging", "1 mail is sent"],
          ["fundPool", "Rewards for the first members who stake"],
          ["takeDispute", null],
          [
            "decideDispute",
            "A slow leak nobody had looked for. The price of a new bladder goes back.",
            "1 dispute is settled",
            "8 TP go to wallets",
            "8 TP leave wallets",
          ],
          ["takeDispute", null],
          ["decideDispute", "The listing shows the ribs and says Fair.", "1 dispute is rejected"],
          ["decideCase", null, "1 report is closed, and who made it is told"],
          ["takeDispute", null],
          [
            "askDispute",
            "Lucia, please ask DHL. Amara, did they leave a card?",
            "1 dispute waits for its two sides",
          ],
          ["suspendMember", "Sold items were not handed over", "1 mail is sent"],
        ]);
        expect(others.find(({ action }) => action === "decideDispute")?.effects.tp).toEqual([
          { member: { displayName: "Kofi Mensah" }, balance: -8, available: -8 },
          { member: { displayName: "Aroha Ngata" }, balance: 8, available: 8 },
        ]);
        expect(others.at(-1)?.changes[0]).toEqual({
          name: "isSuspended",
          before: "false",
          after: "true",
        });
      } finally {
        await played.close();
      }
    },
  );

  it("does not replace a market of real members", { timeout: A_WHILE }, async () => {
    const real = await emptyMarket();
    await real.sql.query(
      "insert into users (username, email, password, display_name) values ('ana', 'ana@example.com', 'x', 'Ana')",
    );

    const reset = (variables: Record<string, string>, ...words: string[]) =>
      run(
        process.execPath,
        ["--import", "@oxc-node/core/register", "api/db/commands/reset.ts", ...words],
        {
          env: {
            ...process.env,
            DATABASE_URL: real.database.url,
            DATA_DIR: real.env.dataDir,
            ...variables,
          },
        },
      );
    const refusal = (words: string) => ({
      stderr: expect.stringContaining(`Nothing was reset: ${words}`),
    });

    await expect(reset({ DEMO: "on" })).rejects.toMatchObject(refusal("this is no demo market"));
    await expect(reset({}, "--force")).rejects.toMatchObject(
      refusal("this market is not the demo"),
    );
    expect(await column(real, "select username from users")).toEqual(["ana"]);
  });
});
