import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { aBuiltMarket } from "../support/builtMarket.ts";
import type { Person, Stranger } from "../support/people.ts";
import { times } from "../support/races.ts";
import { msUntil, statusOf } from "../support/statusOf.ts";

const market = aBuiltMarket();
const REQUESTS = 200;
const SOCKETS = 500;
const MEMBERS = 10;
const PER_MEMBER = 10;
const STOP_MS = 15_000;

const LIST = `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id } } }`;
const READ = `{ items(first: 5) { edges { node { id } } } }`;

/** A request the server has begun to read: half of its body is still here. */
class HalfSent {
  readonly #request: ClientRequest;
  readonly #rest: string;
  readonly answer: Promise<{ status: number | undefined; body: unknown }>;

  constructor(person: Stranger, query: string, variables: object) {
    const body = JSON.stringify({ query, variables });
    this.#rest = body.slice(20);
    this.#request = request(`${market.url}/graphql`, {
      method: "POST",
      agent: false,
      headers: { ...person.headers, "content-length": Buffer.byteLength(body) },
    });
    this.#request.write(body.slice(0, 20));
    this.answer = once(this.#request, "response").then(async ([response]) => {
      const { statusCode } = response as IncomingMessage;
      return { status: statusCode, body: await json(response as IncomingMessage) };
    });
    this.answer.catch(() => {});
  }

  async connected(): Promise<void> {
    if (!this.#request.socket) await once(this.#request, "socket");
    if (this.#request.socket?.connecting) await once(this.#request.socket, "connect");
  }

  finish(): void {
    this.#request.end(this.#rest);
  }
}

/** A socket with a running subscription; `closed` is how it ends. */
async function listen(person: Stranger): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(`${market.url.replace("http", "ws")}/graphql`, [
    "graphql-transport-ws",
  ]);
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init", payload: { token: person.token } }));
  await once(socket, "message");
  const query = `subscription { listingAdded { cursor } }`;
  socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query } }));
  return { closed };
}

it(
  "with 200 requests half read and 500 sockets open answers every one, closes the sockets and exits with 0",
  { timeout: 90_000 },
  async () => {
    const members = await Promise.all(times(MEMBERS, (n) => market.member(`Member ${n}`)));
    const sockets: { closed: Promise<number> }[] = [];
    for (let n = 0; n < SOCKETS; n += 50) {
      const batch = times(50, (i) =>
        listen(members[Math.floor((n + i) / PER_MEMBER)] ?? market.stranger),
      );
      sockets.push(...(await Promise.all(batch)));
    }
    const halves = times(REQUESTS, (n) => {
      const person = members[n % MEMBERS] as Person;
      if (n % 2 === 0) return new HalfSent(person, READ, {});
      return new HalfSent(person, LIST, {
        input: {
          title: `Lamp ${n}`,
          description: "Works well and has a long cable.",
          category: "Home & Garden",
          condition: "Good",
          trustPoints: 5,
        },
      });
    });
    await Promise.all(halves.map((half) => half.connected()));
    // Connections are taken in their order: when a later one is answered, the server has all of them.
    expect(await statusOf(`${market.url}/livez`)).toBe(200);

    const { url } = market.main;
    const begun = Date.now();
    const exited = market.main.stop();
    expect(await msUntil(`${url}/livez`, 0, STOP_MS)).toBeLessThan(STOP_MS);
    for (const half of halves) half.finish();
    const answers = await Promise.all(halves.map(({ answer }) => answer));
    const codes = await Promise.all(sockets.map(({ closed }) => closed));

    expect(await exited).toBe(0);
    expect(Date.now() - begun).toBeLessThan(STOP_MS);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter(({ body }) => (body as { errors?: object }).errors)).toEqual([]);
    expect(await market.rows(`select count(*)::int as count from items`)).toEqual([
      { count: REQUESTS / 2 },
    ]);
    expect(codes).toHaveLength(SOCKETS);
    expect(codes.filter((code) => code !== 1001 && code !== 1012)).toEqual([]);
  },
);
