import { describe, expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { BLOCK, LIKE, TRENDING, VIEW } from "./asked.ts";

const market = aMarket();

describe("what is trending", () => {
  // Proves: EP-034, EN-018
  it("is what members look at, more than before, without what sellers do themselves", async () => {
    const lou = await market.member("Lou");
    const [kite, sled, lamp] = [
      await anItem(lou, { title: "Trendy kite" }),
      await anItem(lou, { title: "Trendy sled" }),
      await anItem(lou, { title: "Trendy lamp" }),
    ];
    const lookers = await Promise.all(
      ["Looker1", "Looker2", "Looker3", "Looker4", "Looker5", "Looker6"].map((name) =>
        market.member(name),
      ),
    );
    for (const looker of lookers) await looker.gql(VIEW, { id: kite.id });
    for (const looker of lookers.slice(0, 3)) await looker.gql(LIKE, { id: sled.id });
    for (const looker of lookers.slice(0, 2)) await looker.gql(LIKE, { id: lamp.id });
    await market.passHours(1);
    const { trending } = await market.stranger.gql(TRENDING, { limit: 24 });
    const found = trending.entries.map(
      ({ item, ...entry }: { item: { title: string }; members: number }) => ({
        ...entry,
        title: item.title,
      }),
    );
    // Three likes weigh more than six looks; two members are no trend.
    expect(found.filter(({ title }: { title: string }) => title.startsWith("Trendy"))).toEqual([
      { title: "Trendy sled", members: 3, membersBefore: 0 },
      { title: "Trendy kite", members: 6, membersBefore: 0 },
    ]);
    expect(trending).toMatchObject({
      timeRange: "h24",
      basis: { isEnough: true, needed: 5, shortfall: null, confidenceMeans: null },
    });
    const [first] = trending.entries;
    expect(trending.basis.evidence[0]).toEqual({
      label: first.item.title,
      value: `${first.members} members, ${first.membersBefore} in as long a time before`,
      itemId: first.item.id,
      url: `/buy/${first.item.id}`,
    });

    const { status, body } = await market.stranger.rest(
      "GET",
      "/api/analytics/trending?timeRange=24h",
    );
    expect(status).toBe(200);
    expect(body.find(({ title }: { title: string }) => title === "Trendy sled")).toMatchObject({
      id: Number(sled.id),
      username: expect.any(String),
      category: "Home & Garden",
      description: expect.any(String),
      likeCount: 3,
      viewCount: 0,
      trustPoints: 20,
    });

    const [blocker] = lookers;
    await blocker?.gql(BLOCK, { id: lou.id });
    const forBlocker = await blocker?.gql(TRENDING, { limit: 24 });
    expect(JSON.stringify(forBlocker)).not.toContain("Trendy");

    // What is sold is not in demand any more, and after a day others are.
    await market.rows(`update items set status = 'sold' where id = $1`, [Number(sled.id)]);
    expect(JSON.stringify(await market.stranger.gql(TRENDING, { limit: 24 }))).not.toContain(
      "Trendy sled",
    );
    await market.passHours(72);
    const { trending: later } = await market.stranger.gql(TRENDING, {});
    expect(later).toMatchObject({
      entries: [],
      basis: { isEnough: false, shortfall: "Not enough data yet: 0 of 5 members" },
    });
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => anItem(lou)));
    for (const [n, looker] of lookers.slice(1).entries())
      await looker.gql(VIEW, { id: others[n]?.id });
    await market.passHours(1);
    // Five members looked, each at something else.
    expect((await market.stranger.gql(TRENDING, {})).trending).toMatchObject({
      entries: [],
      basis: { isEnough: true, sampleSize: 5, shortfall: null },
    });
    const { trending: week } = await market.stranger.gql(TRENDING, { timeRange: "d7", limit: 24 });
    expect(JSON.stringify(week.entries)).toContain("Trendy kite");
  });

  it("tells who looks at it when it was counted anew", async () => {
    const mia = await market.member("Mia");
    await market.passHours(1);
    const live = await mia.live(`subscription { trendingUpdated { countedAt } }`);
    const before = await live.next();
    await market.passHours(1);
    const after = await live.next();
    expect(String(after["countedAt"]) > String(before["countedAt"])).toBe(true);
  });

  it("refuses ranges and limits that there are not", async () => {
    for (const variables of [{ limit: 0 }, { limit: 25 }])
      expect(await market.stranger.refused(TRENDING, variables)).toMatchObject({
        code: "BAD_USER_INPUT",
      });
    for (const query of ["timeRange=1h", "limit=0", "limit=x"])
      expect(
        (await market.stranger.rest("GET", `/api/analytics/trending?${query}`)).status,
        query,
      ).toBe(400);
  });
});
