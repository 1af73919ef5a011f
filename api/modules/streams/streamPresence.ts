import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { STREAM_DEVICES_PER_ADDRESS, STREAM_PRESENCE } from "../../../schema/limits.ts";
import type { Services } from "../../core/context.ts";
import { LiveEvents } from "../../core/events/liveEvents.ts";
import { MARKET, streamAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { inTransaction } from "../../core/transactions/transaction.ts";
import { Hosts } from "./hosts.ts";
import { LocalPresence } from "./localPresence.ts";
import { hostGoneAt } from "./startStream.ts";
import type { StreamCounts } from "../../core/events/topics.ts";
import { countColumns } from "./counts.ts";
import { broadcastCounts } from "./publishStream.ts";

const HOSTS_NOTED_EVERY_MS = 10_000;
/** Who opens a list has the counts of all streams said once more, to all lists: not oftener, however many open one. */
const LISTS_GREETED_EVERY_MS = 2000;
/** How many counts are said to them. */
const LISTED_MAX = 100;

/**
 * Twice a second a server writes who came to its streams and who left, in one statement, and says the counts that
 * changed and the hearts of the tick. While nothing happens it renews its own row every few seconds and no other.
 */
export class StreamPresence {
  readonly local: LocalPresence;
  readonly hosts = new Hosts();
  readonly #services: Services;
  /** A new one each time the server registers: rows of an earlier life are not its own. */
  #serverId = "";
  readonly #toBroadcast = new Set<number>();
  readonly #hearts = new Map<number, number>();
  /** Streams that somebody watches, on whichever server: while there are any, dead servers are looked for. */
  readonly #watched = new Set<number>();
  readonly #timer: NodeJS.Timeout;
  #ticking: Promise<void> | undefined;
  #renewedAt = 0;
  #lookedAt = 0;
  #hostsAt = 0;
  #isListOpened = false;
  #listsAt = 0;

  constructor(services: Services) {
    this.#services = services;
    this.local = new LocalPresence({
      perAddressMax: services.env.rateLimits ? STREAM_DEVICES_PER_ADDRESS : Infinity,
      graceMs: STREAM_PRESENCE.graceMs,
    });
    services.bus.onServers((topic, data) => {
      if (topic !== "streamCounted") return;
      if (Number(data["viewerCount"]) > 0) this.#watched.add(Number(data["streamId"]));
      else this.#watched.delete(Number(data["streamId"]));
    });
    this.#timer = setInterval(() => void this.#tickOnce(), STREAM_PRESENCE.tickMs);
    this.#timer.unref();
  }

  now = (): number => this.#services.clock.now().getTime();

  /** The count is said at the next tick even if it did not change: somebody came who has not heard it. */
  greet(streamId: number): void {
    this.#toBroadcast.add(streamId);
  }

  /** The counts of all live streams are said to who looks at lists: somebody came who has not heard what changed before. */
  greetLists(): void {
    this.#isListOpened = true;
  }

  addHearts(streamId: number, count: number): void {
    this.#hearts.set(streamId, (this.#hearts.get(streamId) ?? 0) + count);
  }

  /** What an earlier life of the market left counted is looked after, too. */
  async start(): Promise<void> {
    const counted = await rows(
      this.#em(),
      sql<{ id: number }>`select id from live_streams where is_live and viewer_count > 0`,
    );
    for (const { id } of counted) this.#watched.add(id);
  }

  /** Its viewers are gone with it, and the others hear so. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
    if (this.#serverId === "") return;
    this.local.expire(Infinity);
    await this.#tickOnce();
    // A tick that renews gives the row up by itself when nobody is there.
    if (this.#serverId === "") return;
    await rows(this.#em(), sql`delete from stream_servers where id = ${this.#serverId}`).catch(
      // It expires, and the others look after it.
      (error: unknown) => this.#services.log.warn({ err: error }, "a counting server's row stays"),
    );
  }

  async #tickOnce(): Promise<void> {
    if (this.#ticking) return;
    this.#ticking = this.#tick().catch((error: unknown) => {
      this.#services.log.warn({ err: error }, "the viewers of streams could not be counted");
    });
    await this.#ticking;
    this.#ticking = undefined;
  }

  async #tick(): Promise<void> {
    const now = this.#services.clock.now();
    const ms = performance.now();
    this.local.expire(now.getTime());
    await this.#renew(now, ms);
    await this.#write(now);
    await this.#look(now, ms);
    await this.#noteHosts(now, ms);
    await this.#broadcast();
    await this.#broadcastToLists(ms);
  }

  async #renew(now: Date, ms: number): Promise<void> {
    if (this.#serverId === "") return;
    // Before news too: added to a row that was lost, they would be all that is known of this server.
    if (!this.local.hasNews && ms - this.#renewedAt < STREAM_PRESENCE.renewMs) return;
    this.#renewedAt = ms;
    const isEmpty = this.local.isEmpty;
    const kept = await rows(
      this.#em(),
      isEmpty
        ? sql`delete from stream_servers where id = ${this.#serverId}`
        : sql`update stream_servers set expires_at = ${expiryAfter(now)} where id = ${this.#serverId} returning 1`,
    );
    if (kept.length > 0) return;
    // It was silent for so long that others took it for dead.
    this.#serverId = "";
    if (!isEmpty) this.local.forgotten();
  }

  async #write(now: Date): Promise<void> {
    const news = this.local.news();
    const { came, left } = news;
    if (came.streams.length + left.streams.length === 0) return;
    if (this.#serverId === "") this.#serverId = randomUUID();
    try {
      const changed = await rows(
        this.#em(),
        sql<{ id: number }>`
          select stream_id as id from stream_presence(${this.#serverId}::uuid, ${now}, ${expiryAfter(now)},
            ${came.streams}::int[], ${came.persons}::text[], ${left.streams}::int[], ${left.persons}::text[])`,
      );
      for (const { id } of changed) this.#toBroadcast.add(id);
    } catch (error) {
      this.local.untold(news);
      throw error;
    }
  }

  async #look(now: Date, ms: number): Promise<void> {
    if (this.#watched.size === 0 || ms - this.#lookedAt < STREAM_PRESENCE.lookMs) return;
    this.#lookedAt = ms;
    const changed = await rows(
      this.#em(),
      sql<{
        id: number;
      }>`select stream_id as id from stream_recount(stream_forget_servers(${now}), ${now})`,
    );
    for (const { id } of changed) this.#toBroadcast.add(id);
  }

  async #noteHosts(now: Date, ms: number): Promise<void> {
    if (ms - this.#hostsAt >= HOSTS_NOTED_EVERY_MS) {
      this.#hostsAt = ms;
      this.hosts.signAll();
    }
    const signs = this.hosts.take();
    if (signs.length === 0) return;
    await rows(
      this.#em(),
      sql`update live_streams set deadline = ${hostGoneAt(now)}
          where id = any(${signs}) and is_live and deadline < ${hostGoneAt(now)}`,
    );
  }

  async #broadcast(): Promise<void> {
    if (this.#toBroadcast.size + this.#hearts.size === 0) return;
    const streams = [...this.#toBroadcast];
    const hearts = [...this.#hearts];
    // Before the database is asked: who comes meanwhile is greeted at the next tick.
    this.#toBroadcast.clear();
    this.#hearts.clear();
    try {
      await this.#publish((em) => newsOf(em, { streams, hearts }));
    } catch (error) {
      for (const streamId of streams) this.#toBroadcast.add(streamId);
      throw error;
    }
  }

  async #broadcastToLists(ms: number): Promise<void> {
    if (!this.#isListOpened || ms - this.#listsAt < LISTS_GREETED_EVERY_MS) return;
    this.#isListOpened = false;
    this.#listsAt = ms;
    try {
      await this.#publish(countsOfLists);
    } catch (error) {
      this.#isListOpened = true;
      throw error;
    }
  }

  /** A count that is being said stays as it is until everybody was told: two servers never say a newer one first. */
  async #publish(look: (em: EntityManager) => Promise<LiveEvents>): Promise<void> {
    await inTransaction(this.#em(), async (em) => {
      const news = await look(em);
      await this.#services.bus.publish(news.broadcasts);
    });
  }

  #em(): EntityManager {
    return this.#services.orm.em.fork() as EntityManager;
  }
}

/** Counts and hearts, to be said. */
async function newsOf(
  em: EntityManager,
  { streams, hearts }: { streams: number[]; hearts: [streamId: number, count: number][] },
): Promise<LiveEvents> {
  const news = new LiveEvents();
  for (const [streamId, count] of hearts)
    news.broadcast("streamReaction", streamAudience(streamId), { streamId, count });
  const counts =
    streams.length === 0 ? [] : await lockedCountsOf(em, sql`select unnest(${streams}::int[])`);
  for (const counted of counts) broadcastCounts({ events: news }, counted);
  return news;
}

/** The counts of the streams that began last, for who looks at lists. */
async function countsOfLists(em: EntityManager): Promise<LiveEvents> {
  const news = new LiveEvents();
  const newest = sql`select id from live_streams where is_live order by started_at desc, id desc limit ${LISTED_MAX}`;
  for (const counted of await lockedCountsOf(em, newest))
    news.broadcast("streamCounted", MARKET, counted);
  return news;
}

/** The counts of some streams, which nobody changes before this transaction is over. */
function lockedCountsOf(em: EntityManager, ids: RawBuilder<unknown>): Promise<StreamCounts[]> {
  return rows(
    em,
    sql<StreamCounts>`select ${countColumns} from live_streams where id in (${ids}) order by id for share`,
  );
}

function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + 1000 * STREAM_PRESENCE.serverExpiresSeconds);
}

const perServer = new WeakMap<Services, StreamPresence>();

/** The pulse of a server, once it was started. */
export function streamPresenceOf(services: Services): StreamPresence {
  const pulse = perServer.get(services);
  if (!pulse) throw new Error("the pulse was not started");
  return pulse;
}

/** The counts of a stream changed: they are said at the next tick. While the demo market is filled nobody counts. */
export function broadcastCountsSoon(services: Services, streamId: number): void {
  perServer.get(services)?.greet(streamId);
}

/** Starts counting the viewers of a server's streams. Answers how to stop. */
export async function startStreamPresence(services: Services): Promise<() => Promise<void>> {
  const pulse = new StreamPresence(services);
  perServer.set(services, pulse);
  await pulse.start();
  return () => pulse.stop();
}
