import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Pool, type Client } from "pg";
import { WebSocket } from "ws";
import { startServer } from "../servers/contender.ts";
import { freePort } from "../servers/http.ts";
import { Listeners } from "./listeners.ts";

export interface Where {
  root: string;
  cache: string;
  databaseUrl: string;
  client: Client;
}

/** A server with many listeners. */
export interface Teller {
  pid: number;
  listeners: Listeners;
  /** Tells at a rate; done when the last event was told. */
  tell(rate: number, seconds: number): Promise<void>;
  close(): Promise<void>;
}

const CHAT = `subscription ($id: ID!) { streamChatMessage(streamId: $id) { message { content id createdAt isDeleted sender { id displayName avatar } } cursor } }`;
const HELLO = JSON.stringify({ type: "connection_init" });
const METRICS_TOKEN = "the-token-of-the-bench";
const PATIENCE_MS = 60_000;
/** Connections that write the messages. */
const WRITERS = 8;

/** The product, with everybody in the chat of one stream. Its messages are written by the database alone. */
export async function openProduct(
  { root, cache, databaseUrl, client }: Where,
  count: number,
): Promise<Teller & { sample: string }> {
  const port = await freePort();
  const server = await startServer({
    args: [
      "--enable-source-maps",
      "--max-semi-space-size=64",
      join(root, "dist", "api", "main.js"),
    ],
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(cache, "files"),
      METRICS_TOKEN,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    },
    port,
    readyPath: "/readyz",
  });
  const stream = await aStream(client);
  const variables = { id: String(stream.id) };
  const chat = JSON.stringify({
    id: "chat",
    type: "subscribe",
    payload: { query: CHAT, variables },
  });
  const listeners = await Listeners.open(root, count, {
    port,
    path: "/graphql",
    first: [HELLO, chat],
    answers: 1,
  });
  await joined(server.url, count);
  // Between two rounds it keeps its connections and what they have prepared: opening them anew held up the first events.
  const pool = new Pool({ connectionString: databaseUrl, max: WRITERS, idleTimeoutMillis: 0 });
  await Promise.all(Array.from({ length: WRITERS }, () => say(pool, stream)));
  return {
    pid: server.pid,
    listeners,
    sample: await sampleOf(server.url, chat, () => say(pool, stream)),
    tell: async (rate, seconds) => {
      const under: Promise<void>[] = [];
      const begun = performance.now();
      for (let n = 0; n < rate * seconds; n++) {
        await pause(Math.max(0, begun + (n * 1000) / rate - performance.now()));
        under.push(say(pool, stream));
      }
      await Promise.all(under);
      await pause(Math.max(0, begun + seconds * 1000 - performance.now()));
    },
    close: async () => {
      listeners.close();
      await server.stop();
      await pool.end();
    },
  };
}

/** `ws` alone, with the same text. */
export async function openRaw({ root }: Where, count: number, text: string): Promise<Teller> {
  const port = await freePort();
  const server = await startServer({
    args: ["--max-semi-space-size=64", join(root, "tests", "bench", "fanout", "rawBroadcast.mjs")],
    env: {},
    port,
    readyPath: "/ready",
  });
  const listeners = await Listeners.open(root, count, { port, path: "/", first: [], answers: 0 });
  return {
    pid: server.pid,
    listeners,
    tell: async (rate, seconds) => {
      const body = JSON.stringify({ text, rate, seconds });
      await (await fetch(server.url, { method: "POST", body })).text();
    },
    close: async () => {
      listeners.close();
      await server.stop();
    },
  };
}

interface Stream {
  id: number;
  host: number;
}

async function aStream(client: Client): Promise<Stream> {
  const { rows } = await client.query<Stream>(
    `insert into live_streams (user_id, title, is_live, started_at, created_at, updated_at)
     select min(id), 'A stream of the bench', true, now(), now(), now() from users
     on conflict (user_id) where is_live do update set updated_at = now() returning id, user_id as host`,
  );
  if (!rows[0]) throw new Error("the market has no members");
  return rows[0];
}

/** A chat message that carries the time in which it was sent. */
async function say(pool: Pool, { id, host }: Stream): Promise<void> {
  const now = String(process.hrtime.bigint() / 1000n).padStart(16, "0");
  await pool.query({
    name: "say",
    text: `with said as (insert into stream_messages (stream_id, user_id, content, created_at) values ($1, $2, $3, now()) returning id)
      select pg_notify('market_day_events', (jsonb_build_array('bench') || event_append(
        jsonb_build_array(jsonb_build_object('audience', 's' || $1::int, 'topic', 'streamChatMessage',
          'data', jsonb_build_object('streamId', $1::int, 'messageId', id))), now()))::text) from said`,
    values: [id, host, `@${now} how much is it?`],
  });
}

/** A message as the product sends it, with zeros for the time. */
async function sampleOf(url: string, chat: string, happen: () => Promise<void>): Promise<string> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  try {
    return await new Promise<string>((resolve, reject) => {
      socket.on("error", reject);
      socket.on("open", () => socket.send(HELLO));
      socket.on("message", (bytes: Buffer) => {
        const text = bytes.toString();
        if (!text.includes("connection_ack")) return resolve(text);
        socket.send(chat);
        setTimeout(() => void happen().catch(reject), 1000);
      });
    }).then((text) => text.replace(/@\d{16}/, `@${"0".repeat(16)}`));
  } finally {
    socket.terminate();
  }
}

async function joined(url: string, count: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`${url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const figures = await answer.text();
    const open = Number(/^market_subscriptions (\d+)/m.exec(figures)?.[1]);
    if (open >= count) return;
    if (Date.now() > deadline) throw new Error(`only ${open} of ${count} subscriptions joined`);
    await pause(200);
  }
}
