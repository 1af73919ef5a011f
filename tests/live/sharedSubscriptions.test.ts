import { expect, it } from "vitest";
import type { Notice } from "../../api/core/events/carrier.ts";
import { streamAudience, type Topic } from "../../api/core/events/topics.ts";
import { anItem } from "../support/factories.ts";
import type { LiveStream } from "../support/live.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";
import { RawSocket } from "../support/rawSocket.ts";
import { aLiveStream, STREAM, type StreamCard } from "../support/streams.ts";

const market = aMarket();
const WRITERS = 20;
const FACTS = 400;
const KILOBYTE = 1024;
const LIMIT = 256 * KILOBYTE;
/** Frames of 100 kB, more than the system takes for a reader that does not read. */
const MANY = 200;
const WORDS = 20;

interface Heard {
  cursor: string;
}

/** The place in the log of its audience that a cursor names. */
function placeOf({ cursor }: Heard): number {
  return Number(Buffer.from(cursor, "base64url").toString().split(".")[1]);
}

/** Something that happened to a stream, committed by itself. */
async function happens({ id }: StreamCard, topic: Topic, durable: boolean): Promise<void> {
  const data = { streamId: Number(id) };
  const { bus } = market.server.services;
  if (!durable) return bus.publish([{ a: streamAudience(Number(id)), t: topic, d: data }]);
  const fact = { audience: `s${id}`, topic, data };
  const [appended] = await market.rows<{ notices: Notice[] }>(
    `select event_append($1::jsonb, now()) as notices`,
    [JSON.stringify([fact])],
  );
  await bus.publish(appended?.notices ?? []);
}

/** Goes on after the last cursor it heard, again and again. */
class Reader {
  readonly places: number[] = [];
  readonly #stream: StreamCard;
  readonly #id: string;
  readonly #weight: string;
  #after: string;
  #socket: RawSocket | undefined;
  #read = 0;

  constructor(stream: StreamCard, id: string, weight = "") {
    this.#stream = stream;
    this.#id = id;
    this.#weight = weight;
    this.#after = stream.cursor;
  }

  async open(): Promise<void> {
    this.#socket = await RawSocket.open(market.server, {
      id: this.#id,
      query: `subscription ($id: ID!, $after: Cursor) { streamUpdated(streamId: $id, after: $after) { cursor ${this.#weight} } }`,
      variables: { id: this.#stream.id, after: this.#after },
    });
    this.#read = 0;
  }

  async again(): Promise<void> {
    this.#socket?.cut();
    this.look();
    await this.open();
  }

  look(): number {
    for (const heard of this.#socket?.payloads<Heard>().slice(this.#read) ?? []) {
      this.#read++;
      this.places.push(placeOf(heard));
      this.#after = heard.cursor;
    }
    return this.places.length;
  }

  get socket(): RawSocket {
    if (!this.#socket) throw new Error("this reader is not there");
    return this.#socket;
  }
}

it(
  "readers of one shared subscription that come, are cut off and come again miss nothing and hear nothing twice",
  { timeout: 60_000 },
  async () => {
    const host = await market.member("Host");
    const stream = await aLiveStream(host);
    const steady = times(4, (n) => new Reader(stream, n < 2 ? "1" : crypto.randomUUID()));
    const cut = times(4, (n) => new Reader(stream, `cut ${n}`));
    const all = [...steady, ...cut];
    for (const reader of all) await reader.open();
    const first = placeOf(stream);

    const newcomers: { from: number; newcomer: Reader }[] = [];
    let written = 0;
    let isOver = false;
    const write = async () => {
      while (written++ < FACTS) await happens(stream, "streamUpdated", true);
    };
    const disturb = async () => {
      for (let n = 0; !isOver; n++) {
        await cut[n % cut.length]?.again();
        const { stream: now } = await host.gql(STREAM, { id: stream.id });
        const newcomer = new Reader(now, `new ${n}`);
        await newcomer.open();
        newcomers.push({ from: placeOf(now), newcomer });
      }
    };
    const disturbing = disturb();
    await Promise.all(times(WRITERS, write));
    isOver = true;
    await disturbing;

    const expected = times(FACTS, (n) => first + n + 1);
    for (const reader of all) {
      await expect.poll(() => reader.look(), { timeout: 20_000 }).toBe(FACTS);
      expect(reader.places).toEqual(expected);
      reader.socket.cut();
    }
    for (const { from, newcomer } of newcomers) {
      const missing = first + FACTS - from;
      await expect.poll(() => newcomer.look(), { timeout: 20_000 }).toBe(missing);
      expect(newcomer.places).toEqual(times(missing, (n) => from + n + 1));
      newcomer.socket.cut();
    }
    expect(newcomers.length).toBeGreaterThan(2);
    await expect.poll(() => market.server.sockets.sharedSubscriptions()).toBe(0);
  },
);

it(
  "who stops reading costs little, is told all of the log later, and of what is not stored the latest",
  { timeout: 60_000 },
  async () => {
    const host = await market.member("Host");
    const items = await Promise.all(
      times(2, () => anItem(host, { description: "y".repeat(5000) })),
    );
    const stream = await aLiveStream(host, { itemIds: items.map(({ id }) => id) });
    const weight = `stream { featuredItems { ${times(10, (n) => `a${n}: description`).join(" ")} } }`;
    const [slow, quick] = times(2, (n) => new Reader(stream, `reader ${n}`, weight));
    if (!slow || !quick) throw new Error("there are two");
    for (const reader of [slow, quick]) await reader.open();
    const happensOnce = async (topic: Topic, durable: boolean) => {
      const { length } = quick.socket.texts;
      await happens(stream, topic, durable);
      await quick.socket.until(length + 1);
    };

    slow.socket.pause();
    let facts = 0;
    for (; facts < MANY && market.server.sockets.buffered() < LIMIT; facts++)
      await happensOnce("streamUpdated", true);
    for (let n = 0; n < WORDS; n++) await happensOnce("streamTouched", false);
    const buffered = market.server.sockets.buffered();
    expect(buffered).toBeGreaterThan(LIMIT);
    expect(buffered).toBeLessThan(LIMIT + 2 * (quick.socket.texts[0]?.length ?? 0));
    expect(facts).toBeLessThan(MANY);

    slow.socket.resume();
    for (let n = 0; n < 20; n++, facts++) await happensOnce("streamUpdated", true);
    const first = placeOf(stream);
    await expect
      .poll(() => slow.look() && slow.places.at(-1), { timeout: 20_000 })
      .toBe(first + facts);
    await expect.poll(() => quick.look()).toBe(facts + WORDS);
    expect([...new Set(slow.places)]).toEqual(times(facts, (n) => first + n + 1));
    expect(slow.places).toEqual(slow.places.toSorted((a, b) => a - b));
    expect(slow.places.length).toBeLessThanOrEqual(facts + 2);
    for (const reader of [slow, quick]) reader.socket.cut();
  },
);

it("a shared subscription that could not read the log is over: who comes then hears what happens then", async () => {
  const host = await market.member("Host");
  const stream = await aLiveStream(host);
  const first = new Reader(stream, "first");
  await first.open();
  expect(market.server.sockets.sharedSubscriptions()).toBe(1);

  // Two facts of which the bus told only the second: the log has to be read, and it is not there.
  const audience = `s${stream.id}`;
  const data = JSON.stringify({ streamId: Number(stream.id) });
  await market.rows(
    `with said as (insert into event_log (audience, seq, topic, data, created_at)
       select $1, c.seq + n, 'streamUpdated', $2::jsonb, now() from event_counters c, generate_series(1, 2) n where c.audience = $1)
     update event_counters set seq = seq + 2 where audience = $1`,
    [audience, data],
  );
  await market.rows(`alter table event_log rename to event_log_away`);
  const notice = { a: audience, s: placeOf(stream) + 2, t: "streamUpdated", d: JSON.parse(data) };
  await market.rows(`select pg_notify('market_day_events', $1)`, [
    JSON.stringify(["another server", notice]),
  ]);
  await first.socket.until(1);
  expect(first.socket.texts[0]).toContain('"type":"error"');
  await market.rows(`alter table event_log_away rename to event_log`);
  expect(market.server.sockets.sharedSubscriptions()).toBe(0);

  const { stream: now } = await host.gql(STREAM, { id: stream.id });
  const second = new Reader(now, "second");
  await second.open();
  await happens(stream, "streamUpdated", true);
  await expect.poll(() => second.look()).toBe(1);
  for (const reader of [first, second]) reader.socket.cut();
});

const WATCH = `subscription ($ids: [ID!]!, $after: Cursor) { itemUpdated(ids: $ids, after: $after) { cursor item { id tpValue } } }`;

interface ItemHeard extends Heard {
  item: { id: string; tpValue: number };
}

function changePrice(seller: Person, id: string, trustPoints: number): Promise<unknown> {
  return seller.gql(
    `mutation ($id: ID!, $tp: Int!) { changePrice(itemId: $id, trustPoints: $tp) { item { id } } }`,
    { id, tp: trustPoints },
  );
}

/** How far the cursor has come in the log of each item. */
function placesIn({ cursor }: Heard): Record<string, number> {
  const text = Buffer.from(cursor, "base64url").toString();
  return Object.fromEntries(
    [...text.matchAll(/\bi(\d+)\.(\d+)/g)].map(([, id = "", seq]) => [id, Number(seq)]),
  );
}

it("who watches several items is told of each, and each reader's cursor is its own", async () => {
  const seller = await market.member("Seller");
  const { id: kettle } = await anItem(seller, { title: "Kettle", trustPoints: 10 });
  const { id: lamp } = await anItem(seller, { title: "Lamp", trustPoints: 10 });
  const ids = [kettle, lamp];
  const { items } = await market.stranger.gql(
    `query ($seller: ID!) { items(filter: { sellerId: $seller }) { cursor } }`,
    { seller: seller.id },
  );
  const watch = (after: string): Promise<LiveStream<ItemHeard>> =>
    market.stranger.live<ItemHeard>(WATCH, { ids, after });

  const first = await watch(items.cursor);
  let places = placesIn(items);
  // The logs of the two items have the same length again and again.
  for (const [n, id] of [kettle, lamp, lamp, kettle, kettle, lamp].entries()) {
    await changePrice(seller, id, 20 + n);
    const heard = await first.next();
    expect(heard.item).toEqual({ id, tpValue: 20 + n });
    expect(placesIn(heard)).toEqual({ ...places, [id]: (places[id] ?? 0) + 1 });
    places = placesIn(heard);
  }

  // Each goes on after another cursor, of which some are as far in one item's log and not in the other's.
  const starts: Heard[] = [items, ...first.heard];
  const readers = await Promise.all(starts.map(({ cursor }) => watch(cursor)));
  await changePrice(seller, kettle, 40);
  for (const [n, reader] of readers.entries()) {
    const from = placesIn(starts[n] ?? items);
    const missed = times(starts.length - n, () => undefined);
    for (const _ of missed) {
      const heard = await reader.next();
      const { id } = heard.item;
      from[id] = (from[id] ?? 0) + 1;
      expect(placesIn(heard)).toEqual(from);
    }
    expect(from).toEqual({ ...places, [kettle]: (places[kettle] ?? 0) + 1 });
    expect(reader.heard.length).toBe(missed.length);
  }
  await Promise.all([first, ...readers].map((reader) => reader.stop()));
});

it("who asks for the same items and may see different ones is told of their own", async () => {
  const seller = await market.member("Seller");
  const [kettles, lamps] = [await market.member("Kettles"), await market.member("Lamps")];
  const ids: string[] = [];
  for (const member of [kettles, lamps]) {
    const { createCircle } = await seller.gql(
      `mutation ($name: String!) { createCircle(input: { name: $name }) { circle { id } } }`,
      { name: `Circle ${member.id}` },
    );
    await member.gql(`mutation ($id: ID!) { joinCircle(circleId: $id) { circle { id } } }`, {
      id: createCircle.circle.id,
    });
    ids.push((await anItem(seller, { circleId: createCircle.circle.id })).id);
  }
  const [kettle = "", lamp = ""] = ids;
  await changePrice(seller, lamp, 15);

  const byKettles = await kettles.live<ItemHeard>(WATCH, { ids });
  const byLamps = await lamps.live<ItemHeard>(WATCH, { ids });
  for (const tpValue of [40, 50]) {
    await changePrice(seller, lamp, tpValue);
    expect(await byLamps.next()).toMatchObject({ item: { id: lamp, tpValue } });
    await changePrice(seller, kettle, tpValue);
    expect(await byKettles.next()).toMatchObject({ item: { id: kettle, tpValue } });
  }
  expect([byKettles.heard.length, byLamps.heard.length]).toEqual([2, 2]);
  for (const cursor of byLamps.heard) expect(Object.keys(placesIn(cursor))).toEqual([lamp]);
  await Promise.all([byKettles.stop(), byLamps.stop()]);
});
