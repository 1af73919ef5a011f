import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { eventually, waitUntilHidden, sees, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem, anOffer } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

it("goes to screens, finds an item and remembers it, by keyboard alone", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const teapot = await anItem(amara, { title: "Enamel teapot" });
  const page = await opened(await screens.open({ as: jun }));

  await page.keyboard.press("Control+k");
  await sees(palette(page));
  await page.keyboard.type("wallet");
  await sees(palette(page).getByRole("option", { name: "Wallet", exact: true }));
  await page.keyboard.press("Escape");
  await waitUntilHidden(palette(page));

  await page.keyboard.press("Control+k");
  await page.keyboard.type("enamel");
  await sees(palette(page).getByRole("option", { name: /Enamel teapot/ }));
  await eventually(() => selected(page)).toContain("Enamel teapot");
  await page.keyboard.press("Enter");
  await sees(page.getByRole("heading", { level: 1, name: "Enamel teapot" }));
  expect(new URL(page.url()).pathname).toBe(`/buy/${teapot.id}`);

  await page.keyboard.press("Control+k");
  await sees(palette(page).getByText("Recent items"));
  await eventually(() => selected(page)).toBe("Enamel teapot");
  await page.keyboard.press("ArrowDown");
  await eventually(() => selected(page)).toBe("Home");
  await page.keyboard.type("my off");
  await eventually(() => selected(page)).toBe("My offers");
  await page.keyboard.press("Enter");
  await sees(page.getByRole("heading", { level: 1, name: "My offers" }));
});

it("switches the theme and stays where it was", async () => {
  const page = await opened(await screens.open({ as: await market.member("Jun") }));
  await page.keyboard.press("Control+k");
  await page.keyboard.type("dark");
  await eventually(() => selected(page)).toBe("Switch to dark theme");
  await page.keyboard.press("Enter");
  await eventually(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe(
    "dark",
  );
  await waitUntilHidden(palette(page));
  expect(new URL(page.url()).pathname).toBe("/");
});

it("walks a list with j and k, opens with Enter, offers with o, searches with /", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const lamp = await anItem(amara, { title: "Reading lamp", trustPoints: 21 });
  await anItem(amara, { title: "Raincoat", trustPoints: 20 });
  const page = await opened(await screens.open({ as: jun, at: "/listings" }));
  await sees(page.getByRole("link", { name: "Raincoat" }));

  await page.keyboard.press("j");
  await eventually(() => focused(page)).toBe("Raincoat");
  await page.keyboard.press("j");
  await eventually(() => focused(page)).toBe("Reading lamp");
  await page.keyboard.press("k");
  await eventually(() => focused(page)).toBe("Raincoat");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await sees(page.getByRole("heading", { level: 1, name: "Reading lamp" }));

  await page.keyboard.press("o");
  await sees(page.getByRole("heading", { level: 1, name: "Exchange Suggestions" }));
  expect(page.url()).toContain(`targetId=${lamp.id}`);

  await page.keyboard.press("/");
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe(
    "search",
  );
  await page.keyboard.type("jok");
  await eventually(() =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value),
  ).toBe("jok");
});

it("walks offers, and leaves the keys to a dialog that is open", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await anOffer(jun, await anItem(amara, { title: "Raincoat" }));
  const page = await opened(await screens.open({ as: amara, at: "/offers/seller" }));
  await sees(page.getByRole("article"));
  await page.keyboard.press("j");
  await eventually(() =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
  ).toBe("Offer with Jun for Raincoat");

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sees(keys);
  await page.keyboard.press("/");
  await sees(keys);
});

it("lets single keys be switched off for good, while Ctrl K goes on", async () => {
  const amara = await market.member("Amara");
  await anItem(amara, { title: "Raincoat" });
  const page = await opened(await screens.open({ as: amara, at: "/listings" }));
  await sees(page.getByRole("link", { name: "Raincoat" }));
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await page.getByRole("checkbox", { name: /Single keys act/ }).press("Space");
  await page.keyboard.press("Escape");
  await waitUntilHidden(keys);

  await page.reload();
  await opened(page);
  await sees(page.getByRole("link", { name: "Raincoat" }));
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await sees(palette(page));
  await eventually(() => page.getByRole("dialog").count()).toBe(1);
  await page.keyboard.press("Escape");
  await waitUntilHidden(palette(page));
  expect(await focused(page)).not.toBe("Raincoat");
});

/** The keys are fetched when the page is quiet, with the bar's menus. */
async function opened(page: Page): Promise<Page> {
  await sees(page.getByRole("button", { name: /^Menu of/ }));
  await eventually(() => page.evaluate(() => document.documentElement.dataset["keys"])).toBe("on");
  return page;
}

function selected(page: Page): Promise<string> {
  return palette(page).locator('[role="option"][aria-selected="true"]').first().innerText();
}
