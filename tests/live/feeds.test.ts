import { expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
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
function happens({ id }: StreamCard, topic: string, durable: boolean): Promise<unknown> {
  const fact = { audience: `s${id}`, topic, data: { streamId: Number(id) }, durable };
  return market.rows(`select event_append($1::jsonb, now())`, [JSON.stringify([fact])]);
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
  "readers of one feed that come, are cut off and come again miss nothing and hear nothing twice",
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
    await expect.poll(() => market.server.sockets.feeds()).toBe(0);
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
    const happensOnce = async (topic: string, durable: boolean) => {
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

it("a feed that could not read the log is over: who comes then hears what happens then", async () => {
  const host = await market.member("Host");
  const stream = await aLiveStream(host);
  const first = new Reader(stream, "first");
  await first.open();
  expect(market.server.sockets.feeds()).toBe(1);

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
  await market.rows(`select pg_notify('market_day_events', $1)`, [JSON.stringify([notice])]);
  await first.socket.until(1);
  expect(first.socket.texts[0]).toContain('"type":"error"');
  await market.rows(`alter table event_log_away rename to event_log`);
  expect(market.server.sockets.feeds()).toBe(0);

  const { stream: now } = await host.gql(STREAM, { id: stream.id });
  const second = new Reader(now, "second");
  await second.open();
  await happens(stream, "streamUpdated", true);
  await expect.poll(() => second.look()).toBe(1);
  for (const reader of [first, second]) reader.socket.cut();
});
