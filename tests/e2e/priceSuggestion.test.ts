import type { Page } from "playwright-core";
import { beforeAll, expect, it, vi } from "vitest";
import { fillMarket } from "../insights/market/fillMarket.ts";
import { syntheticMarket } from "../insights/market/market.ts";
import { seesNoBarrier } from "../support/barriers.ts";
import { dismissToast, eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const made = syntheticMarket({ seed: 8, members: 300, until: new Date() });
const [known] = made.items;
if (!known) throw new Error("an empty market");
let jun: Person;

beforeAll(async () => {
  jun = await market.member("Jun");
  await fillMarket(market, made);
  await learnPrices();
});

/** Prices are learned anew, by the server's own job. */
async function learnPrices(): Promise<void> {
  await market.rows(`delete from insight_models`);
  await market.rows(`select graphile_worker.add_job('prices-learned')`);
  await vi.waitFor(
    async () => expect(await market.rows(`select 1 from insight_models`)).toHaveLength(1),
    { timeout: 30_000 },
  );
}

/** Fills what a suggestion needs, key by key as a member would. */
async function write(page: Page, { description = "It stood in a dry room for years." } = {}) {
  const dialog = page.getByRole("dialog").first();
  await dialog.getByLabel("Title").pressSequentially(known?.title ?? "");
  await dialog.getByLabel("Category").selectOption(known?.category ?? "");
  await dialog.getByLabel("Condition").selectOption(known?.condition ?? "");
  await dialog.getByLabel("Description").pressSequentially(description);
  return dialog;
}

/** How often a page asked for a price. */
function asks(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("PriceSuggestion")) count += 1;
  });
  return () => count;
}

const card = (page: Page) => page.getByRole("group", { name: "Suggested price" });

// Proves: PN-010, PN-031, EN-016, ST-011, VA-038
it("suggests a price for what is written, a second after the last key, and marks it Applied", async () => {
  const page = await screens.open({ as: jun, at: "/post-item" });
  const asked = asks(page);
  const dialog = await write(page, { description: "It stood dry." });
  // Too short a description asks nothing; what is written meanwhile is one question.
  await dialog.getByLabel("Description").pressSequentially(" It was hardly ever used at all.");
  await sees(card(page));
  expect(asked()).toBe(1);

  const { priceSuggestion } = await jun.gql(
    `query ($input: PriceQuestionInput!) { priceSuggestion(input: $input) { suggestedPoints confidence priceRange { min max } } }`,
    {
      input: {
        title: known.title,
        description: "It stood dry. It was hardly ever used at all.",
        category: known.category,
        condition: known.condition,
      },
    },
  );
  const { suggestedPoints, confidence, priceRange } = priceSuggestion;
  await sees(card(page).getByText(`80 of 100 are at ${priceRange.min} to ${priceRange.max} TP`));
  await sees(card(page).getByText(`${confidence} % confidence`));
  await card(page)
    .getByRole("button", { name: `Use ${suggestedPoints} TP` })
    .click();
  await sees(card(page).getByText("Applied"));
  const price = dialog.getByLabel("Price in TrustPoints");
  expect(await price.inputValue()).toBe(String(suggestedPoints));

  // Along the line by keyboard.
  const line = card(page).getByLabel("Your price on the line");
  await line.focus();
  await page.keyboard.press("ArrowRight");
  expect(await price.inputValue()).toBe(String(suggestedPoints + 1));
  await sees(card(page).getByRole("button", { name: `Use ${suggestedPoints} TP` }));
});

it("says why: what the price is made of, the items behind it, and how good such answers are", async () => {
  const page = await screens.open({ as: jun, at: "/post-item" });
  await write(page);
  await sees(card(page));
  await seesNoBarrier(page, { opened: page.getByRole("dialog") });
  const why = card(page).getByRole("button", { name: "Why this price?" });
  await why.click();
  const drawer = page.getByRole("dialog", { name: "Why this price?" });
  await sees(drawer.getByRole("table", { name: "From the category to the price" }));
  expect(await drawer.getByRole("listitem").count()).toBe(6);
  await sees(drawer.getByText(/prices, as of/));
  await sees(drawer.getByText(/By the middle price of the category alone it would be/));
  await sees(drawer.getByText("it sells for 80 to 120 % of the suggestion"));
  await seesNoBarrier(page, { opened: drawer });
  await page.keyboard.press("Escape");
  await sees(card(page));
  await eventually(() => why.evaluate((button) => button === document.activeElement)).toBe(true);
});

// Proves: TO-053
it("is silent about errors, and when it is on again it answers", async () => {
  const page = await screens.open({ as: jun, at: "/post-item", mayFail: /./ });
  const asked = asks(page);
  await page.route("**/graphql", async (route) =>
    route.request().postData()?.includes("PriceSuggestion")
      ? route.fulfill({ status: 500, body: "" })
      : route.fallback(),
  );
  const dialog = await write(page);
  await eventually(asked).toBeGreaterThan(0);
  await page.unroute("**/graphql");
  expect(await page.locator("li[data-swipe-direction]").count()).toBe(0);
  await dialog.getByLabel("Description").pressSequentially(" And it is clean.");
  await sees(card(page));
});

it("says that it does not know in a category without prices", async () => {
  const page = await screens.open({ as: jun, at: "/post-item" });
  await market.rows(`update items set status = 'removed' where category = $1`, [known.category]);
  await learnPrices();
  await write(page);
  await sees(page.getByText("No price suggestion yet. Not enough data yet: 0 of 8 prices"));
  expect(await card(page).count()).toBe(0);
});

// Proves: PN-011, TO-052
it("rewords a description without a word of its own, asks what it does not say, and takes it back", async () => {
  const page = await screens.open({ as: jun, at: "/post-item", mayFail: /./ });
  const dialog = page.getByRole("dialog").first();
  const text = dialog.getByLabel("Description");
  await dialog.getByLabel("Category").selectOption("Home & Garden");
  const written = "pick up only!!! <img src=x onerror=alert(1)> an oak shelf";
  await text.fill(written);
  const button = dialog.getByRole("button", { name: "Enhance description" });
  await button.click();
  await eventually(() => text.inputValue()).toBe(
    "<img src=x onerror=alert(1)> an oak shelf.\nPick up only!",
  );
  await sees(dialog.getByRole("listitem").filter({ hasText: "How big is it?" }));
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(() => text.inputValue()).toBe(written);

  await page.route("**/graphql", async (route) =>
    route.request().postData()?.includes("EnhancedDescription")
      ? route.fulfill({ status: 500, body: "" })
      : route.fallback(),
  );
  await button.click();
  await seesToast(page, "Enhancement failed", "Could not enhance description right now");
  expect(await text.inputValue()).toBe(written);
  await dismissToast(page);
});

it("suggests a price for an own item that is changed, too", async () => {
  const mira = await market.member("Mira");
  const other = made.items.find(({ category }) => category !== known.category);
  const item = await anItem(mira, {
    title: other?.title ?? "",
    category: other?.category ?? "",
    description: "It stood in a dry room for years.",
  });
  const page = await screens.open({ as: mira, at: `/buy/${item.id}` });
  await page.getByRole("button", { name: "Edit" }).click();
  await sees(card(page));
});
