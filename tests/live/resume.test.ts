import { createClient } from "graphql-ws";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = aMarket();
const FACTS = 120;
const PUBLISHERS = 6;
const CUTS = 25;

/** A reader that loses its connection again and again and always goes on after the last cursor it saw. */
class StubbornReader {
  readonly heard: string[] = [];
  #after: string;
  readonly #person: Person;
  #socket: WebSocket | undefined;
  #stopped = false;
  cuts = 0;
  readonly done: Promise<void>;

  constructor(person: Person, after: string, facts: number) {
    this.#person = person;
    this.#after = after;
    this.done = this.#read(facts);
  }

  cut(how: "terminate" | "close"): void {
    this.cuts++;
    this.#socket?.[how]();
  }

  async #read(facts: number): Promise<void> {
    while (!this.#stopped && this.heard.length < facts)
      await this.#once(facts).catch(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }

  async #once(facts: number): Promise<void> {
    const client = createClient({
      url: `${market.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: this.#person.token },
      retryAttempts: 0,
      on: { opened: (socket) => void (this.#socket = socket as WebSocket) },
    });
    const query = `subscription ($after: Cursor) { messageAdded(after: $after) { cursor message { content } } }`;
    for await (const { data } of client.iterate<{
      messageAdded: { cursor: string; message: { content: string } };
    }>({ query, variables: { after: this.#after } })) {
      if (!data) continue;
      this.heard.push(data.messageAdded.message.content);
      this.#after = data.messageAdded.cursor;
      if (this.heard.length === facts) break;
    }
    await client.dispose();
  }

  stop(): void {
    this.#stopped = true;
  }
}

it(
  "loses, doubles and swaps nothing over forced reconnects and a server restart in the middle of traffic",
  { timeout: 60_000 },
  async () => {
    const amara = await market.member("Amara");
    const publishers = await Promise.all(times(PUBLISHERS, (n) => market.member(`Publisher ${n}`)));
    const { viewer } = await amara.gql(`{ viewer { cursor } }`);
    const readers = times(3, () => new StubbornReader(amara, viewer.cursor, FACTS));

    const write = async (person: Person, name: string): Promise<void> => {
      const input = { toUserId: amara.id, content: name, clientId: name };
      // A server that is away did not take it, or took it and could not say so: the same client id again is safe.
      for (;;) {
        const sent = await person
          .ask(
            `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`,
            { input },
          )
          .catch(() => undefined);
        if (sent?.data) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const traffic = Promise.all(
      publishers.map(async (person, p) => {
        for (let n = 0; n < FACTS / PUBLISHERS; n++) {
          await write(person, `${p}-${n}`);
          const reader = readers[(p + n) % readers.length];
          if (reader && reader.cuts < CUTS) reader.cut(n % 2 === 0 ? "terminate" : "close");
          if (p === 0 && n === 8) {
            await market.stopServer();
            await market.startServer();
          }
        }
      }),
    );
    await traffic;
    await Promise.all(readers.map(({ done }) => done));

    const written = await market.rows<{ content: string }>(
      `select m.content from event_log e join messages m on m.id = (e.data->>'messageId')::int
     where e.audience = 'u' || $1 and e.topic = 'messageAdded' order by e.seq`,
      [amara.id],
    );
    const inOrder = written.map(({ content }) => content);
    expect(inOrder).toHaveLength(FACTS);
    for (const reader of readers) {
      expect(reader.heard).toEqual(inOrder);
      expect(reader.cuts).toBeGreaterThan(5);
    }
  },
);

it("replays what was missed between a query and the subscription", async () => {
  const amara = await market.member("Amara");
  const { items } = await market.stranger.gql(`{ items(first: 1) { cursor } }`);
  await anItem(amara, { title: "Listed in between" });
  const stream = await market.stranger.live(
    `subscription ($after: Cursor) { listingAdded(after: $after) { item { title } } }`,
    { after: items.cursor },
  );
  expect(await stream.next()).toEqual({ item: { title: "Listed in between" } });
  await stream.stop();
});

it("gives a cursor that works for an empty list too", async () => {
  const amara = await market.member("Amara");
  const filter = { q: "nosuchwordanywhere" };
  const { items } = await market.stranger.gql(
    `query ($filter: ItemFilter) { items(filter: $filter) { cursor edges { node { id } } } }`,
    { filter },
  );
  expect(items.edges).toEqual([]);
  const LISTINGS = `subscription ($after: Cursor) { listingAdded(after: $after) { item { title } } }`;
  const stream = await market.stranger.live(LISTINGS, { after: items.cursor });
  await anItem(amara, { title: "The only news" });
  expect(await stream.next()).toEqual({ item: { title: "The only news" } });
  await stream.stop();
});

it("asks for a resync when the log no longer reaches back, and goes on after the cursor it gives", async () => {
  const amara = await market.member("Amara");
  const { items } = await market.stranger.gql(`{ items(first: 1) { cursor } }`);
  for (const title of ["First", "Second", "Third"]) await anItem(amara, { title });
  await market.rows(
    `delete from event_log where audience = 'm' and seq <= (select seq - 1 from event_counters where audience = 'm')`,
  );

  const LISTINGS = `subscription ($after: Cursor) { listingAdded(after: $after) { item { title } } }`;
  const late = await market.stranger.live(LISTINGS, { after: items.cursor });
  const { extensions } = await late.until(() => late.errors[0]);
  expect(extensions?.["code"]).toBe("RESYNC_REQUIRED");
  expect(late.heard).toEqual([]);
  await late.stop();

  const fresh = await market.stranger.live(LISTINGS, { after: extensions?.["cursor"] });
  await anItem(amara, { title: "After the resync" });
  expect(await fresh.next()).toEqual({ item: { title: "After the resync" } });
  await fresh.stop();
});

it("refuses a cursor it never gave", async () => {
  const stream = await market.stranger.live(
    `subscription ($after: Cursor) { listingAdded(after: $after) { cursor } }`,
    { after: "bm90IG91cnM" },
  );
  expect(await stream.until(() => stream.errors[0]?.extensions?.["code"])).toBe("BAD_USER_INPUT");
  await stream.stop();
});
