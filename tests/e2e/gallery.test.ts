import { readdirSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { barriersOf, TWO_LOOKS } from "../support/barriers.ts";
import { eventually, sees, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";

const market = aBuiltMarket({ DEMO: "on" });
const screens = someScreens(market);

const STATES = ["loading", "empty", "error", "offline", "partial"];
/** The same list stands five times on a page, with its names; on its own screen each is looked at for these too. */
const FIVE_TIMES = [
  "landmark-unique",
  "duplicate-id-aria",
  "landmark-no-duplicate-main",
  "heading-order",
];
/** How each list says that it has nothing. */
const NOTHING =
  /^(no |nothing|nobody|your cart is empty|you haven't|there (is|are) no|you have earned)/i;
const BUSY = "[aria-busy=true], [role=status]:has-text('Loading')";

let kept: Page | undefined;

it("shows every part of the design", async () => {
  const page = await goes("/gallery");
  const parts = await hrefs(page, "Parts");
  expect(parts.length).toBeGreaterThanOrEqual(6);
  const named: string[] = [];
  for (const path of parts) {
    await page.goto(market.url + path);
    await sees(page.locator("main section[aria-label]"));
    named.push(...(await page.locator("main section[aria-label] > h2").allTextContents()));
    expect(await barriersOf(page, { without: FIVE_TIMES }), path).toEqual([]);
  }

  const words = named.join(" ");
  const missing = readdirSync("web/ui")
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.replace(".tsx", ""))
    .filter((part) => part !== "VisuallyHidden" && !words.includes(part));
  expect(missing).toEqual([]);
});

describe("every list", () => {
  it("is in the gallery once for each of its five states, and has no barrier in any", async () => {
    const page = await goes("/gallery");
    const lists = await hrefs(page, "Lists");
    expect(lists.length).toBeGreaterThanOrEqual(25);
    const found: string[] = [];
    for (const path of lists) {
      await page.goto(market.url + path);
      const frames = page.locator("[data-list]");
      await eventually(() => frames.count()).toBe(STATES.length);
      expect(
        await frames.evaluateAll((all) => all.map((each) => each.getAttribute("data-shows"))),
      ).toEqual(STATES);
      for (const state of STATES)
        found.push(...(await faultsOf(page, state)).map((fault) => `${path}: ${fault}`));
      found.push(
        ...(await barriersOf(page, { without: FIVE_TIMES, looks: TWO_LOOKS })).map(
          (fault) => `${path}: ${fault}`,
        ),
      );
    }
    expect(found).toEqual([]);
  }, 900_000);
});

describe("on a real market", () => {
  const real = aBuiltMarket();
  const screensThere = someScreens(real);

  it("is a page that does not exist", async () => {
    const noor = await real.member("Noor");
    const page = await screensThere.open({ as: noor, mayFail: /404/ });
    await page.goto(`${real.url}/gallery`);
    await sees(page.getByRole("heading", { level: 1, name: "Page Not Found" }));
  });
});

async function goes(path: string): Promise<Page> {
  kept ??= await screens.open({ still: true, isKept: true });
  await kept.setViewportSize({ width: 1280, height: 900 });
  await kept.emulateMedia({ colorScheme: "light" });
  await kept.goto(market.url + path);
  await sees(kept.getByRole("heading", { level: 1 }));
  return kept;
}

function hrefs(page: Page, region: string): Promise<string[]> {
  return page
    .getByRole("region", { name: region, exact: true })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

/** What a frame lacks of the state it claims. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const frame = page.locator(`[data-shows=${state}]`);
  const alert = frame.getByRole("alert");
  const wanted: Record<string, Locator> = {
    loading: frame.locator(BUSY),
    empty: frame.getByText(NOTHING),
    error: alert,
    offline: frame.getByText(/offline\. /i),
    partial: alert.or(frame.getByText(/could not be loaded/)),
  };
  const isShown = await wanted[state]
    ?.first()
    .waitFor({ state: "attached", timeout: 8000 })
    .then(
      () => true,
      () => false,
    );
  const faults: string[] = [];
  if (!isShown) faults.push(`${state} does not show`);
  if (state !== "loading" && (await frame.locator(BUSY).count()) > 0)
    faults.push(`${state} is still loading`);
  if ((await frame.getByText("This screen did not load").count()) > 0)
    faults.push(`${state} broke`);
  return faults;
}
