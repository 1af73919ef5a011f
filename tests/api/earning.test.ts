import { describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aPhoto } from "../support/photos.ts";

const market = aMarket();

const EARN = `mutation ($action: EarnAction!, $key: String) {
  earnTp(action: $action, idempotencyKey: $key) { amount description message wallet { tpBalance } earnings { streak actions { action state hint } } }
}`;
const CLAIM = `mutation ($reward: RewardName!) { claimReward(reward: $reward) { amount description wallet { tpBalance } earnings { rewards { reward state } } } }`;
const SHARE = `mutation ($input: RecordShareInput!) { recordShare(input: $input) { itemId earnings { actions { action state } } } }`;
const EARNINGS = `{ earnings { streak actions { action amount state hint } tasks { task amount progress target state } rewards { reward amount progress target state } } }`;

const earn = (person: Person, action: string) => person.gql(EARN, { action });

async function verified(person: Person): Promise<void> {
  await market.rows(`update users set email_verified = true where id = $1`, [Number(person.id)]);
}

/** A whole day later, at noon UTC: no test may run over midnight by chance. */
async function atNoon(): Promise<void> {
  const now = market.clock.now();
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12);
  await market.passHours((noon - now.getTime()) / 3_600_000);
}

describe("earning by actions", () => {
  // Proves: KC-007
  it("pays 5 TP a UTC day for being there, and counts the days in a row", async () => {
    const ann = await market.member("Ann");
    await atNoon();
    expect((await earn(ann, "daily_login")).earnTp).toMatchObject({
      amount: 5,
      description: "Daily login",
      message: "You earned 5 TrustPoints",
      wallet: { tpBalance: 105 },
      earnings: { streak: 1 },
    });
    expect(await ann.refused(EARN, { action: "daily_login" })).toMatchObject({
      code: "ALREADY_CLAIMED",
      message: "Already claimed",
    });
    await market.passHours(24);
    expect((await ann.gql(EARNINGS)).earnings.streak).toBe(1);
    expect((await earn(ann, "daily_login")).earnTp).toMatchObject({
      description: "Daily login, day 2 in a row",
      earnings: { streak: 2 },
    });
    await market.passHours(48);
    expect((await ann.gql(EARNINGS)).earnings.streak).toBe(0);
    expect((await earn(ann, "daily_login")).earnTp.earnings.streak).toBe(1);
    expect((await ann.wallet()).tpBalance).toBe(115);
  });

  it("begins a new day at midnight UTC", async () => {
    const ann = await market.member("Ann");
    await atNoon();
    await market.passHours(11.9);
    await earn(ann, "daily_login");
    await market.passHours(0.2);
    expect((await earn(ann, "daily_login")).earnTp.earnings.streak).toBe(2);
  });

  // Proves: KC-007
  it("pays 20 TP for a verified profile, once for ever, and not before it is verified", async () => {
    const ann = await market.member("Ann");
    expect(await ann.refused(EARN, { action: "verify_profile" })).toMatchObject({
      code: "NOT_EARNED_YET",
      message: "Verify your e-mail or phone first",
    });
    await verified(ann);
    expect((await earn(ann, "verify_profile")).earnTp).toMatchObject({
      amount: 20,
      wallet: { tpBalance: 120 },
    });
    await market.rows(`update sessions set expire = expire + interval '1 year'`);
    await market.passHours(24 * 40);
    expect((await ann.refused(EARN, { action: "verify_profile" })).code).toBe("ALREADY_CLAIMED");
  });

  it("pays a share once a day, and only after something was shared today", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    const { id: itemId } = await anItem(bob);
    await atNoon();
    expect(await ann.refused(EARN, { action: "social_share" })).toMatchObject({
      code: "NOT_EARNED_YET",
      message: "Share an item first",
    });
    const input = { itemId, channel: "copy_link" };
    expect((await ann.gql(SHARE, { input })).recordShare.earnings.actions).toContainEqual({
      action: "social_share",
      state: "ready",
    });
    await ann.gql(SHARE, { input });
    await earn(ann, "social_share");
    expect((await ann.refused(EARN, { action: "social_share" })).code).toBe("ALREADY_CLAIMED");
    await market.passHours(24);
    expect((await ann.refused(EARN, { action: "social_share" })).code).toBe("NOT_EARNED_YET");
    expect((await ann.wallet()).tpBalance).toBe(105);
  });

  it("notes no share of an item that is not on the market", async () => {
    const ann = await market.member("Ann");
    const { id: itemId } = await anItem(ann);
    await ann.gql(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
      id: itemId,
    });
    for (const id of [itemId, "0", "999999"])
      expect((await ann.refused(SHARE, { input: { itemId: id, channel: "email" } })).code).toBe(
        "NOT_FOUND",
      );
    expect(await market.rows(`select 1 from shares where item_id = $1`, [Number(itemId)])).toEqual(
      [],
    );
  });

  it("answers a repeat of the same request with the same, and pays once", async () => {
    const ann = await market.member("Ann");
    const once = await ann.gql(EARN, { action: "daily_login", key: "today" });
    expect(await ann.gql(EARN, { action: "daily_login", key: "today" })).toEqual(once);
    expect((await ann.wallet()).tpBalance).toBe(105);
  });
});

describe("community tasks", () => {
  // Proves: KC-007
  it("are chosen by the market, counted by what was done, and pay one a day", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    await atNoon();
    expect(await ann.refused(EARN, { action: "community_task" })).toMatchObject({
      code: "NOT_EARNED_YET",
      message: "List an item with three photos (0 of 3)",
    });
    const teapot = await anItem(ann);
    expect(await ann.refused(EARN, { action: "community_task" })).toMatchObject({
      message: "List three items (1 of 3)",
    });

    const lamp = await anItem(bob, { title: "Lamp" });
    await ann.gql(ACCEPT, {
      id: (await anOffer(bob, teapot, { offeredItemIds: [lamp.id], tpDelta: 0 })).id,
    });
    const { earnings } = await ann.gql(EARNINGS);
    expect(earnings.tasks.filter(({ state }: { state: string }) => state === "ready")).toEqual([
      { task: "quick_answer", amount: 10, progress: 1, target: 1, state: "ready" },
      { task: "swap", amount: 20, progress: 1, target: 1, state: "ready" },
    ]);
    expect((await earn(ann, "community_task")).earnTp).toMatchObject({
      amount: 10,
      description: "Answer an offer within a day",
    });
    expect((await ann.refused(EARN, { action: "community_task" })).code).toBe("ALREADY_CLAIMED");
    expect(
      (await earn(bob, "community_task")).earnTp.amount,
      "Bob swapped, and answered none",
    ).toBe(20);
  });

  it("count photos and answers to who wrote first", async () => {
    const ann = await market.member("Ann");
    const [bob, cal] = [await market.member("Bob"), await market.member("Cal")];
    const images = [await aPhoto(ann, 10), await aPhoto(ann, 20), await aPhoto(ann, 30)];
    await ann.gql(
      `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id } } }`,
      {
        input: {
          title: "Radio",
          description: "It plays.",
          category: "Electronics",
          condition: "Good",
          trustPoints: 9,
          images,
        },
      },
    );
    const say = (from: Person, to: Person) =>
      from.gql(
        `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Hello" }) { message { id } } }`,
        { to: to.id },
      );
    await say(ann, bob);
    await say(cal, ann);
    await say(ann, cal);
    await say(ann, cal);
    const progress = async () =>
      Object.fromEntries(
        (await ann.gql(EARNINGS)).earnings.tasks.map(
          ({ task, progress: done }: { task: string; progress: number }) => [task, done],
        ),
      );
    expect(await progress()).toMatchObject({ add_photos: 3, reply: 1 });
    await say(bob, ann);
    expect((await progress()).reply, "Ann wrote first, and has not answered").toBe(1);
    await say(ann, bob);
    expect((await progress()).reply).toBe(2);
  });

  it("pay again in another month, for what was done in it", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    await ann.gql(ACCEPT, { id: (await anOffer(bob, await anItem(ann))).id });
    await earn(ann, "community_task");
    await market.rows(`update sessions set expire = expire + interval '1 year'`);
    await market.passHours(24 * 32);
    expect((await ann.refused(EARN, { action: "community_task" })).code).toBe("NOT_EARNED_YET");
    await ann.gql(ACCEPT, { id: (await anOffer(bob, await anItem(ann))).id });
    expect((await earn(ann, "community_task")).earnTp.amount).toBe(10);
  });
});

describe("rewards", () => {
  // Proves: KC-009
  it("welcome bonus: 10 TP once the profile is complete, so that everybody opens with exactly 100", async () => {
    const ann = await market.member("Ann");
    expect((await ann.wallet()).tpBalance).toBe(100);
    expect(await ann.refused(CLAIM, { reward: "welcome_bonus" })).toMatchObject({
      code: "NOT_EARNED_YET",
      details: { progress: 1, target: 3 },
    });
    await ann.gql(
      `mutation { updateProfile(input: { bio: "I mend radios", location: "Leeds" }) { id } }`,
    );
    expect((await ann.gql(CLAIM, { reward: "welcome_bonus" })).claimReward).toMatchObject({
      amount: 10,
      wallet: { tpBalance: 110 },
    });
    expect((await ann.refused(CLAIM, { reward: "welcome_bonus" })).message).toBe("Already claimed");
  });

  // Proves: KC-009
  it("first sale: 25 TP, told when it is reached, once, and not for a swap", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    const lamp = await anItem(bob, { title: "Lamp" });
    const swap = await anOffer(bob, await anItem(ann), { offeredItemIds: [lamp.id], tpDelta: 0 });
    await ann.gql(ACCEPT, { id: swap.id });
    expect((await ann.refused(CLAIM, { reward: "first_sale" })).code).toBe("NOT_EARNED_YET");

    for (const title of ["Teapot", "Kettle"])
      await ann.gql(ACCEPT, {
        id: (await anOffer(bob, await anItem(ann, { title, trustPoints: 10 }))).id,
      });
    const told = await market.rows(
      `select message, action_url from notifications where type = 'reward_reached' and user_id = any($1)`,
      [[Number(ann.id), Number(bob.id)]],
    );
    expect(told[0]).toEqual({
      message: "First sale: 25 TP are yours to take",
      action_url: "/wallet?tab=rewards",
    });
    expect((await ann.gql(CLAIM, { reward: "first_sale" })).claimReward.wallet.tpBalance).toBe(145);
    expect((await bob.refused(CLAIM, { reward: "first_sale" })).code).toBe("NOT_EARNED_YET");
  });

  // Proves: KC-009, WL-006
  it("active trader: 50 TP at the tenth deal", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    for (let deal = 1; deal <= 10; deal++) {
      if (deal === 10)
        expect((await ann.refused(CLAIM, { reward: "active_trader" })).details).toMatchObject({
          progress: 9,
          target: 10,
        });
      await ann.gql(ACCEPT, {
        id: (await anOffer(bob, await anItem(ann, { trustPoints: 1 }))).id,
      });
    }
    expect((await ann.gql(CLAIM, { reward: "active_trader" })).claimReward.amount).toBe(50);
    expect((await ann.gql(EARNINGS)).earnings.rewards).toEqual([
      { reward: "welcome_bonus", amount: 10, progress: 1, target: 3, state: "locked" },
      { reward: "first_sale", amount: 25, progress: 1, target: 1, state: "ready" },
      { reward: "active_trader", amount: 50, progress: 10, target: 10, state: "claimed" },
      { reward: "phone_verified", amount: 25, progress: 0, target: 1, state: "locked" },
    ]);
  });
});

describe("who may earn", () => {
  it("is a member, for themselves", async () => {
    expect((await market.stranger.refused(EARN, { action: "daily_login" })).code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await market.stranger.refused(EARNINGS)).code).toBe("UNAUTHENTICATED");
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    await earn(ann, "daily_login");
    const bobs = (await bob.gql(EARNINGS)).earnings.actions;
    expect(bobs.find(({ action }: { action: string }) => action === "daily_login").state).toBe(
      "ready",
    );
  });
});
