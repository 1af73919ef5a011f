import { beforeAll, describe, expect, it } from "vitest";
import { readsOf, recording } from "../rules/statements/recording.ts";
import { ACCEPT_PART, anOrder, CONFIRM, partOf, SHIP } from "../support/checkout.ts";
import { aDeal, anAnsweredDispute, DECIDE, REVIEW } from "../support/deals.ts";
import { COUNTER, DECLINE, ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
beforeAll(() => onWednesdayOfTheSecondWeek());

const STATS = `{ gamificationStats { level rank streak currentXP nextLevelXP totalPoints achievements completionRate
  basis { method sampleSize needed isEnough shortfall confidenceMeans evidence { label value itemId url } } } }`;
const ACHIEVEMENTS = `{ achievements { id title category rarity unlocked unlockedAt progress maxProgress points reward holders share } }`;
const CHALLENGES = `{ challenges { id title type progress target completed claimed timeRemaining reward bonusMultiplier pays } }`;
const CLAIM = `mutation ($id: ID!, $key: String) { claimChallenge(challengeId: $id, idempotencyKey: $key) {
  amount description message wallet { tpBalance } } }`;
const BOARD = `query ($period: LeaderboardPeriod, $first: Int) { leaderboard(period: $period, first: $first) {
  period members rows { userId rank username level trustLevel points streak isCurrentUser } ownRow { rank points isCurrentUser } basis { sampleSize } } }`;

interface Unlocked {
  title: string;
  unlocked: boolean;
  progress: number;
  maxProgress: number;
  holders: number;
}

/** At noon UTC of a Wednesday in the middle of a month: no test may run over a midnight, a week or a month by chance. */
async function onWednesdayOfTheSecondWeek(): Promise<void> {
  const now = market.clock.now();
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 8, 12));
  while (next.getUTCDay() !== 3) next.setUTCDate(next.getUTCDate() + 1);
  await market.passHours((next.getTime() - now.getTime()) / 3_600_000);
}

async function statsOf(person: Person) {
  await market.settled();
  return (await person.gql(STATS)).gamificationStats;
}

async function xpOf(person: Person): Promise<number> {
  return (await statsOf(person)).totalPoints;
}

async function achievement(person: Person, title: string): Promise<Unlocked> {
  await market.settled();
  const { achievements } = await person.gql(ACHIEVEMENTS);
  return achievements.find((one: Unlocked) => one.title === title);
}

/** What gave XP, without the achievements. */
async function entriesOf(person: Person) {
  await market.settled();
  return market.rows<{ source: string; amount: number; zero_because: string | null }>(
    `select source, amount, zero_because from xp_entries where user_id = $1 and source <> 'achievement' order by created_at, source desc, id`,
    [Number(person.id)],
  );
}

describe("XP", () => {
  it("are 50 for each side of a deal, 10 for a listing, 15 for a review, 5 for a daily claim", async () => {
    const seller = await market.member("Sam");
    const buyer = await market.richMember("Bea", 500);
    const transactionId = await aDeal(market, { seller, buyer });
    await buyer.gql(REVIEW, { input: { transactionId, rating: 5, comment: "Just as described" } });
    await buyer.gql(`mutation { earnTp(action: daily_login) { amount } }`);

    expect(await entriesOf(seller)).toEqual([
      { source: "listing", amount: 10, zero_because: null },
      { source: "sale", amount: 50, zero_because: null },
      { source: "answer", amount: 5, zero_because: null },
    ]);
    expect(await entriesOf(buyer)).toEqual([
      { source: "purchase", amount: 50, zero_because: null },
      { source: "review", amount: 15, zero_because: null },
      { source: "daily", amount: 5, zero_because: null },
    ]);
    // 65 for what was done; First listing 10, First deal 20, First sale 20.
    expect(await statsOf(seller)).toMatchObject({
      level: 2,
      totalPoints: 115,
      currentXP: 15,
      nextLevelXP: 200,
      achievements: 3,
      completionRate: 11.5,
      basis: { sampleSize: 6, isEnough: true, shortfall: null, confidenceMeans: null },
    });
    expect((await statsOf(buyer)).streak).toBe(1);
  });

  it("of a new member are none, said as such", async () => {
    const nora = await market.member("Nora");
    expect(await statsOf(nora)).toMatchObject({
      level: 1,
      rank: null,
      streak: 0,
      currentXP: 0,
      nextLevelXP: 100,
      totalPoints: 0,
      achievements: 0,
      completionRate: 0,
      basis: {
        sampleSize: 0,
        needed: 1,
        isEnough: false,
        shortfall: "Nothing is counted yet",
        evidence: [],
      },
    });
  });

  it("of what a pair does together come once a month, and the evidence says why not more", async () => {
    const seller = await market.member("Sid");
    const buyer = await market.richMember("Bob", 900);
    for (let n = 0; n < 3; n += 1) {
      const transactionId = await aDeal(market, { seller, buyer });
      await buyer.gql(REVIEW, { input: { transactionId, rating: 5, comment: "Good again" } });
    }
    expect(await entriesOf(buyer)).toEqual([
      { source: "purchase", amount: 50, zero_because: null },
      { source: "review", amount: 15, zero_because: null },
      { source: "purchase", amount: 0, zero_because: "same_pair" },
      { source: "review", amount: 0, zero_because: "same_pair" },
      { source: "purchase", amount: 0, zero_because: "same_pair" },
      { source: "review", amount: 0, zero_because: "same_pair" },
    ]);
    expect((await statsOf(buyer)).basis.evidence).toContainEqual({
      label: "Purchase",
      value: "0 XP, the second with this member this month",
      itemId: null,
      url: null,
    });
    await market.passHours(24 * 25);
    await aDeal(market, { seller, buyer });
    expect((await entriesOf(buyer)).at(-1)).toEqual({
      source: "purchase",
      amount: 50,
      zero_because: null,
    });
    expect((await achievement(buyer, "Regular")).progress).toBe(2);
  });

  it("20 deals of a pair at once give 50 to each of them", async () => {
    const seller = await market.member("Sol");
    const buyer = await market.richMember("Bix", 2000);
    const offers = [];
    for (let n = 0; n < 20; n += 1) offers.push(await anOffer(buyer, await anItem(seller)));
    await Promise.all(offers.map(({ id }) => seller.gql(ACCEPT, { id })));
    const deals = (await entriesOf(buyer)).filter(({ source }) => source === "purchase");
    expect(deals).toHaveLength(20);
    expect(deals.filter(({ zero_because }) => zero_because === null)).toEqual([
      { source: "purchase", amount: 50, zero_because: null },
    ]);
    expect((await entriesOf(seller)).reduce((sum, { amount }) => sum + amount, 0)).toBe(
      3 * 10 + 50 + 5,
    );
  });

  it("come from a delivered order, once for the whole part", async () => {
    const seller = await market.member("Sue");
    const buyer = await market.richMember("Ben", 500);
    const order = await anOrder(buyer, [
      await anItem(seller),
      await anItem(seller, { title: "Tea cups" }),
    ]);
    const part = partOf(order, seller);
    await seller.gql(ACCEPT_PART, { id: part.id });
    await seller.gql(SHIP, { id: part.id });
    await buyer.gql(CONFIRM, { partId: part.id });
    expect(await entriesOf(buyer)).toEqual([
      { source: "purchase", amount: 50, zero_because: null },
    ]);
  });

  it("are none for a deal under 3 TP, and for one between two members of one device", async () => {
    const [seller, twin] = [await market.member("Sal"), await market.member("Tia")];
    const buyer = await market.richMember("Bo", 500);
    await aDeal(market, { seller, buyer, tp: 2 });
    expect((await entriesOf(buyer)).at(-1)).toEqual({
      source: "purchase",
      amount: 0,
      zero_because: "small",
    });
    await market.rows(
      `insert into known_devices (user_id, device, created_at, expires_at)
       select id, 'one-device', now(), now() + interval '1 day' from unnest($1::int[]) as m (id)`,
      [[Number(twin.id), Number(buyer.id)]],
    );
    await aDeal(market, { seller: twin, buyer });
    expect((await entriesOf(buyer)).at(-1)).toEqual({
      source: "purchase",
      amount: 0,
      zero_because: "same_device",
    });
  });

  it("are none for the fourth listing of a day, also when others are taken off the market", async () => {
    const seller = await market.member("Lin");
    const items = [];
    for (let n = 0; n < 3; n += 1) items.push(await anItem(seller));
    await market.settled();
    await seller.gql(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
      id: items[0]?.id,
    });
    await anItem(seller);
    expect(await entriesOf(seller)).toEqual([
      ...Array.from({ length: 3 }, () => ({ source: "listing", amount: 10, zero_because: null })),
      { source: "listing", amount: 0, zero_because: "daily_limit" },
    ]);
    expect((await achievement(seller, "Full stall")).progress).toBe(4);
  });

  it("are given for the answer within a day, also by a counter or a no", async () => {
    const seller = await market.member("Ada");
    const [one, two] = [await market.richMember("Uno", 500), await market.richMember("Due", 500)];
    const item = await anItem(seller);
    await seller.gql(COUNTER, {
      id: (await anOffer(one, item, { tpDelta: 15 })).id,
      tpDelta: 18,
    });
    await seller.gql(DECLINE, { id: (await anOffer(two, item, { tpDelta: 10 })).id });
    const late = await anOffer(await market.richMember("Lato", 500), item, { tpDelta: 9 });
    await market.passHours(25);
    await seller.gql(DECLINE, { id: late.id });
    expect((await entriesOf(seller)).filter(({ source }) => source === "answer")).toEqual([
      { source: "answer", amount: 5, zero_because: null },
      { source: "answer", amount: 5, zero_because: null },
    ]);
  });

  it("of a deal that a dispute gives back are taken back, and the deal counts no more", async () => {
    const seller = await market.member("Max");
    const buyer = await market.richMember("May", 500);
    const admin = await market.admin();
    const transactionId = await aDeal(market, { seller, buyer });
    expect(await xpOf(buyer)).toBe(50 + 20);
    const dispute = await anAnsweredDispute(buyer, seller, { transactionId });
    await admin.gql(DECIDE, {
      input: { id: dispute.id, decision: "refund", resolution: "It had a hole in it" },
    });
    expect((await entriesOf(buyer)).at(-1)).toEqual({
      source: "reversal",
      amount: -50,
      zero_because: null,
    });
    expect(await xpOf(buyer)).toBe(20);
    expect(await achievement(buyer, "First deal")).toMatchObject({ unlocked: true });
    expect(await achievement(buyer, "Regular")).toMatchObject({ progress: 0 });
  });

  it("are no more than 300 a day", async () => {
    const buyer = await market.richMember("Rex", 2000);
    for (let n = 0; n < 7; n += 1)
      await aDeal(market, { seller: await market.member(`S${n}`), buyer });
    expect((await entriesOf(buyer)).map(({ amount }) => amount)).toEqual([
      50, 50, 50, 50, 50, 50, 0,
    ]);
    expect((await achievement(buyer, "Regular")).progress).toBe(7);
  });
});

describe("achievements", () => {
  // Proves: EP-051, EN-030, TB-011, TB-012
  it("unlock once of 20 at once, within two seconds of the last, with their XP", async () => {
    const seller = await market.member("Una");
    const before = (await achievement(seller, "Full stall")).holders;
    const live = await seller.live(`subscription { queriesInvalidated { queries } }`);
    await Promise.all(Array.from({ length: 20 }, () => anItem(seller)));
    const listed = performance.now();
    const isUnlocked = async () =>
      (await seller.gql(ACHIEVEMENTS)).achievements.find(
        (one: Unlocked) => one.title === "Full stall",
      ).unlocked;
    await expect.poll(isUnlocked).toBe(true);
    expect(performance.now() - listed).toBeLessThan(2000);
    await market.settled();
    const { achievements } = await seller.gql(ACHIEVEMENTS);
    expect(
      achievements
        .slice(0, 2)
        .map(({ title }: Unlocked) => title)
        .toSorted(),
    ).toEqual(["First listing", "Full stall"]);
    expect(achievements.find((one: Unlocked) => one.title === "Full stall")).toMatchObject({
      category: "milestone",
      rarity: "rare",
      progress: 20,
      maxProgress: 20,
      points: 80,
      reward: "80 XP",
      holders: before + 1,
    });
    expect(
      await market.rows(
        `select amount from xp_entries where user_id = $1 and source = 'achievement' order by amount`,
        [Number(seller.id)],
      ),
    ).toEqual([{ amount: 10 }, { amount: 80 }]);
    expect(
      await market.rows(
        `select title, message, action_url from notifications where type = 'reward_achievement' and user_id = $1`,
        [Number(seller.id)],
      ),
    ).toEqual([
      {
        title: "Achievement unlocked",
        message: "Full stall: 80 XP",
        action_url: "/?panel=rewards",
      },
    ]);
    await live.until(() =>
      live.heard.some(({ queries }) => (queries as string[]).includes("achievements")),
    );
  });

  it("of five stars count members, not reviews", async () => {
    const seller = await market.member("Star");
    const buyer = await market.richMember("Fan", 900);
    for (let n = 0; n < 2; n += 1) {
      const transactionId = await aDeal(market, { seller, buyer });
      await buyer.gql(REVIEW, { input: { transactionId, rating: 5, comment: "Five stars again" } });
      await seller.gql(REVIEW, { input: { transactionId, rating: 5, comment: "And to you" } });
    }
    expect((await achievement(seller, "Five stars")).progress).toBe(1);
  });

  it("have a share only where 20 members have XP", async () => {
    const { achievements } = await (await market.member("Shy")).gql(ACHIEVEMENTS);
    const [{ n }] = (await market.rows<{ n: number }>(
      `select count(*)::int as n from member_xp where total > 0`,
    )) as [{ n: number }];
    const first = achievements.find((one: Unlocked) => one.title === "First deal");
    expect(first.share).toBe(n < 20 ? null : first.holders / n);
  });
});

describe("challenges", () => {
  /** Three deals with three members, after which the first challenge is finished. */
  async function withThreeDeals(name: string): Promise<Person> {
    const buyer = await market.richMember(name, 900);
    for (let n = 0; n < 3; n += 1)
      await aDeal(market, { seller: await market.member(`${name}-${n}`), buyer });
    await market.settled();
    return buyer;
  }

  // Proves: PN-020, EP-052, EN-031, TB-030
  it("of the week are four, the first of 3 exchanges with real progress, and pay once", async () => {
    const buyer = await withThreeDeals("Cleo");
    const { challenges } = await buyer.gql(CHALLENGES);
    expect(challenges).toHaveLength(4);
    expect(challenges[0]).toMatchObject({
      title: "Complete 3 exchanges",
      type: "trade",
      progress: 3,
      target: 3,
      completed: true,
      claimed: false,
      reward: 15,
      bonusMultiplier: 1,
      pays: 15,
    });
    const now = market.clock.now();
    const monday = Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth(),
      now.getUTCDate() - ((now.getUTCDay() + 6) % 7) + 7,
    );
    expect(now.getTime() + 1000 * challenges[0].timeRemaining).toBeGreaterThan(monday - 30_000);
    expect(now.getTime() + 1000 * challenges[0].timeRemaining).toBeLessThan(monday + 30_000);
    const before = (await buyer.wallet()).tpBalance;
    const { id } = challenges[0];
    expect((await buyer.gql(CLAIM, { id })).claimChallenge).toEqual({
      amount: 15,
      description: "Complete 3 exchanges",
      message: "You earned 15 TrustPoints",
      wallet: { tpBalance: before + 15 },
    });
    expect(await buyer.refused(CLAIM, { id })).toMatchObject({ code: "ALREADY_CLAIMED" });
    expect((await buyer.gql(CHALLENGES)).challenges[0].claimed).toBe(true);
  });

  it("pay one of 20 claims at once; the others learn that it is taken", async () => {
    const buyer = await withThreeDeals("Cid");
    const [{ id }] = (await buyer.gql(CHALLENGES)).challenges;
    const before = (await buyer.wallet()).tpBalance;
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => buyer.gql(CLAIM, { id })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(String(answer.reason)).toContain("Already claimed");
    expect((await buyer.wallet()).tpBalance).toBe(before + 15);
  });

  it("pay a tenth more for each week in a row", async () => {
    const buyer = await withThreeDeals("Wim");
    await buyer.gql(CLAIM, { id: (await buyer.gql(CHALLENGES)).challenges[0].id });
    await market.passHours(24 * 7);
    for (let n = 0; n < 3; n += 1)
      await aDeal(market, { seller: await market.member(`Wk${n}`), buyer });
    await market.settled();
    const [next] = (await buyer.gql(CHALLENGES)).challenges;
    expect(next).toMatchObject({
      title: "Complete 3 exchanges",
      completed: true,
      bonusMultiplier: 1.1,
      pays: 16,
    });
  });

  it("that are not finished, of another week or none at all pay nothing", async () => {
    const buyer = await market.richMember("Ned", 500);
    await aDeal(market, { seller: await market.member("Nell"), buyer });
    await market.settled();
    const { challenges } = await buyer.gql(CHALLENGES);
    expect(await buyer.refused(CLAIM, { id: challenges[0].id })).toMatchObject({
      code: "NOT_EARNED_YET",
      message: "Settle three deals this week, each with another member",
      details: { progress: 1, target: 3 },
    });
    const [later] = await market.rows<{ id: number }>(`select max(id) as id from challenges`);
    for (const id of [String(later?.id), "999999"])
      expect(await buyer.refused(CLAIM, { id })).toMatchObject({ code: "NOT_FOUND" });
    expect(await buyer.refused(CLAIM, { id: "x" })).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("pause when the week's TP for all members are taken", async () => {
    const buyer = await withThreeDeals("Pia");
    const [{ id }] = (await buyer.gql(CHALLENGES)).challenges;
    const other = await market.member("Otto");
    const [week] = await market.rows<{ week: string }>(
      `select week::text from challenges where id = $1`,
      [Number(id)],
    );
    const spent = `insert into earnings (user_id, action, period, amount, created_at) values ($1, 'challenge:filler', $2, 4990, now())`;
    await market.rows(spent, [Number(other.id), week?.week]);
    expect(await buyer.refused(CLAIM, { id })).toMatchObject({
      code: "REWARDS_PAUSED",
      message: "This week's TP for challenges are all taken. The next challenges begin on Monday",
    });
    await market.rows(`delete from earnings where action = 'challenge:filler'`);
    expect((await buyer.gql(CLAIM, { id })).claimChallenge.amount).toBe(15);
  });
});

describe("the leaderboard", () => {
  // Proves: EP-053, EN-032, EP-054, EN-033
  it("gives equal XP equal rank, 1, 2, 2, 4, and pins the own row", async () => {
    await market.rows(`update users set leaderboard_visible_to = 'nobody'`);
    const [a, b, c, d] = [
      await market.member("Ana"),
      await market.member("Bel"),
      await market.member("Cat"),
      await market.member("Dot"),
    ];
    for (const [person, listings] of [
      [a, 3],
      [b, 2],
      [c, 2],
      [d, 1],
    ] as const)
      for (let n = 0; n < listings; n += 1) await anItem(person);
    await market.settled();
    const { leaderboard } = await d.gql(BOARD, { period: "week", first: 3 });
    expect(
      leaderboard.rows.map(
        ({ rank, userId, points }: { rank: number; userId: string; points: number }) => [
          rank,
          userId,
          points,
        ],
      ),
    ).toEqual([
      [1, a.id, 30],
      [2, b.id, 20],
      [2, c.id, 20],
    ]);
    expect(leaderboard).toMatchObject({
      period: "week",
      members: 4,
      ownRow: { rank: 4, points: 10, isCurrentUser: true },
      basis: { sampleSize: 4 },
    });
    expect((await statsOf(d)).rank).toBe(4);
    const rest = await d.rest("GET", "/api/gamification/leaderboard?period=month");
    expect((rest.body as { rank: number }[]).map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);

    await market.passHours(24 * 7);
    expect((await d.gql(BOARD, { period: "week" })).leaderboard).toMatchObject({
      members: 0,
      rows: [],
      ownRow: null,
    });
    expect((await d.gql(BOARD, { period: "all" })).leaderboard.members).toBe(4);
  });

  it("has nobody who does not want to be on it, nobody suspended, and nobody the viewer blocks", async () => {
    const [eve, fay, gus, hal] = [
      await market.member("Eve"),
      await market.member("Fay"),
      await market.member("Gus"),
      await market.member("Hal"),
    ];
    for (const person of [eve, fay, gus, hal]) await anItem(person);
    await market.settled();
    const idsFor = async (person: Person) =>
      (await person.gql(BOARD, { period: "week", first: 50 })).leaderboard.rows.map(
        ({ userId }: { userId: string }) => userId,
      );
    expect(await idsFor(eve)).toEqual(expect.arrayContaining([eve.id, fay.id, gus.id, hal.id]));

    await fay.gql(
      `mutation { updatePrivacy(input: { leaderboard: nobody }) { privacy { leaderboard } } }`,
    );
    await eve.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
      id: gus.id,
    });
    await market.rows(`update users set is_active = false where id = $1`, [Number(hal.id)]);
    const seen = await idsFor(eve);
    expect(seen).toContain(eve.id);
    for (const gone of [fay, gus, hal]) expect(seen).not.toContain(gone.id);
    const own = (await fay.gql(BOARD, { period: "week" })).leaderboard;
    expect(own.ownRow).toBeNull();
    expect((await statsOf(fay)).rank).toBeNull();
  });

  it("refuses more rows than it shows", async () => {
    const ida = await market.member("Ida");
    for (const first of [0, 51, -1])
      expect(await ida.refused(BOARD, { first })).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("tells who looks at it when XP change", async () => {
    const [jo, kim] = [await market.member("Jo"), await market.member("Kim")];
    const live = await jo.live(`subscription { leaderboardUpdated { asOf } }`);
    await live.next();
    await anItem(kim);
    expect(await live.next()).toHaveProperty("asOf");
    // What it reads would be counted below.
    await live.stop();
  });
});

// I-18
it("is read by one statement each, challenges by two", async () => {
  const mia = await market.member("Mia");
  await anItem(mia);
  await market.settled();
  const counts: Record<string, number> = {};
  for (const [name, document] of Object.entries({ STATS, ACHIEVEMENTS, CHALLENGES, BOARD })) {
    const { statements } = await recording(() => mia.gql(document));
    counts[name] = readsOf(statements.filter(({ isOfRequest }) => isOfRequest)).length;
  }
  expect(counts).toEqual({ STATS: 1, ACHIEVEMENTS: 1, CHALLENGES: 2, BOARD: 1 });
});

describe("the weekly recount", () => {
  it("counts what a member did before anything was counted, and finds nothing new the second time", async () => {
    const seller = await market.member("Old");
    const buyer = await market.richMember("Olga", 500);
    const transactionId = await aDeal(market, { seller, buyer });
    await buyer.gql(REVIEW, { input: { transactionId, rating: 4, comment: "Good and quick" } });
    await market.settled();
    const counted = () =>
      market.rows(
        `select user_id, source, ref, amount, zero_because from xp_entries order by 1, 2, 3`,
      );
    const before = await counted();
    await market.rows(`delete from xp_entries where user_id = any($1)`, [
      [Number(seller.id), Number(buyer.id)],
    ]);
    await market.rows(`delete from user_achievements where user_id = any($1)`, [
      [Number(seller.id), Number(buyer.id)],
    ]);
    await market.rows(`update member_xp set counted_at = null`);
    await market.passHours(1);
    expect(await counted()).toEqual(before);
    await market.rows(`update member_xp set counted_at = null`);
    await market.passHours(1);
    expect(await counted()).toEqual(before);
  });
});
