import { expect, it, vi } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { race, times } from "../support/races.ts";
import { RACES } from "../support/repetitions.ts";

vi.setConfig(RACES);

const market = aMarket();
const AT_ONCE = 50;

// Proves: KC-007
it("50 daily claims at once: one is paid, 49 are already claimed", async () => {
  const member = await market.member("Early");
  const earn = `mutation { earnTp(action: daily_login) { amount } }`;

  const { won, lost } = await race(times(AT_ONCE, () => () => member.ask(earn)));

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ ALREADY_CLAIMED: AT_ONCE - 1 });
  expect((await member.wallet()).tpBalance).toBe(105);
});

it("50 claims of a community task at once: one is paid, 49 are already claimed", async () => {
  const member = await market.member("Helpful");
  for (const title of ["One", "Two", "Three"]) await anItem(member, { title });
  const earn = `mutation { earnTp(action: community_task) { amount } }`;

  const { won, lost } = await race(times(AT_ONCE, () => () => member.ask(earn)));

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ ALREADY_CLAIMED: AT_ONCE - 1 });
  expect((await member.wallet()).tpBalance).toBe(110);
});

it("50 claims of a reward at once: one is paid, 49 are already claimed", async () => {
  const member = await market.member("Complete");
  await member.gql(`mutation { updateProfile(input: { bio: "Here", location: "Leeds" }) { id } }`);
  const claim = `mutation { claimReward(reward: welcome_bonus) { amount } }`;

  const { won, lost } = await race(times(AT_ONCE, () => () => member.ask(claim)));

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ ALREADY_CLAIMED: AT_ONCE - 1 });
  expect((await member.wallet()).tpBalance).toBe(110);
});

it("deals of one member settled at once are all counted, and the level follows", async () => {
  const seller = await market.member("Seller");
  const offers = await Promise.all(
    times(AT_ONCE, async () =>
      anOffer(await market.member("Buyer"), await anItem(seller, { trustPoints: 1 })),
    ),
  );

  const { won, lost } = await race(
    offers.map(
      ({ id }) =>
        () =>
          seller.ask(ACCEPT, { id }),
    ),
  );

  expect(lost).toEqual({});
  expect(won).toHaveLength(AT_ONCE);
  const { user } = await seller.gql(
    `query ($id: ID!) { user(id: $id) { dealsCompleted trustPoints trustLevel } }`,
    { id: seller.id },
  );
  expect(user).toEqual({
    dealsCompleted: AT_ONCE,
    trustPoints: 100 + 5 * AT_ONCE,
    trustLevel: "contributor",
  });
});
