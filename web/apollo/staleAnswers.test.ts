import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { mutateWithReplay } from "./mutateWithReplay.ts";
import { createStaleAnswers } from "./staleAnswers.ts";

const PRICE = parse("query Price { price }");
const TRAY = parse("query Tray { tray { id likes isLiked } }");
const LIKE = parse("mutation Like { like { id likes isLiked } }");

type Tray = { likes: number; isLiked: boolean };

/** A server whose answers wait until the test gives them. */
function aClient() {
  const staleAnswers = createStaleAnswers();
  const asked: ((price: number) => void)[] = [];
  const trays: ((tray: Tray) => void)[] = [];
  const likes: ((tray: Tray) => void)[] = [];
  const failures: (() => void)[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const answer = (data: Record<string, unknown>) => {
          observer.next({ data });
          observer.complete();
        };
        const aTray = (tray: Tray) => ({ __typename: "Tray", id: "1", ...tray });
        failures.push(() => observer.error(new Error("lost")));
        if (operationName === "Price") asked.push((price) => answer({ price }));
        else if (operationName === "Tray") trays.push((tray) => answer({ tray: aTray(tray) }));
        else likes.push((tray) => answer({ like: aTray(tray) }));
      }),
  );
  const cache = new InMemoryCache();
  const client = new ApolloClient({
    cache,
    queryDeduplication: false,
    link: ApolloLink.from([staleAnswers.link, server]),
  });
  const say = (keep: () => void) => {
    keep();
    staleAnswers.heard(keep);
  };
  return {
    asked,
    trays,
    likes,
    fail: (place: number) => failures[place]?.(),
    hear: (price: number) => say(() => void cache.writeQuery({ query: PRICE, data: { price } })),
    hearLikes: (count: number) =>
      say(() => void cache.modify({ id: "Tray:1", fields: { likes: () => count } })),
    ask: () => client.query<{ price: number }>({ query: PRICE, fetchPolicy: "network-only" }),
    askTray: () => client.query({ query: TRAY, fetchPolicy: "network-only" }),
    like: (seen: (data: unknown) => void = () => {}) =>
      mutateWithReplay(client, { mutation: LIKE, update: (_cache, { data }) => seen(data) }),
    likeUncached: () => mutateWithReplay(client, { mutation: LIKE, fetchPolicy: "no-cache" }),
    staleAnswers,
    price: () => cache.readQuery({ query: PRICE }),
    tray: () => cache.extract()["Tray:1"],
  };
}

it("what was heard on an answer's way stands after it, in its order", async () => {
  const { asked, hear, ask, price } = aClient();
  const answer = ask();
  hear(20);
  hear(30);
  asked[0]?.(10);
  expect(price()).toEqual({ price: 30 });
  await answer;
});

it("what was heard before the question does not come back", async () => {
  const { asked, hear, ask, price } = aClient();
  hear(20);
  const answer = ask();
  asked[0]?.(40);
  expect(price()).toEqual({ price: 40 });
  await answer;
});

it("who asks again because of it is given a new answer", async () => {
  const { asked, ask, staleAnswers } = aClient();
  const first = ask();
  let second: ReturnType<typeof ask> | undefined;
  staleAnswers.heard(() => {
    second ??= ask();
  });
  asked[0]?.(10);
  await first;
  expect(asked).toHaveLength(2);
  asked[1]?.(50);
  expect((await second)?.data).toEqual({ price: 50 });
});

describe("a query that equals one under way", () => {
  it("shares its answer", async () => {
    const { asked, ask } = aClient();
    const both = [ask(), ask()];
    asked[0]?.(10);
    expect((await Promise.all(both)).map(({ data }) => data)).toEqual([
      { price: 10 },
      { price: 10 },
    ]);
    expect(asked).toHaveLength(1);
  });

  it("is asked again after it when something was heard since, once for all who wait", async () => {
    const { asked, hear, ask, price } = aClient();
    const first = ask();
    hear(20);
    const later = [ask(), ask()];
    expect(asked).toHaveLength(1);
    asked[0]?.(10);
    await first;
    expect(price()).toEqual({ price: 20 });
    expect(asked).toHaveLength(2);
    asked[1]?.(30);
    expect((await Promise.all(later)).map(({ data }) => data)).toEqual([
      { price: 30 },
      { price: 30 },
    ]);
    expect(asked).toHaveLength(2);
  });

  it("is asked again also when the one under way fails", async () => {
    const { asked, fail, hear, ask } = aClient();
    const first = ask();
    hear(20);
    const second = ask();
    fail(0);
    await expect(first).rejects.toThrow("lost");
    asked[1]?.(30);
    expect((await second).data).toEqual({ price: 30 });
  });

  it("ends: screens that ask again for each thing they hear do not keep one another asking", async () => {
    const { asked, ask, askTray, staleAnswers, trays } = aClient();
    const again = () => void Promise.all([ask(), askTray()]);
    again();
    staleAnswers.heard(again);
    again();
    for (let round = 0; round < 6; round++) {
      asked[round]?.(round);
      trays[round]?.({ likes: round, isLiked: false });
      await Promise.resolve();
    }
    expect([asked.length, trays.length]).toEqual([2, 2]);
  });
});

describe("a press of the member's own", () => {
  it("stands after a query that was sent before it and is answered later", async () => {
    const { askTray, like, trays, likes, tray } = aClient();
    const older = askTray();
    const pressed = like();
    likes[0]?.({ likes: 1, isLiked: true });
    await pressed;
    trays[0]?.({ likes: 0, isLiked: false });
    await older;
    expect(tray()).toMatchObject({ likes: 1, isLiked: true });
  });

  it("does not undo what was heard while it was under way, whichever answer comes last", async () => {
    const { askTray, hearLikes, like, trays, likes, tray } = aClient();
    const older = askTray();
    const pressed = like();
    hearLikes(4);
    likes[0]?.({ likes: 1, isLiked: true });
    await pressed;
    expect(tray()).toMatchObject({ likes: 4, isLiked: true });
    trays[0]?.({ likes: 0, isLiked: false });
    await older;
    expect(tray()).toMatchObject({ likes: 4, isLiked: true });
  });

  it("does not undo what was heard before a query that is answered after it", async () => {
    const { askTray, hearLikes, like, trays, likes, tray } = aClient();
    const pressed = like();
    hearLikes(4);
    const newer = askTray();
    likes[0]?.({ likes: 1, isLiked: true });
    await pressed;
    trays[0]?.({ likes: 4, isLiked: true });
    await newer;
    expect(tray()).toMatchObject({ likes: 4, isLiked: true });
  });

  it("of two the later one stands, whichever is answered last", async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { like, likes, tray } = aClient();
      const both = [like(), like()];
      for (const each of order) likes[each]?.({ likes: each, isLiked: each === 1 });
      await Promise.all(both);
      expect(tray()).toMatchObject({ likes: 1, isLiked: true });
    }
  });

  it("is not said again to a query that its own update sends", async () => {
    const { asked, likes, ask, like } = aClient();
    let updates = 0;
    const pressed = like(() => {
      updates++;
      void ask();
    });
    likes[0]?.({ likes: 1, isLiked: true });
    await pressed;
    asked[0]?.(10);
    await Promise.resolve();
    expect(updates).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it("that the cache must not have is written by no later answer either", async () => {
    const { askTray, likeUncached, trays, likes, tray } = aClient();
    const older = askTray();
    const pressed = likeUncached();
    likes[0]?.({ likes: 1, isLiked: true });
    await pressed;
    expect(tray()).toBeUndefined();
    trays[0]?.({ likes: 0, isLiked: false });
    await older;
    expect(tray()).toMatchObject({ likes: 0, isLiked: false });
  });

  it("says once more what its screen made of the answer", async () => {
    const { askTray, like, trays, likes } = aClient();
    const seen: unknown[] = [];
    const older = askTray();
    const pressed = like((data) => seen.push(data));
    likes[0]?.({ likes: 1, isLiked: true });
    await pressed;
    expect(seen).toHaveLength(1);
    trays[0]?.({ likes: 0, isLiked: false });
    await older;
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
  });
});
