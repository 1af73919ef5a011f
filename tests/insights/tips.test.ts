import { beforeAll, describe, expect, it } from "vitest";
import { anItem, anOffer } from "../support/factories.ts";
import { aGuide } from "../support/guides.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { LIKE, NOT_FOR_ME, TIPS } from "./asked.ts";

const market = aMarket();

let sellers: Person[];
let buyer: Person;

beforeAll(async () => {
  sellers = await members("Tea1", "Tea2", "Tea3", "Tea4", "Tea5");
  buyer = await market.member("Tool1");
});

async function members(...names: string[]): Promise<Person[]> {
  return Promise.all(names.map((name) => market.member(name)));
}

async function tipsOf(person: Person): Promise<{ id: string; text: string }[]> {
  return (await person.gql(TIPS)).userInsights.tips;
}

describe("tips", () => {
  // Proves: EP-035, EN-019
  it("are about the viewer's own items, and are put away", async () => {
    const [nan, oli, pat] = await members("Nan", "Oli", "Pat");
    if (!nan || !oli || !pat) throw new Error("three members");
    expect(await tipsOf(nan)).toEqual([]);
    const bench = await anItem(nan, { title: "Nan's bench" });
    for (const person of [oli, pat]) await person.gql(LIKE, { id: bench.id });
    const { userInsights } = await nan.gql(TIPS);
    expect(userInsights.personalizedTips).toEqual([
      "2 members like “Nan's bench”, and no offer for it is open. Compare its price with what such things sell for.",
    ]);
    expect(userInsights.tips[0]).toMatchObject({
      id: "tip:liked",
      actionUrl: `/buy/${bench.id}`,
      basis: {
        confidenceMeans: null,
        evidence: [{ label: "Nan's bench", value: "2 likes, no open offer", itemId: bench.id }],
      },
    });
    const { body } = await nan.rest("GET", "/api/analytics/user-insights");
    expect(body.personalizedTips).toEqual(userInsights.personalizedTips);

    const quin = await market.member("Quin");
    await anOffer(quin, bench, { tpDelta: 12 });
    expect((await tipsOf(nan)).map(({ id }) => id)).toEqual(["tip:waiting"]);
    await nan.gql(NOT_FOR_ME, { id: "tip:waiting", isNotForMe: true });
    expect(await tipsOf(nan)).toEqual([]);
  });

  it("link to the guide about it that members like the most", async () => {
    const [una, val, wes] = await members("Una", "Val", "Wes");
    if (!una || !val || !wes) throw new Error("three members");
    const rug = await anItem(una, { title: "Una's rug" });
    for (const person of [val, wes]) await person.gql(LIKE, { id: rug.id });
    await aGuide(una, { title: "Una's draft", category: "prices", isPublished: false });
    expect((await una.gql(TIPS)).userInsights.tips).toMatchObject([
      { id: "tip:liked", guideId: null, guideTitle: null },
    ]);
    const guides = {
      other: await aGuide(val, { title: "How to pack", category: "delivery" }),
      less: await aGuide(val, { title: "Prices, shortly", category: "prices" }),
      liked: await aGuide(wes, { title: "Prices, at length", category: "prices" }),
    };
    const like = `mutation ($id: ID!) { likeGuide(guideId: $id) { guide { id } } }`;
    const xan = await market.member("Xan");
    for (const person of [val, xan]) await person.gql(like, { id: guides.liked });
    await xan.gql(like, { id: guides.less });
    expect((await una.gql(TIPS)).userInsights.tips).toMatchObject([
      { id: "tip:liked", guideId: guides.liked, guideTitle: "Prices, at length" },
    ]);
    await una.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
      id: wes.id,
    });
    expect((await una.gql(TIPS)).userInsights.tips).toMatchObject([
      { guideId: guides.less, guideTitle: "Prices, shortly" },
    ]);
  });

  it("say what goes with a sale where enough items of enough members tell it", async () => {
    const rob = await market.member("Rob");
    await anItem(rob, { title: "Rob's bare shelf" });
    const photos = (tips: { id: string }[]) => tips.find(({ id }) => id === "tip:photos");
    await sellOld({ withPhotos: 50, sold: 40, sellers: sellers });
    await sellOld({ withPhotos: 0, sold: 5, sellers: sellers, items: 49 });
    await market.rows(`delete from insight_models where method = 'listing-effects'`);
    await market.passHours(1);
    const { having, lacking } = await photoArms();
    // One item short on this side.
    expect([having, lacking]).toEqual([50, 49]);
    expect(photos(await tipsOf(rob))).toBeUndefined();

    await sellOld({ withPhotos: 0, sold: 0, sellers: sellers, items: 1 });
    await market.rows(`delete from insight_models where method = 'listing-effects'`);
    await market.passHours(1);
    expect(photos(await tipsOf(rob))).toMatchObject({
      text: "“Rob's bare shelf” has fewer than 3 photos. Of items with 3 photos or more, 80 of 100 sold within 30 days; of others, 10.",
      basis: {
        sampleSize: 100,
        needed: 100,
        evidence: [
          { label: "Items with 3 photos or more", value: "40 of 50 sold" },
          { label: "Items with fewer than 3 photos", value: "5 of 50 sold" },
          { label: "Rob's bare shelf", value: "fewer than 3 photos" },
        ],
      },
    });
  });

  it("say what nobody looks at, beside what the market looks at", async () => {
    const sam = await market.member("Sam");
    await anItem(sam, { title: "Sam's forgotten chair" });
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        anItem(sellers[n % 3] as Person, { title: `Seen ${n}` }),
      ),
    );
    await market.passHours(24 * 8);
    const [tia, uwe] = await members("Tia", "Uwe");
    const others = await market.rows<{ id: string }>(
      `select id::text from items where status = 'available' and title <> $1`,
      ["Sam's forgotten chair"],
    );
    expect(others.length).toBeGreaterThan(many.length);
    for (const { id } of others)
      for (const person of [tia, uwe])
        await market.rows(
          `insert into item_views (item_id, user_id, day) values ($1, $2, $3::timestamptz::date) on conflict do nothing`,
          [Number(id), Number(person?.id), market.clock.now()],
        );
    await market.passHours(24);
    expect((await tipsOf(sam)).map(({ text }) => text)).toContain(
      "No look at “Sam's forgotten chair” was recorded in the last 7 days. Half of the items on the market were looked at by 2 members or more.",
    );
  });
});

interface Old {
  sellers: readonly Person[];
  withPhotos: number;
  sold: number;
  items?: number;
}

/** Puts items into the market as if they had been listed 60 days ago, and some sold ten days later. */
async function sellOld({ sellers: of, withPhotos, sold, items = withPhotos }: Old): Promise<void> {
  await market.rows(
    `with listed as (
       insert into items (user_id, title, description, category, condition, trust_points, tp_value, images, status, location, created_at, updated_at)
       select ($1::int[])[1 + n % cardinality($1::int[])], 'Old thing ' || n, 'Old', 'Other', 'Good', 10, 10,
         case when n < $2::int then array['a.webp', 'b.webp', 'c.webp'] else '{}' end,
         case when n < $3::int then 'sold' else 'available' end, 'Here', $5::timestamptz - interval '60 days', $5::timestamptz - interval '60 days'
       from generate_series(0, $4::int - 1) n returning id, user_id, status)
     insert into transactions (from_user_id, to_user_id, item_id, trust_points, type, status, created_at, completed_at)
     select user_id, $6::int, id, 10, 'purchase', 'completed', $5::timestamptz - interval '50 days', $5::timestamptz - interval '50 days'
     from listed where status = 'sold'`,
    [of.map(({ id }) => Number(id)), withPhotos, sold, items, market.clock.now(), Number(buyer.id)],
  );
}

async function photoArms(): Promise<{ having: number; lacking: number }> {
  const [found] = await market.rows<{ having: number; lacking: number }>(
    `select (e #>> '{having,of}')::int as having, (e #>> '{lacking,of}')::int as lacking
     from insight_models m, jsonb_array_elements(m.parameters -> 'effects') e
     where m.method = 'listing-effects' and e ->> 'name' = 'photos'`,
  );
  if (!found) throw new Error("no effects are measured");
  return found;
}
