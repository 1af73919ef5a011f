import { expect, it } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { ledgerTable } from "../support/ledgerTable.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

// Proves: KC-007, KC-009
it("a newcomer fills in the profile, helps, shares, sells and is paid for each by the treasury, once", async () => {
  const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
  const now = market.clock.now();
  await market.passHours(
    (Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12) - now.getTime()) /
      3_600_000,
  );
  const earn = (action: string) =>
    ann.gql(`mutation ($action: EarnAction!) { earnTp(action: $action) { amount } }`, { action });
  const claim = (reward: string) =>
    ann.gql(`mutation ($reward: RewardName!) { claimReward(reward: $reward) { amount } }`, {
      reward,
    });

  await ann.gql(
    `mutation { updateProfile(input: { bio: "I mend radios", location: "Leeds" }) { id } }`,
  );
  await claim("welcome_bonus");
  await earn("daily_login");
  const radio = await anItem(ann, { title: "Valve radio", trustPoints: 40 });
  await ann.gql(
    `mutation ($id: ID!) { recordShare(input: { itemId: $id, channel: email }) { itemId } }`,
    { id: radio.id },
  );
  await earn("social_share");
  await ann.gql(ACCEPT, { id: (await anOffer(bob, radio)).id });
  await claim("first_sale");
  await earn("community_task");
  await market.rows(`update users set email_verified = true where id = $1`, [Number(ann.id)]);
  await earn("verify_profile");
  for (const again of [
    () => claim("welcome_bonus"),
    () => earn("daily_login"),
    () => claim("first_sale"),
  ])
    await expect(again()).rejects.toThrow("Already claimed");

  expect(await ledgerTable(market)).toBe(
    `| from | to | TP | reason |
| treasury | Ann | 10 | welcome_bonus |
| treasury | Ann | 5 | daily_login |
| treasury | Ann | 5 | social_share |
| Bob | Ann | 40 | item_sale |
| treasury | Ann | 25 | first_sale |
| treasury | Ann | 10 | community_task |
| treasury | Ann | 20 | verify_profile |
| member | owns | held |
| Ann | 215 | 0 |
| Bob | 60 | 0 |`,
  );
});
