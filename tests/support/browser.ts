import { mkdir } from "node:fs/promises";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { BuiltMarket } from "./builtMarket.ts";
import { launchChromium } from "./chromium.ts";
import { GRAVE } from "./grave.ts";
import type { Person } from "./people.ts";

/** How long content may take to come on a busy machine. */
const PATIENCE_MS = 20_000;
/** What Chromium says of a request or a socket that the network ended. */
const LOST_CONNECTION = /net::ERR_|WebSocket connection to \S+ failed/;

type SignedIn = Pick<Person, "id" | "name" | "email" | "token">;

interface Opening {
  /** Who is signed in; nobody is a visitor. */
  as?: SignedIn | undefined;
  /** One more page of the browser that has this one. */
  beside?: Page | undefined;
  /** Runs in the browser's pages before their own code. */
  before?: () => void;
  at?: string;
  width?: number;
  dark?: boolean;
  /** End states at once: for looking, not for watching. */
  still?: boolean;
  /** Stays open until the file is done, for tests that only look. */
  isKept?: boolean;
  /** Console errors this page may have: a refused request is one, a lost connection too. */
  mayFail?: RegExp;
}

type Look = Pick<Opening, "as"> & { width: number; dark: boolean; still: boolean };

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 1280: 900 };

/** By flags. A worker runs file after file: starting Chromium anew for each would cost a second of CPU. */
const browsers = new Map<string, Promise<Browser>>();

/** The worker's Chromium with these flags. It ends with the worker; a crash costs only the file that caused it. */
async function browserWith(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(" ");
  const running = await browsers.get(key)?.catch(() => undefined);
  if (running?.isConnected()) return running;
  const started = launchChromium(flags);
  browsers.set(key, started);
  return started;
}

/**
 * The browser of a test file: what it opens shares no cookie, storage or cache with any other page. All of it is closed
 * after each test, what is kept after the file, and must not have complained.
 */
export class Screens {
  readonly #market: BuiltMarket;
  readonly #flags: readonly string[];
  #browser: Browser | undefined;
  #contexts: BrowserContext[] = [];
  #kept: BrowserContext[] = [];
  #complaints: string[] = [];

  constructor(market: BuiltMarket, flags: readonly string[]) {
    this.#market = market;
    this.#flags = flags;
  }

  async launch(): Promise<void> {
    this.#browser = await browserWith(this.#flags);
  }

  async quit(): Promise<void> {
    await Promise.all(this.#kept.map((context) => context.close()));
  }

  /** A browser of its own for somebody, with one page, or one more page of it; `at` says where it starts. */
  async open({
    as,
    beside,
    before,
    at = "/",
    width = 1280,
    dark = false,
    still = false,
    isKept = false,
    mayFail,
  }: Opening = {}): Promise<Page> {
    const context = beside?.context() ?? (await this.#newContext({ as, width, dark, still }));
    if (!beside) {
      (isKept ? this.#kept : this.#contexts).push(context);
      if (before) await context.addInitScript(before);
    }

    const page = await context.newPage();
    const complain = (words: string) => {
      if (!mayFail?.test(words)) this.#complaints.push(`${page.url()}: ${words}`);
    };
    page.on("pageerror", (error) => complain(String(error)));
    page.on("console", (line) => line.type() === "error" && complain(line.text()));
    await page.goto(at);
    return page;
  }

  async #newContext({ as, width, dark, still }: Look): Promise<BrowserContext> {
    if (!this.#browser) throw new Error("the browser is not open");
    const { url } = this.#market.main;
    const context = await this.#browser.newContext({
      baseURL: url,
      viewport: { width, height: HEIGHTS[width] ?? 900 },
      colorScheme: dark ? "dark" : "light",
      reducedMotion: still ? "reduce" : "no-preference",
      locale: "en-GB",
      ...(as && { storageState: sessionOf(as, url) }),
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  }

  /** Closes what the test opened; fails when a page had something to complain about. */
  async closeAll(failedTest: string | undefined): Promise<void> {
    const [contexts, complaints] = [this.#contexts, this.#complaints];
    [this.#contexts, this.#complaints] = [[], []];
    if (failedTest) await keepPictures(contexts, failedTest);
    await Promise.all(contexts.map((context) => context.close()));
    // A lost connection is what a busy machine may do to a page; nothing else is.
    const lost = complaints.filter((words) => LOST_CONNECTION.test(words));
    expect(
      complaints.filter((words) => !lost.includes(words)),
      GRAVE.console,
    ).toEqual([]);
    expect(lost, "no page loses its connection").toEqual([]);
  }
}

/** Opens a browser for this test file. */
export function someScreens(market: BuiltMarket, flags: readonly string[] = []): Screens {
  const screens = new Screens(market, flags);
  beforeAll(() => screens.launch());
  afterEach(({ task }) => screens.closeAll(task.result?.state === "fail" ? task.name : undefined));
  afterAll(() => screens.quit());
  return screens;
}

/** What the sign-in form leaves behind in the browser. */
function sessionOf(
  person: SignedIn,
  origin: string,
): Exclude<BrowserContextOptions["storageState"], string | undefined> {
  const user = { id: person.id, username: person.email.split("@")[0], displayName: person.name };
  const localStorage = [
    { name: "auth_token", value: person.token ?? "" },
    { name: "user", value: JSON.stringify(user) },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

async function keepPictures(contexts: readonly BrowserContext[], test: string): Promise<void> {
  await mkdir("test-results", { recursive: true });
  const name = test.replaceAll(/\W+/g, "-").slice(0, 80);
  for (const [n, page] of contexts.flatMap((context) => context.pages()).entries())
    await page.screenshot({ path: `test-results/${name}-${n + 1}.png` }).catch(() => undefined);
}

/** Asks again until it is so: `await eventually(() => ...).toBe(...)`. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 50 });
}

/** Waits until it can be seen. */
export async function sees(what: Locator): Promise<void> {
  await what.first().waitFor({ state: "visible" });
}

/** Waits until it is gone. */
export async function waitUntilHidden(what: Locator): Promise<void> {
  await what.first().waitFor({ state: "hidden" });
}

/** The toast on screen, word for word. */
export async function seesToast(page: Page, title: string, description = ""): Promise<void> {
  await eventually(() =>
    page.locator("li[data-swipe-direction][data-state=open]").evaluateAll((toasts) =>
      toasts.map((toast) => {
        const [words] = toast.children;
        return {
          title: words?.children[0]?.textContent,
          description: words?.children[1]?.textContent ?? "",
        };
      }),
    ),
  ).toEqual([{ title, description }]);
}

/** Puts the toast away, so that the next one cannot be mistaken for it. */
export async function dismissToast(page: Page): Promise<void> {
  const toast = page.locator("li[data-swipe-direction]");
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await waitUntilHidden(toast);
}

/** The balance in the top bar, as it is read out: "Wallet: 100 TP, 18 TP held for offers". */
export function balanceIn(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: /^Wallet: / });
}

/** Waits until the balance in the bar says so, in its name and in its digits. */
export async function seesBalance(page: Page, tp: number, held = 0): Promise<void> {
  const chip = balanceIn(page);
  await eventually(() => chip.getAttribute("aria-label")).toBe(
    `Wallet: ${tp} TP${held ? `, ${held} TP held for offers` : ""}`,
  );
  await eventually(() => digitsOf(chip.locator("[data-value]"))).toBe(`${tp} TP`);
}

/** The digits a Count shows, standing or rolling. */
export function digitsOf(count: Locator): Promise<string> {
  return count.first().evaluate((slot) => {
    const rolling = slot.querySelector("number-flow-react") as
      | (Element & { _data?: { valueAsString: string } })
      | null;
    return rolling?._data?.valueAsString ?? slot.textContent ?? "";
  });
}

/** Puts a mark on the page that no reload survives. */
export async function mark(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** Fails when a marked page was loaded anew. */
export async function expectNoReload(...pages: Page[]): Promise<void> {
  for (const page of pages)
    expect(await page.evaluate(() => "isMarked" in window), "the page was not reloaded").toBe(true);
}

/** The lines of the sum of money: their words and their whole TP. */
export function sumIn(scope: Page | Locator): Promise<[words: string, tp: number][]> {
  return scope.locator("dl > div").evaluateAll((lines) =>
    lines.flatMap((line) => {
      const tp = line.querySelector("[data-value]")?.getAttribute("data-value");
      return tp == null ? [] : [[line.querySelector("dt")?.textContent ?? "", Number(tp)]];
    }),
  );
}
