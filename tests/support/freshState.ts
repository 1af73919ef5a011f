import { type DocumentNode, print } from "graphql";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as documents from "../../web/gql/graphql.ts";
import type { Screens } from "./browser.ts";
import type { BuiltMarket } from "./builtMarket.ts";
import { Person, Stranger, type GraphQLAnswer } from "./people.ts";

/** Looking at an item counts once a day: who has looked changes nothing by opening its page. */
export const VIEW = `mutation ($id: ID!) { viewItem(itemId: $id) { item { id } } }`;

/** The one mutation of a document. */
const MUTATION = /^\s*mutation[^{]*\{\s*(\w+)/;
/** How long a page may take to learn what happened, and how often it is looked at: time alone stands still with a machine. */
const [LEARNS_MS, LOOKS] = [30_000, 10];

/** A page that somebody has open. */
interface OpenPage {
  who: Stranger;
  at: string;
  page: Page;
}

/**
 * Pages that people have open while something happens elsewhere. After each act every page must show what a fresh load
 * would: what each query on it answers from the cache is compared with the same query asked anew.
 */
export class OpenPages {
  readonly #market: BuiltMarket;
  readonly #screens: Screens;
  readonly #open: OpenPage[] = [];
  /** What was stale so far, and after what. */
  readonly #stale = new Map<string, string>();
  readonly #acted = new Set<string>();

  constructor(market: BuiltMarket, screens: Screens) {
    this.#market = market;
    this.#screens = screens;
  }

  /** Opens pages as a member, or as a visitor. At most nine of one member: each has a socket. */
  async open(who: Stranger, ...paths: readonly string[]): Promise<void> {
    // One after the other: the first brings the code that the others share.
    for (const at of paths) await this.openWith(who, at, async () => {});
    await this.learn("they were opened");
  }

  /** Opens a page and something on it. */
  async openWith(who: Stranger, at: string, prepare: (page: Page) => Promise<void>): Promise<void> {
    const page = await this.#screens.open({
      ...(who instanceof Person && { as: who }),
      beside: this.#open.find((other) => other.who === who)?.page,
      before: lateAndTwice,
      at,
      still: true,
    });
    // A dialog that is open hides the heading from who listens.
    await page
      .getByRole("heading", { level: 1, includeHidden: true })
      .first()
      .waitFor({ state: "attached" });
    await prepare(page);
    this.#open.push({ who, at, page });
  }

  /** Somebody does something on a device that has none of these pages. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
  async act(who: Person, document: string, variables: object = {}): Promise<any> {
    const mutation = MUTATION.exec(document)?.[1] ?? "";
    this.#acted.add(mutation);
    const answer = await who.gql(document, variables);
    await this.learn(`${who.name}'s ${mutation}`);
    return answer;
  }

  /** Until every page shows what a fresh load would. */
  async learn(after: string): Promise<void> {
    await this.#market.settled();
    const until = Date.now() + LEARNS_MS;
    let learning = this.#open;
    for (let look = 1; ; look++) {
      const asked = new Map<string, Promise<Answer>>();
      const looks = await Promise.all(
        learning.map(async (page) => ({ page, stale: await this.#newlyStale(page, asked) })),
      );
      const behind = looks.filter(({ stale }) => stale.length > 0);
      if (behind.length > 0 && (look < LOOKS || Date.now() < until)) {
        learning = behind.map(({ page }) => page);
        continue;
      }
      for (const { stale } of behind) for (const each of stale) this.#stale.set(each, after);
      return;
    }
  }

  /** Nothing was stale, after any of the acts; and the acts were these mutations. */
  expectFresh(...mutations: readonly string[]): void {
    expect([...this.#stale].map(([what, after]) => `after ${after}: ${what}`)).toEqual([]);
    expect([...this.#acted].toSorted()).toEqual(mutations.toSorted());
  }

  async #newlyStale(page: OpenPage, asked: Map<string, Promise<Answer>>): Promise<string[]> {
    return (await staleOn(page, asked)).filter((each) => !this.#stale.has(each));
  }
}

/** What `lateAndTwice` notes in a page. */
interface Traffic {
  /** Requests that are not answered yet. */
  underWay: number;
  /** When something was asked, answered or told. */
  lastAt: number;
}

/**
 * In a page, before its own code: what is read comes so late that news overtake it, and everything that is told comes
 * twice.
 */
function lateAndTwice(): void {
  const LATE_MS = 150;
  const traffic: Traffic = { underWay: 0, lastAt: 0 };
  Object.assign(globalThis, { traffic });
  const note = (more: -1 | 0 | 1) => {
    traffic.underWay += more;
    traffic.lastAt = performance.now();
  };

  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    note(1);
    try {
      const answer = await send(...request);
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      return answer;
    } finally {
      note(-1);
    }
  };

  const onmessage = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...onmessage,
    set(this: WebSocket, hear: (message: MessageEvent<string>) => void) {
      onmessage?.set?.call(this, (message: MessageEvent<string>) => {
        note(0);
        hear(message);
        if (message.data.includes('"type":"next"')) hear(message);
      });
    },
  });
}

interface Shown {
  operation: string;
  variables: object;
  data: unknown;
}

interface Looked {
  /** The queries on the screen as its Apollo client answers them. */
  queries: Shown[];
  /** A shelf says that rows wait. */
  isWaiting: boolean;
}

type Answer = GraphQLAnswer<Record<string, unknown>>;

/** What an open page shows otherwise than a fresh load would. What several pages of one member show is asked once. */
async function staleOn(
  { who, at, page }: OpenPage,
  asked: Map<string, Promise<Answer>>,
): Promise<string[]> {
  const { queries, isWaiting } = JSON.parse(await page.evaluate(queriesOf)) as Looked;
  const compared = await Promise.all(
    queries.map(async ({ operation, variables, data }) => {
      const key = `${nameOf(who)} ${operation} ${JSON.stringify(variables)}`;
      const asking = asked.get(key) ?? who.ask(textOf(operation), variables);
      asked.set(key, asking);
      const fresh = await asking;
      const path = `${nameOf(who)} ${at} ${operation}`;
      // What may not be seen any more is not shown either.
      if (fresh.errors) return data === null ? [] : [`${path}: ${fresh.errors[0]?.message}`];
      return differences(data, fresh.data, { path, isWaiting });
    }),
  );
  return compared.flat();
}

function nameOf(who: Stranger): string {
  return who instanceof Person ? who.name : "a visitor";
}

const texts = new Map<string, string>();

/** A query as the web asks it, by its name. */
function textOf(operation: string): string {
  const known = texts.get(operation);
  if (known !== undefined) return known;
  const document = (documents as unknown as Record<string, DocumentNode>)[`${operation}Document`];
  if (!document) throw new Error(`the web has no query ${operation}`);
  const text = print(document);
  texts.set(operation, text);
  return text;
}

/** In the page: what it looks like, as JSON, which costs a tenth of what Playwright's own way costs. */
async function queriesOf(): Promise<string> {
  // A page that is still asking is looked at when it has its answers, or cannot come to rest.
  const [QUIET_MS, REST_MS] = [300, 3000];
  const { traffic } = globalThis as unknown as { traffic: Traffic };
  const since = performance.now();
  const isQuiet = () => {
    const now = performance.now();
    if (now - since > REST_MS) return true;
    return traffic.underWay === 0 && now - Math.max(traffic.lastAt, since) > QUIET_MS;
  };
  while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));

  interface Fiber {
    memoizedProps: { client?: Client } | null;
    child: Fiber | null;
    stateNode?: { current: Fiber } | null;
    sibling: Fiber | null;
  }
  interface Client {
    getObservableQueries(): Iterable<{
      queryName?: string;
      variables: object;
      options: { fetchPolicy?: string };
      getCurrentResult(): { data: unknown; error?: unknown };
    }>;
  }
  const root = document.querySelector("#root") as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((name) => name.startsWith("__reactContainer$")) ?? "";
  const find = (fiber: Fiber | null | undefined): Client | undefined =>
    fiber ? (fiber.memoizedProps?.client ?? find(fiber.child) ?? find(fiber.sibling)) : undefined;
  const client = find(root[key]?.stateNode?.current);
  if (!client) throw new Error("the page has no Apollo client");
  // One past the cache is kept by the component that asked: the chat of a stream, which tests/e2e/streams looks at.
  const cached = [...client.getObservableQueries()].filter(
    ({ options }) => options.fetchPolicy !== "no-cache",
  );
  const queries = cached.map((each) => {
    const { data, error } = each.getCurrentResult();
    // Apollo keeps what it had; who shows it says that it is old.
    const known = error === undefined ? (data ?? null) : null;
    return { operation: each.queryName ?? "?", variables: each.variables, data: known };
  });
  const buttons = [...document.querySelectorAll("button")];
  const looked: Looked = {
    queries,
    isWaiting: buttons.some(({ textContent }) => /^Show\b/.test(textContent)),
  };
  return JSON.stringify(looked);
}

/** Where a list or log goes on, not what is there; and when a session was used or figures were read, which asking moves. */
const UNSEEN = new Set(["cursor", "endCursor", "startCursor", "lastSeenAt", "asOf", "__typename"]);
/** What depends on the rows of a list. */
const OF_ROWS = new Set(["pageInfo", "totalCount"]);

interface Where {
  path: string;
  /** A shelf on the page says that rows wait to be shown. */
  isWaiting: boolean;
  /** A fresh list has further pages. */
  hasMore?: boolean;
}

function differences(shown: unknown, fresh: unknown, where: Where): string[] {
  if (isDeepStrictEqual(shown, fresh)) return [];
  const { path } = where;
  if (Array.isArray(shown) && Array.isArray(fresh)) return ofLists(shown, fresh, where);
  if (fresh === null && isOver(shown)) return [];
  if (!isRecord(shown) || !isRecord(fresh))
    return [`${path}: shows ${short(shown)}, is ${short(fresh)}`];

  const hasMore = isRecord(fresh["pageInfo"]) && fresh["pageInfo"]["hasNextPage"] === true;
  const hasOtherRows = idsOf(shown["edges"]).join() !== idsOf(fresh["edges"]).join();
  const keys = [...new Set([...Object.keys(shown), ...Object.keys(fresh)])];
  return keys
    .filter((key) => !UNSEEN.has(key) && !(hasOtherRows && OF_ROWS.has(key)))
    .flatMap((key) =>
      differences(shown[key], fresh[key], { ...where, hasMore, path: `${path}.${key}` }),
    );
}

/**
 * Two things a list on the screen may have otherwise, because nothing moves under the eyes of who reads it: a row that has
 * come waits on a shelf that says so, and what has gone stays while it says itself that it is over.
 */
function ofLists(shown: unknown[], fresh: unknown[], where: Where): string[] {
  const { path, isWaiting } = where;
  const [before, now] = [idsOf(shown), idsOf(fresh)];
  if (before.includes(undefined) || now.includes(undefined)) {
    if (shown.length !== fresh.length)
      return [`${path}: shows ${short(shown)}, is ${short(fresh)}`];
    return shown.flatMap((row, n) =>
      differences(row, fresh[n], { ...where, path: `${path}[${n}]` }),
    );
  }
  const missing = now.filter((id) => !before.includes(id));
  // What is pushed off the first page by rows that wait is where it was.
  const last = where.hasMore === true ? before.findLastIndex((id) => now.includes(id)) : Infinity;
  const extra = shown.filter((row, n) => !now.includes(before[n]) && !isOver(row) && n < last);
  const [stayed, there] = [
    before.filter((id) => now.includes(id)),
    now.filter((id) => before.includes(id)),
  ];
  return [
    ...(missing.length > 0 && !isWaiting ? [`${path}: lacks ${missing.join()}`] : []),
    ...(extra.length > 0
      ? [`${path}: still has ${extra.map((row) => short(rowOf(row))).join()}`]
      : []),
    ...(stayed.join() === there.join()
      ? []
      : [`${path}: order ${stayed.join()}, is ${there.join()}`]),
    ...shown.flatMap((row, n) => {
      const same = now.indexOf(before[n]);
      return same < 0
        ? []
        : differences(row, fresh[same], { ...where, path: `${path}[${before[n]}]` });
    }),
  ];
}

function idsOf(rows: unknown): (string | undefined)[] {
  return Array.isArray(rows) ? rows.map((row) => rowOf(row)["id"] as string | undefined) : [];
}

function rowOf(row: unknown): Record<string, unknown> {
  if (!isRecord(row)) return {};
  return isRecord(row["node"]) ? row["node"] : row;
}

function isOver(row: unknown): boolean {
  const { status, __typename, decision } = rowOf(row);
  if (__typename === "ModerationCase") return decision !== null;
  return status !== undefined && status !== "available" && status !== "pending";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function short(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} rows`;
  return (JSON.stringify(value) ?? "nothing").slice(0, 200);
}
