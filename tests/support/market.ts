import "reflect-metadata";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { deadlines, periodicWork } from "../../api/composition/deadlines.ts";
import type { Clock } from "../../api/core/clock.ts";
import { keepDeadlines } from "../../api/core/jobs/deadlines.ts";
import { doPeriodicWork } from "../../api/core/jobs/work.ts";
import { readEnv } from "../../api/env.ts";
import { start, type RunningServer } from "../../api/server.ts";
import { freshDatabase, type FreshDatabase } from "./database.ts";
import { GRAVE } from "./grave.ts";
import { Person, Stranger, type RestAnswer } from "./people.ts";
import { WrittenLog } from "./wrote.ts";

/** How long what follows from a mutation may take on a busy machine. */
const SETTLED_MS = 15_000;

/** Real time, moved by the test. */
class MovedClock implements Clock {
  #ahead = 0;
  #stoppedAt: number | undefined;

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#ahead);
  }

  /** Stands still, so that what is asked twice is asked at one moment. */
  stop(): void {
    this.#stoppedAt = Date.now();
  }

  goOn(): void {
    this.#stoppedAt = undefined;
  }

  advance(hours: number): void {
    this.#ahead += hours * 3_600_000;
  }
}

export const PASSWORD = "correct horse battery";
/** Members are made by the thousand, and a hash of the real cost takes 30 ms of a processor. */
export const CHEAP_HASH = { memory: 8, passes: 1, parallelism: 1 };
export const ADMIN_EMAIL = "admin@market.test";
export const METRICS_TOKEN = "the-token-of-the-scraper";

/** One running market with a database of its own, for a test file. After every test its books are audited. */
export class Market {
  readonly clock = new MovedClock();
  /** What the server writes; LOG_LEVEL says how much. */
  readonly log = new WrittenLog();
  readonly #variables: Record<string, string>;
  #server: RunningServer | undefined;
  #database: FreshDatabase | undefined;
  #pool: pg.Pool | undefined;
  #folder = "";
  #members = 0;
  #inboxCookie: string | undefined;

  constructor(variables: Record<string, string>) {
    this.#variables = variables;
  }

  async open(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), "market-day-files-"));
    this.#database = await this.newDatabase();
    this.#pool = new pg.Pool({ connectionString: this.#database.url, max: 4 });
    // A client that is ending when its database is dropped is told so by the server.
    this.#pool.on("connect", (client) => client.on("error", () => {}));
    this.#pool.on("error", () => {});
    await this.startServer();
  }

  /** Where it keeps its data: a database of the run's PostgreSQL, unless a test needs a PostgreSQL of its own. */
  protected newDatabase(): Promise<FreshDatabase> {
    return freshDatabase();
  }

  /** Starts the server again on the same database, after stopServer(). */
  async startServer(): Promise<void> {
    const env = readEnv({
      PORT: "0",
      DATA_DIR: this.#folder,
      ADMIN_EMAIL,
      METRICS_TOKEN,
      RATE_LIMITS: "off",
      // As many as may: races are to meet in the database, and not before.
      TRANSACTIONS_AT_ONCE: "20",
      NODE_ENV: "test",
      LOG_LEVEL: "error",
      ...this.#variables,
    });
    this.#inboxCookie = undefined;
    this.#server = await start({
      env,
      databaseUrl: this.databaseUrl,
      clock: this.clock,
      migrated: true,
      logTo: this.log,
      passwordCost: CHEAP_HASH,
      transactionWaitMs: 15_000,
      // Else a test would see what the market does by itself, or not, by the minute at which it runs.
      isOnSchedule: false,
    });
  }

  async stopServer(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  async close(): Promise<void> {
    await this.stopServer();
    await this.#pool?.end();
    await this.#database?.drop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  get server(): RunningServer {
    if (!this.#server) throw new Error("the market is closed");
    return this.#server;
  }

  /** Subscriptions that joined since the start, where the server runs in this process. */
  get joined(): number | undefined {
    return this.#server?.services.bus.joined;
  }

  get url(): string {
    return this.server.url;
  }

  get databaseUrl(): string {
    if (!this.#database) throw new Error("the market has no database yet");
    return this.#database.url;
  }

  /** The dev inbox in the one browser that followed the link of the start. */
  async inbox(): Promise<RestAnswer<string>> {
    this.#inboxCookie ??= await this.openInbox();
    return this.stranger.rest("GET", "/dev/inbox", undefined, { cookie: this.#inboxCookie });
  }

  /** Follows the link of the start; answers the cookie it gave, with its attributes. */
  async openInbox(): Promise<string> {
    const { headers } = await fetch(this.server.inboxLink ?? "", { redirect: "manual" });
    return headers.getSetCookie().join();
  }

  /** What a scraper reads. */
  async metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await this.stranger.rest<string>("GET", "/metrics", undefined, headers)).body;
  }

  /** Looks into the database, for after-states that no API shows. */
  async rows<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    if (!this.#pool) throw new Error("the market has no database yet");
    return (await this.#pool.query(sql, parameters)).rows as Row[];
  }

  /** A transaction of somebody else that stays open until the test ends it. */
  async hold(sql: string, parameters: unknown[] = []): Promise<{ end(): Promise<void> }> {
    if (!this.#pool) throw new Error("the market has no database yet");
    const client = await this.#pool.connect();
    await client.query("begin");
    await client.query(sql, parameters);
    return {
      end: async () => {
        try {
          await client.query("commit");
        } finally {
          client.release();
        }
      },
    };
  }

  /** Until somebody waits for a lock of this kind. */
  async waitsForLock(kind: "advisory" | "relation" | "tuple"): Promise<void> {
    await expect
      .poll(() =>
        this.rows(
          `select 1 from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = current_database() and not l.granted and l.locktype = $1`,
          [kind],
        ),
      )
      .not.toEqual([]);
  }

  /**
   * Goes on at six in the morning (UTC) of the next day, at whatever time of the day the test runs: for tests whose market
   * must not come to a midnight, with its daily work, where they do not expect it.
   */
  toMorning(): void {
    const now = this.clock.now();
    const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 6);
    this.clock.advance((morning - now.getTime()) / 3_600_000);
  }

  /** Moves the time and does what is due then, and what follows. */
  async passHours(hours: number): Promise<void> {
    this.clock.advance(hours);
    await keepDeadlines(this.server.services, deadlines);
    await doPeriodicWork(this.server.services, periodicWork);
    await this.settled();
  }

  /** Until everything that follows from what was done so far is done: each consumer has come to the end of the outbox. */
  async settled(): Promise<void> {
    const until = Date.now() + SETTLED_MS;
    for (;;) {
      const behind = await this.rows<{ name: string; type: string }>(
        `select c.name, e.type from event_consumers c
         join domain_events e on e.id > c.position and c.name = any(e.consumers) limit 3`,
      );
      if (behind.length === 0) return;
      if (Date.now() > until) throw new Error(`not settled: ${JSON.stringify(behind)}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  /** Somebody who is not signed in. */
  get stranger(): Stranger {
    return new Stranger(this);
  }

  /** A new member, signed up through the API. The name is made unique. */
  async member(name = "Member"): Promise<Person> {
    const number = ++this.#members;
    const username = `${name.toLowerCase().replaceAll(/[^a-z]/g, "")}${number}`;
    return Person.register(this, {
      username,
      email: `${username}@market.test`,
      password: PASSWORD,
      displayName: name,
    });
  }

  /** A member with more than the opening grant: TP from the treasury, through the books. */
  async richMember(name: string, tp: number): Promise<Person> {
    const person = await this.member(name);
    await this.rows(
      `select ledger_post('test:' || $1::int, (select id from ledger_accounts where kind = 'treasury'), ledger_account_of($1::int), $2::int,
         'test_grant', 'For a test', null, null, now(), false)`,
      [Number(person.id), tp - 100],
    );
    return person;
  }

  /** The administrator, whose address was verified and who has set two-step sign-in up. */
  async admin(): Promise<Person> {
    const person = await Person.register(this, {
      username: "administrator",
      email: ADMIN_EMAIL,
      password: PASSWORD,
      displayName: "Admin",
    });
    await this.rows("update users set email_verified = true where id = $1", [Number(person.id)]);
    await person.setUpAuthenticator();
    return person;
  }

  /** One more administrator, by a role. */
  anotherAdmin(name: string): Promise<Person> {
    return this.#withRole(name, "admin");
  }

  /** A moderator. */
  moderator(name: string): Promise<Person> {
    return this.#withRole(name, "moderator");
  }

  async #withRole(name: string, role: "admin" | "moderator"): Promise<Person> {
    const person = await this.member(name);
    await this.rows(`insert into user_roles (user_id, role) values ($1, $2)`, [
      Number(person.id),
      role,
    ]);
    await person.setUpAuthenticator();
    return person;
  }

  /** The books say nothing is wrong. */
  async audit(): Promise<void> {
    expect(await this.rows("select * from ledger_audit()"), GRAVE.books).toEqual([]);
  }
}

/** Opens a market for this test file and audits its books after every test. */
export function aMarket(variables: Record<string, string> = {}): Market {
  return openMarket(new Market(variables));
}

/** The same for a market of another kind. */
export function openMarket<Kind extends Market>(market: Kind): Kind {
  beforeAll(() => market.open());
  afterEach(() => market.audit());
  afterAll(() => market.close());
  return market;
}
