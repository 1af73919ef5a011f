import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { Reader } from "../support/faults/reader.ts";
import { StalledClient } from "../support/faults/stalled.ts";
import { GRAVE } from "../support/grave.ts";
import type { LiveStream } from "../support/live.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = aBuiltMarket();
const STALLED = 8;
const MESSAGES = 60;
const CLOSED_MS = 30_000;
const P99_MS = 250;
const MEGABYTE = 2 ** 20;
const SEND = `mutation ($to: ID!, $content: String!) { sendMessage(input: { toUserId: $to, content: $content }) { message { id } } }`;

interface Heard {
  message: { content: string };
}

it(
  "clients that stop reading are closed within 30 s, cost bounded memory, slow nobody down and miss nothing",
  { timeout: 150_000 },
  async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const [kofi, priya] = [await market.member("Kofi"), await market.member("Priya")];
    const other = await kofi.live<Heard>(`subscription { messageAdded { message { content } } }`);
    const before = p99(
      await deliveries(
        priya,
        kofi,
        other,
        times(120, (n) => `quiet ${n}`),
      ),
    );
    const { viewer } = await amara.gql(`{ viewer { cursor } }`);
    const stalled = await Promise.all(
      times(STALLED, () => StalledClient.open(amara, viewer.cursor)),
    );
    await jun.gql(SEND, { to: amara.id, content: text(0) });
    while (stalled.some(({ heard }) => heard.length === 0)) await wait(20);

    const idle = await figures();
    expect(idle.sockets).toBe(STALLED + 1);
    for (const client of stalled) client.stall();
    const since = Date.now();
    let most = { buffered: 0, memory: 0 };
    const meanwhile: number[] = [];
    const flood = (async () => {
      for (let n = 1; n < MESSAGES; n++) await jun.gql(SEND, { to: amara.id, content: text(n) });
    })();
    let closedAfter = Number.POSITIVE_INFINITY;
    for (let n = 0; Date.now() - since < CLOSED_MS + 5000; n++) {
      meanwhile.push(...(await deliveries(priya, kofi, other, [`meanwhile ${n}`])));
      const now = await figures();
      most = {
        buffered: Math.max(most.buffered, now.buffered),
        memory: Math.max(most.memory, now.memory),
      };
      if (now.sockets === 1) {
        closedAfter = Date.now() - since;
        break;
      }
      await wait(50);
    }
    await flood;

    expect(closedAfter).toBeLessThan(CLOSED_MS);
    expect(most.buffered, GRAVE.leak).toBeLessThan(STALLED * 2 * MEGABYTE);
    expect(most.memory - idle.memory, GRAVE.leak).toBeLessThan(150 * MEGABYTE);
    // Enough of them for a p99, on a machine that is busy with other things too.
    expect(meanwhile.length).toBeGreaterThan(30);
    // A machine that is busy with other things is slow without anybody stalling, too.
    expect(p99(meanwhile)).toBeLessThan(Math.max(P99_MS, 2 * before));

    const all = times(MESSAGES, String);
    for (const { heard, after } of stalled) {
      const rest = new Reader(amara, {
        url: () => market.main.url,
        after,
        facts: MESSAGES - heard.length,
      });
      await rest.done;
      const caughtUp = rest.heard.map((words) => words.split(" ")[0]);
      expect([...heard, ...caughtUp], GRAVE.events).toEqual(all);
    }
    for (const client of stalled) client.leave();
    await other.stop();
  },
);

const text = (n: number) => `${n} ${"x".repeat(1980)}`;

/** How long each word takes from one member's request to the other member's screen. */
async function deliveries(
  from: Person,
  to: Person,
  stream: LiveStream<Heard>,
  words: string[],
): Promise<number[]> {
  const took: number[] = [];
  for (const content of words) {
    const begun = performance.now();
    await from.gql(SEND, { to: to.id, content });
    const heard = await stream.next();
    took.push(performance.now() - begun);
    expect(heard.message.content).toBe(content);
  }
  return took;
}

function p99(took: number[]): number {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;
}

/** What an operator would see. */
async function figures(): Promise<{ sockets: number; buffered: number; memory: number }> {
  const page = await market.metrics();
  const figure = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, "m").exec(page)?.[1] ?? Number.NaN);
  return {
    sockets: figure("market_sockets"),
    buffered: figure("market_socket_buffered_bytes"),
    memory: figure("process_resident_memory_bytes"),
  };
}
