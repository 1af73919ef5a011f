import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { parse } from "graphql";
import { expect, it } from "vitest";
import { createOvertaken } from "./overtaken.ts";

const PRICE = parse("query Price { price }");

/** A server whose answers wait until the test gives them. */
function aClient() {
  const overtaken = createOvertaken();
  const asked: ((price: number) => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        asked.push((price) => {
          observer.next({ data: { price } });
          observer.complete();
        });
      }),
  );
  const cache = new InMemoryCache();
  const client = new ApolloClient({ cache, link: ApolloLink.from([overtaken.link, server]) });
  const hear = (price: number) => {
    const keep = () => void cache.writeQuery({ query: PRICE, data: { price } });
    keep();
    overtaken.heard(keep);
  };
  const ask = () => client.query<{ price: number }>({ query: PRICE, fetchPolicy: "network-only" });
  return { asked, hear, ask, overtaken, price: () => cache.readQuery({ query: PRICE }) };
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
  const { asked, ask, overtaken } = aClient();
  const first = ask();
  let second: ReturnType<typeof ask> | undefined;
  overtaken.heard(() => {
    second ??= ask();
  });
  asked[0]?.(10);
  await first;
  expect(asked).toHaveLength(2);
  asked[1]?.(50);
  expect((await second)?.data).toEqual({ price: 50 });
});
