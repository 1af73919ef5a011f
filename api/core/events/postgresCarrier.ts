import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { Batcher } from "../jobs/batcher.ts";
import type { Carrier, Receiver, Notice } from "./carrier.ts";

const CHANNEL = "market_day_events";
/** PostgreSQL takes less than 8,000 bytes. */
const PAYLOAD_BYTES_MAX = 7900;
/**
 * How many notices may wait for a database that does not answer. More are dropped; the other servers find the events in
 * the log.
 */
const WAITING_MAX = 10_000;
/** A lock timeout: every NOTIFY needs the same lock and holds it until its commit. */
const LOCK_MS = 1000;
const ANSWER_MS = 5000;
const CONNECT_MS = 4000;

/** What a server sends: its name, then the notices. */
type Payload = [from: string, ...notices: Notice[]];

/**
 * A carrier over LISTEN and NOTIFY, with nothing to install. It notifies on its own connection, after the commit:
 * PostgreSQL commits transactions that NOTIFY one at a time, so no transaction of a use case does.
 */
export class PostgresCarrier implements Carrier {
  readonly #url: string;
  readonly #log: Logger;
  /** Identifies this server's own notices, which PostgreSQL sends back to it. */
  readonly #name = randomUUID();
  readonly #notices = new Batcher<Notice>((notices) => this.#notify(notices), WAITING_MAX);
  #receiver: Receiver | undefined;
  #listener: pg.Client | undefined;
  #teller: pg.Client | undefined;
  #stopped = false;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  async start(receiver: Receiver): Promise<void> {
    this.#receiver = receiver;
    await this.#listen();
  }

  publish(notices: readonly Notice[]): Promise<void> {
    return this.#notices.add(notices);
  }

  async stop(): Promise<void> {
    await this.#notices.idle();
    this.#stopped = true;
    await Promise.allSettled([this.#listener?.end(), this.#teller?.end()]);
  }

  async #notify(notices: Notice[]): Promise<void> {
    if (this.#stopped) return;
    try {
      this.#teller ??= await this.#connect({ lock_timeout: LOCK_MS, query_timeout: ANSWER_MS });
      await this.#teller.query("select pg_notify($1, payload) from unnest($2::text[]) payload", [
        CHANNEL,
        payloadsOf(this.#name, notices),
      ]);
    } catch (error) {
      this.#log.warn({ err: error }, "other servers could not be told; they look into the log");
      const lost = this.#teller;
      this.#teller = undefined;
      await lost?.end().catch(() => {});
    }
  }

  async #listen(): Promise<void> {
    const client = await this.#connect({});
    try {
      client.on("notification", ({ payload }) => this.#heard(payload));
      await client.query(`listen ${CHANNEL}`);
      if (this.#stopped) throw new Error("the carrier has stopped");
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    // Only a connection that worked may start the reconnect loop: a failed attempt emits `end` too.
    client.on("end", () => void this.#listenAgain());
    this.#listener = client;
  }

  async #listenAgain(): Promise<void> {
    for (let delay = 100; !this.#stopped; delay = Math.min(delay * 2, 2000)) {
      await wait(delay * (0.5 + Math.random()), undefined, { ref: false });
      try {
        await this.#listen();
        this.#receiver?.missed();
        return;
      } catch {
        // The database is still unavailable; the next round tries again.
      }
    }
  }

  async #connect(limits: pg.ClientConfig): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      ...limits,
    });
    client.on("error", (error) => {
      if (client === this.#teller) this.#teller = undefined;
      this.#log.warn({ err: error }, "a connection between the servers was lost");
    });
    await client.connect();
    return client;
  }

  #heard(payload: string | undefined): void {
    const [from, ...notices] = JSON.parse(payload ?? "[]") as Payload;
    if (from !== this.#name) this.#receiver?.receive(notices);
  }
}

/** Packs notices, in order, into as few payloads as possible. */
function payloadsOf(from: string, notices: readonly Notice[]): string[] {
  const payloads: string[] = [];
  let payload = "";
  for (const notice of notices) {
    const text = JSON.stringify(notice);
    if (
      payload !== "" &&
      Buffer.byteLength(payload) + Buffer.byteLength(text) > PAYLOAD_BYTES_MAX
    ) {
      payloads.push(`${payload}]`);
      payload = "";
    }
    payload = `${payload === "" ? JSON.stringify([from]).slice(0, -1) : payload},${text}`;
  }
  return payload === "" ? payloads : [...payloads, `${payload}]`];
}
