import { beforeAll, describe, expect, it } from "vitest";
import { anOffer, anItem } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import {
  BURN,
  CLAIM,
  FUND_POOL,
  funding,
  fundPool,
  MINT,
  STAKE,
  stakingOf,
  UNSTAKE,
  type Staking,
} from "../support/staking.ts";

const AT_ONCE = 20;
const HISTORY = `{ wallet { totalEarned totalSpent history(first: 9) { edges { node { reason amount } } } } }`;
const YEAR_MS = 31_536_000_000n;

async function reasonsOf(person: Person): Promise<string[]> {
  const { wallet } = await person.gql(HISTORY);
  return wallet.history.edges.map(
    ({ node }: { node: { reason: string; amount: number } }) => `${node.reason} ${node.amount}`,
  );
}

/** Thousandths of a TP by the documented figure: 12.5 % of a year of 365 days, rounded down. */
function milliOf(tp: number, ms: number): number {
  return Number((BigInt(tp) * 125n * BigInt(ms)) / YEAR_MS);
}

const msBetween = (from: Staking, to: Staking) => Date.parse(to.asOf) - Date.parse(from.asOf);

describe("a stake", () => {
  const market = aMarket();
  let admin: Person;
  beforeAll(async () => {
    admin = await market.admin();
    await fundPool(admin, 1000);
  });

  // Proves: EN-026 PN-029 KC-019
  it("stays its member's, cannot be spent, and earns 12.5 % a year to the thousandth", async () => {
    const ada = await market.richMember("Ada", 10_100);
    const before = await ada.gql(HISTORY);
    expect(await stakingOf(ada)).toMatchObject({
      stakedAmount: 0,
      pendingRewards: 0,
      totalEarned: 0,
      apy: 12.5,
      status: "none",
    });

    const { stake } = await ada.gql(STAKE, { amount: 10_000 });
    expect(stake).toMatchObject({
      amount: 10_000,
      staking: { stakedAmount: 10_000, pendingRewards: 0, status: "active" },
      wallet: { available: 100, tpBalance: 100 },
    });
    expect((await reasonsOf(ada))[0]).toBe("stake -10000");
    // Nothing was spent, and nothing is earned before it is paid.
    expect(await ada.gql(HISTORY)).toMatchObject({
      wallet: { totalEarned: before.wallet.totalEarned, totalSpent: before.wallet.totalSpent },
    });

    await market.passHours(24);
    const day = await stakingOf(ada);
    const milli = milliOf(10_000, msBetween(stake.staking, day));
    expect(milli).toBeGreaterThanOrEqual(3424);
    expect(day).toMatchObject({ pendingRewards: milli / 1000, claimable: 3, totalEarned: 0 });

    const { claimStakingReward } = await ada.gql(CLAIM);
    expect(claimStakingReward).toMatchObject({
      amount: 3,
      staking: { claimable: 0, totalEarned: 3 },
      wallet: { available: 103 },
    });
    const rest = claimStakingReward.staking.pendingRewards;
    expect(rest).toBe(
      (milliOf(10_000, msBetween(stake.staking, claimStakingReward.staking)) - 3000) / 1000,
    );
    expect((await ada.gql(HISTORY)).wallet.totalEarned).toBe(before.wallet.totalEarned + 3);
    expect(await ada.refused(CLAIM)).toMatchObject({
      code: "NOT_EARNED_YET",
      details: { needed: 1 },
    });

    const { unstake } = await ada.gql(UNSTAKE, { amount: 10_000 });
    expect(unstake).toMatchObject({
      staking: { stakedAmount: 0, status: "none" },
      wallet: { available: 10_103 },
    });
    await market.passHours(24);
    // What is staked no more earns no more; what it has earned stays.
    expect(await stakingOf(ada)).toMatchObject({
      pendingRewards: unstake.staking.pendingRewards,
      totalEarned: 3,
    });
  });

  it("refuses what is no amount, what is not there, and what another session repeats", async () => {
    const bo = await market.member("Bo");
    for (const amount of [0, -5, 1_000_001])
      expect(await bo.refused(STAKE, { amount })).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { amount: "The amount must be 1 to 1000000 TP" },
      });
    expect(await bo.refused(STAKE, { amount: 101 })).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      details: { available: 100, needed: 101 },
    });
    expect(await bo.refused(UNSTAKE, { amount: 1 })).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      message: "You have 0 TP staked",
    });
    await bo.gql(STAKE, { amount: 40, key: "one-intent" });
    await bo.gql(STAKE, { amount: 40, key: "one-intent" });
    expect(await stakingOf(bo)).toMatchObject({ stakedAmount: 40 });
    expect(await bo.refused(UNSTAKE, { amount: 41 })).toMatchObject({
      message: "You have 40 TP staked",
      details: { available: 40, needed: 41 },
    });
  });

  it("20 at once: each TP is staked once, and the others are told what is left", async () => {
    const cy = await market.member("Cy");
    const { won, lost } = await race(times(AT_ONCE, () => () => cy.ask(STAKE, { amount: 10 })));
    expect(won).toHaveLength(10);
    expect(lost).toEqual({ INSUFFICIENT_BALANCE: 10 });
    expect(await stakingOf(cy)).toMatchObject({ stakedAmount: 100 });

    const back = await race(times(AT_ONCE, () => () => cy.ask(UNSTAKE, { amount: 10 })));
    expect(back.won).toHaveLength(10);
    expect(back.lost).toEqual({ INSUFFICIENT_BALANCE: 10 });
    expect(await cy.wallet()).toMatchObject({ available: 100 });
  });

  it("20 at once take one reward", async () => {
    const dee = await market.richMember("Dee", 10_100);
    await dee.gql(STAKE, { amount: 10_000 });
    await market.passHours(24);
    const { won, lost } = await race(times(AT_ONCE, () => () => dee.ask(CLAIM)));
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ NOT_EARNED_YET: AT_ONCE - 1 });
    expect(await dee.wallet()).toMatchObject({ available: 103 });
  });

  it("is told to the member's other screens", async () => {
    const eli = await market.member("Eli");
    const heard = await eli.live<{ queries: string[] }>(
      `subscription { queriesInvalidated { queries } }`,
    );
    await eli.gql(STAKE, { amount: 5 });
    const times = () => heard.heard.filter(({ queries }) => queries.includes("staking")).length;
    await heard.until(() => times() === 1);
    await fundPool(admin, 1);
    await heard.until(() => times() === 2);
  });

  it("comes home with its reward when the member leaves", async () => {
    const fay = await market.richMember("Fay", 10_200);
    await fay.gql(STAKE, { amount: 10_000 });
    await fay.gql(MINT, { amount: 50 });
    await market.passHours(24);
    const { pool } = await stakingOf(admin);
    await fay.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    const left = await stakingOf(admin);
    // Three whole TP were paid, and the part of one that was left is owed to nobody.
    expect(left.pool.balance).toBe(pool.balance - 3);
    expect(left.pool.staked).toBe(pool.staked - 10_000);
    const [closed] = await market.rows<{ amount: number }>(
      `select amount from ledger_transfers where reason = 'account_closed' order by id desc limit 1`,
    );
    expect(closed?.amount).toBe(10_203);
  });
});

describe("the pool of the rewards", () => {
  const market = aMarket();

  it("owes nothing while it is empty, and nothing is kept of who staked meanwhile and left", async () => {
    const flo = await market.member("Flo");
    await flo.gql(STAKE, { amount: 40 });
    expect(await stakingOf(flo)).toMatchObject({ status: "paused", pendingRewards: 0 });
    await flo.gql(UNSTAKE, { amount: 40 });
    await flo.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    expect(await market.rows(`select 1 from stakes where user_id = $1`, [flo.id])).toEqual([]);
  });
  let admin: Person;
  beforeAll(async () => {
    admin = await market.admin();
  });

  it("promises what it has: a dry pool pauses every stake, and funding lets them go on from then", async () => {
    const gus = await market.richMember("Gus", 1100);
    const hal = await market.richMember("Hal", 600);
    await fundPool(admin, 1);
    await gus.gql(STAKE, { amount: 1000 });
    const { stake } = await hal.gql(STAKE, { amount: 500 });
    const until = Date.parse(stake.staking.pool.coveredUntil);
    expect(until - Date.parse(stake.staking.asOf)).toBeLessThanOrEqual(168_192_000);

    await market.passHours(100);
    const dry = await stakingOf(gus);
    const less = await stakingOf(hal);
    expect([dry.status, less.status]).toEqual(["paused", "paused"]);
    expect(dry.pool).toMatchObject({ balance: 1, owed: expect.closeTo(1, 2), staked: 1500 });
    expect(dry.pool.owed).toBeLessThanOrEqual(1);
    expect(less.pendingRewards).toBe(milliOf(500, until - Date.parse(stake.staking.asOf)) / 1000);
    await market.passHours(100);
    expect(await stakingOf(gus)).toMatchObject({ pendingRewards: dry.pendingRewards });

    await fundPool(admin, 5);
    const again = await stakingOf(gus);
    expect(again).toMatchObject({ status: "active", pendingRewards: dry.pendingRewards });
    await market.passHours(10);
    const later = await stakingOf(gus);
    expect(later.pendingRewards).toBeGreaterThanOrEqual(
      (dry.pendingRewards * 1000 + milliOf(1000, 10 * 3_600_000)) / 1000,
    );
    expect(await hal.refused(CLAIM)).toMatchObject({ code: "NOT_EARNED_YET" });
  });

  it("is funded by administrators alone, each time with a reason that the audit log has", async () => {
    const ivy = await market.member("Ivy");
    expect(await ivy.refused(FUND_POOL, funding(5, "Please"))).toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await admin.refused(FUND_POOL, funding(5, ""))).toMatchObject({
      fields: { reason: "Please give a reason" },
    });
    expect(await admin.refused(FUND_POOL, funding(100_001, "Too much"))).toMatchObject({
      fields: { amount: "The amount must be 1 to 100000 TP" },
    });
    await fundPool(admin, 7);
    const [entry] = await market.rows(
      `select action, outcome, reason, subject_type, subject_id, before, after from audit_log order by id desc limit 1`,
    );
    expect(entry).toMatchObject({
      action: "fundPool",
      outcome: "done",
      reason: "For the members who stake",
      subject_type: "pool",
      subject_id: "staking",
      after: { balance: expect.any(Number) },
    });
  });
});

describe("Trust Tokens", () => {
  const market = aMarket();

  // Proves: PN-030
  it("are minted one for one, and their TP come back when they are burned", async () => {
    const jo = await market.richMember("Jo", 300);
    const { mintTrustTokens } = await jo.gql(MINT, { amount: 100, key: "mint-100" });
    await jo.gql(MINT, { amount: 100, key: "mint-100" });
    expect(mintTrustTokens).toMatchObject({
      amount: 100,
      chainWallet: { balance: 100 },
      wallet: { available: 200 },
    });
    const [reserve] = await market.rows<{ balance: number }>(
      `select sum(balance)::int as balance from ledger_accounts where kind = 'minted'`,
    );
    expect(reserve?.balance).toBe(100);
    expect(await jo.refused(BURN, { amount: 101 })).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
      message: "You have 100 Trust Tokens",
    });
    expect((await jo.gql(BURN, { amount: 30 })).burnTrustTokens).toMatchObject({
      chainWallet: { balance: 70 },
      wallet: { available: 230 },
    });
    expect((await reasonsOf(jo)).slice(0, 2)).toEqual(["token_burn 30", "token_mint -100"]);
  });

  it("20 at once burn what is there once", async () => {
    const kit = await market.member("Kit");
    await kit.gql(MINT, { amount: 100 });
    const { won, lost } = await race(times(AT_ONCE, () => () => kit.ask(BURN, { amount: 10 })));
    expect(won).toHaveLength(10);
    expect(lost).toEqual({ INSUFFICIENT_BALANCE: 10 });
    expect(await kit.wallet()).toMatchObject({ available: 100 });
  });

  it("and stakes cannot be offered: what is set aside is not available", async () => {
    const lou = await market.member("Lou");
    const max = await market.member("Max");
    const item = await anItem(max, { trustPoints: 50 });
    await lou.gql(MINT, { amount: 30 });
    await lou.gql(STAKE, { amount: 30 });
    await expect(anOffer(lou, item, { tpDelta: 50 })).rejects.toThrow(/40 available/);
  });
});
