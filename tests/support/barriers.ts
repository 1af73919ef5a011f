import type { AxeResults, RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { eventually } from "./browser.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a theme can change; all else is looked at in the light one. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** How a page is looked at: for everything, or for what its theme can change. */
interface Look {
  width: number;
  theme: "light" | "dark";
  isWhole: boolean;
}

const LOOKS: readonly Look[] = [1280, 360].flatMap((width) => [
  { width, theme: "light", isWhole: true },
  { width, theme: "dark", isWhole: false },
]);

/** For what is made of parts that are looked at in every way elsewhere: each width and each theme once. */
export const TWO_LOOKS: readonly Look[] = [
  { width: 1280, theme: "light", isWhole: true },
  { width: 360, theme: "dark", isWhole: true },
];

interface Looking {
  /** What must still be seen in every look. */
  opened?: Locator;
  /** Rules that cannot hold here. */
  without?: readonly string[];
  looks?: readonly Look[];
}

/** Nothing for axe to find and nothing to scroll sideways, at both widths and in both themes. */
export async function seesNoBarrier(page: Page, looking: Looking = {}): Promise<void> {
  expect(await barriersOf(page, looking)).toEqual([]);
}

/** What axe finds on the page and what scrolls sideways, in each look; light and wide again afterwards. */
export async function barriersOf(
  page: Page,
  { opened, without = [], looks = LOOKS }: Looking = {},
): Promise<string[]> {
  const found: string[] = [];
  // The code of a dialog may still be on its way.
  await opened?.first().waitFor();
  await page.evaluate(stopFading);
  for (const { width, theme, isWhole } of looks) {
    const note = (what: string) => found.push(`${width} ${theme}: ${what}`);
    await look(page, width, theme);
    for (const { id, nodes } of await violations(page, isWhole, without))
      for (const { html, failureSummary } of nodes)
        note(`${id}: ${html.slice(0, 300)}\n${failureSummary}`);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overhang > 0) note(`the page is ${overhang} px too wide`);
    if (opened && !(await opened.first().isVisible())) note("it is not open any more");
  }
  await look(page, 1280, "light");
  return found;
}

async function look(page: Page, width: number, theme: "light" | "dark"): Promise<void> {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  // What a reader scrolls under the bar at the top is not hidden from them, though axe would say so.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.emulateMedia({ colorScheme: theme });
  // Both are said when they differ: the browser may not have told the page of the change.
  await eventually(() => page.evaluate(themes)).toEqual({ page: theme, device: theme });
  await eventually(() => page.evaluate(isFading)).toBe(false);
}

function themes(): { page: string | undefined; device: string } {
  const { matches } = window.matchMedia("(prefers-color-scheme: dark)");
  return { page: document.documentElement.dataset["theme"], device: matches ? "dark" : "light" };
}

/** Ends what fades and lets nothing fade any more: where colours come to rest is looked at, not their way there. */
function stopFading(): void {
  const mark = window as { isFadingStopped?: true };
  if (mark.isFadingStopped) return;
  mark.isFadingStopped = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
}

function isFading(): boolean {
  return document.getAnimations().some((each) => each instanceof CSSTransition);
}

/** Axe is put into a document once, and works out only what is wrong: both save most of its time. */
async function violations(
  page: Page,
  isWhole: boolean,
  without: readonly string[],
): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const options: RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    ...(isWhole
      ? {
          runOnly: { type: "tag", values: RULES },
          rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        }
      : { runOnly: { type: "rule", values: COLOUR_RULES } }),
  };
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as {
      axe: { run(options: RunOptions): Promise<AxeResults> };
    };
    return (await axe.run(given)).violations;
  }, options);
}
