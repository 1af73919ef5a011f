import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";

const market = aMarket();
const KEPT_DAYS = 90;

it("a visit and its address are forgotten after 90 days, and its day stays as it was counted", async () => {
  const [admin, sofia] = [await market.admin(), await market.member("Sofia")];
  const visits = () =>
    market.rows(`select ip_address from user_activity where user_id = $1`, [Number(sofia.id)]);
  const day = market.clock.now().toISOString().slice(0, 10);
  const counted = async () => {
    await admin.signIn();
    const { adminUsersAnalytics } = await admin.gql(
      `{ adminUsersAnalytics(range: d365) { points { date newUsers activeUsers } } }`,
    );
    return adminUsersAnalytics.points.find(({ date }: { date: string }) => date === day);
  };
  expect(await visits()).toEqual([{ ip_address: expect.stringContaining("127.0.0.1") }]);
  const then = await counted();
  expect(then).toEqual({ date: day, newUsers: 2, activeUsers: 2 });

  await market.passHours(24);
  await market.passHours(24 * (KEPT_DAYS - 1) - 1);
  expect(await visits()).toHaveLength(1);
  await market.passHours(2);
  expect(await visits()).toEqual([]);
  expect(await counted()).toEqual(then);
});
