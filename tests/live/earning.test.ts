import { expect, it } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

const WALLET = `subscription ($after: Cursor) { walletUpdated(after: $after) { wallet { tpBalance totalEarned member { trustLevel dealsCompleted } } } }`;

interface Heard {
  wallet: { tpBalance: number; totalEarned: number; member: { trustLevel: string } };
}

it("tells the member, and nobody else, of what they earned", async () => {
  const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
  const [byAnn, byBob] = [await ann.live<Heard>(WALLET), await bob.live<Heard>(WALLET)];
  await ann.gql(`mutation { earnTp(action: daily_login) { amount } }`);
  expect((await byAnn.next()).wallet).toMatchObject({ tpBalance: 105, totalEarned: 105 });

  expect((await ann.refused(`mutation { earnTp(action: daily_login) { amount } }`)).code).toBe(
    "ALREADY_CLAIMED",
  );
  await bob.gql(`mutation { earnTp(action: daily_login) { amount } }`);
  await byBob.next();
  expect(byBob.heard, "Bob heard of his own claim alone").toHaveLength(1);
  expect(byAnn.heard, "a refusal tells nothing").toHaveLength(1);
  await Promise.all([byAnn.stop(), byBob.stop()]);
});

it("tells of a new trust level in the moment of the deal, also when no TP move", async () => {
  const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
  const swap = async () => {
    const lamp = await anItem(bob, { title: "Lamp" });
    return anOffer(bob, await anItem(ann), { offeredItemIds: [lamp.id], tpDelta: 0 });
  };
  for (let deal = 1; deal <= 2; deal++) await ann.gql(ACCEPT, { id: (await swap()).id });
  const third = await swap();
  const byAnn = await ann.live<Heard>(WALLET);
  await ann.gql(ACCEPT, { id: third.id });
  expect((await byAnn.next()).wallet.member).toEqual({
    trustLevel: "contributor",
    dealsCompleted: 3,
  });
  const { notifications } = await ann.gql(
    `{ notifications(first: 5) { edges { node { type message } } } }`,
  );
  expect(notifications.edges.map(({ node }: { node: object }) => node)).toContainEqual({
    type: "trust_level_reached",
    message: "You are now a contributor member",
  });
  await byAnn.stop();
});
