import { expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens, waitUntilHidden } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const VIEW = `mutation ($id: ID!) { viewItem(itemId: $id) { item { id } } }`;
const LIKE = `mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`;

/** Counts now, also where it was counted within five minutes. */
async function countTrends(): Promise<void> {
  await market.rows(`delete from insight_models where method like 'trending-%'`);
  await market.rows(`select graphile_worker.add_job('trends-counted')`);
}

/** Items of six members, of which each of some lookers looks at the first. */
async function aBusyMarket(): Promise<{
  items: { id: string; title: string }[];
  lookers: Person[];
}> {
  const items = [];
  for (const [n, name] of ["Ana", "Ben", "Cy", "Di", "Ed", "Flo"].entries())
    items.push(
      await anItem(await market.member(name), {
        title: `${["Kite", "Sledge", "Lantern", "Teapot", "Basket", "Globe"][n]} number ${n}`,
        category: ["Sports & Outdoors", "Home & Garden"][n % 2] as string,
      }),
    );
  const lookers = await Promise.all(
    ["Gil", "Hana", "Ike", "Jo", "Kim"].map((name) => market.member(name)),
  );
  for (const looker of lookers) {
    await looker.gql(VIEW, { id: items[0]?.id });
    await looker.gql(LIKE, { id: items[1]?.id });
  }
  return { items, lookers };
}

// Proves: PN-001, PN-003, RO-008
it("shows what is trending, which goes into the cart, and moves when it is counted anew", async () => {
  const amara = await market.member("Amara");
  const page = await screens.open({ as: amara, at: "/?panel=smart", still: true });
  const panel = page.getByRole("region", { name: "Smart Recommendations" });
  await sees(panel.getByText("Nothing is trending yet. Not enough data yet: 0 of 5 members"));
  expect(await panel.getByRole("tab").allTextContents()).toEqual(["Trending", "For You", "Tips"]);
  const { items } = await aBusyMarket();
  await countTrends();
  await sees(panel.getByRole("link", { name: "Sledge number 1" }));
  // Likes weigh more than looks.
  expect(await panel.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "Sledge number 1",
    "Kite number 0",
  ]);
  await sees(panel.getByText("5 members, up from 0").first());
  await seesNoBarrier(page);

  await panel.getByRole("button", { name: "Add to Cart Sledge number 1" }).click();
  await eventually(
    async () => (await amara.gql(`{ cart { lines { item { title } } } }`)).cart.lines,
  ).toEqual([{ item: { title: "Sledge number 1" } }]);

  await panel.getByRole("button", { name: "Why these?" }).click();
  const why = page.getByRole("dialog", { name: "Why are these trending?" });
  await sees(why.getByText("5 members, 0 in as long a time before").first());
  await seesNoBarrier(page, { opened: why });
  await why.getByRole("button", { name: "Close" }).click();

  await panel.getByRole("radio", { name: "30 days" }).check();
  await sees(panel.getByRole("link", { name: "Kite number 0" }));

  const visit = await screens.open({ at: "/?panel=smart" });
  await sees(visit.getByRole("heading", { level: 1 }));
  expect(await visit.getByText("Smart Recommendations").count()).toBe(0);
  expect(items).toHaveLength(6);
});

it("asks who is new what they are after, then recommends by what they do; what is not for them goes", async () => {
  const bea = await market.member("Bea");
  const items = await market.rows<{ id: string; title: string }>(
    `select id::text, title from items order by items.id`,
  );
  const page = await screens.open({ as: bea, at: "/?panel=smart&smart=for-you", still: true });
  const panel = page.getByRole("region", { name: "Smart Recommendations" });
  await sees(
    panel.getByText("No recommendations yet. Not enough data yet: 0 of 3 looks or reactions"),
  );
  const chips = panel.getByRole("group", { name: /^What are you after/ });
  // By keyboard: the chips are checkboxes, of which three can be chosen.
  await chips.getByLabel("Sports & Outdoors").focus();
  await page.keyboard.press("Space");
  await sees(panel.getByText("New in Sports & Outdoors, which you chose").first());
  await chips.getByLabel("Other").check();
  await chips.getByLabel("Electronics").check();
  expect(await chips.getByLabel("Automotive").isDisabled()).toBe(true);
  await seesNoBarrier(page);

  for (const { id } of items.slice(0, 3)) await bea.gql(VIEW, { id });
  const again = await screens.open({ as: bea, at: "/?panel=smart&smart=for-you", still: true });
  const list = again.getByRole("list", { name: "For you" });
  await sees(list.getByText("Confidence not measured yet").first());
  expect(await again.getByRole("group", { name: /^What are you after/ }).count()).toBe(0);
  await seesNoBarrier(again);

  const title = (await list.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  await list.getByRole("button", { name: `Why this? ${title}` }).click();
  const why = again.getByRole("dialog", { name: `Why “${title}”?` });
  await sees(why.getByText(/you open this rather than a random item/));
  await seesNoBarrier(again, { opened: why });
  await again.keyboard.press("Escape");

  await list.getByRole("button", { name: `Not for me ${title}` }).click();
  await waitUntilHidden(list.getByRole("heading", { name: title }));
  await seesToast(again, "Not for you", `“${title}” will not be recommended again`);
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
  await again.getByRole("button", { name: "Undo" }).click();
  await sees(list.getByRole("heading", { name: title }));
});

it("gives tips about the member's own items", async () => {
  const ana = await market.member("Cleo");
  const page = await screens.open({ as: ana, at: "/?panel=smart&smart=tips", still: true });
  const panel = page.getByRole("region", { name: "Smart Recommendations" });
  await sees(panel.getByText("No tips at the moment. They are about your items on the market."));
  const lamp = await anItem(ana, { title: "Cleo's lamp" });
  for (const name of ["Lia", "Max"]) await (await market.member(name)).gql(LIKE, { id: lamp.id });
  const again = await screens.open({ as: ana, at: "/?panel=smart&smart=tips", still: true });
  const tips = again.getByRole("list", { name: "Tips" });
  await sees(tips.getByText(/^2 members like “Cleo's lamp”, and no offer for it is open/));
  await seesNoBarrier(again);
  await tips.getByRole("link", { name: /^Show/ }).click();
  await sees(again.getByRole("heading", { name: "Cleo's lamp" }));
});
