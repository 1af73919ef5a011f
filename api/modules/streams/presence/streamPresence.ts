import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { randomUUID } from "node:crypto";
import { STREAM_DEVICES_PER_ADDRESS, STREAM_PRESENCE } from "../../../../schema/limits.ts";
import type { Services } from "../../../core/context.ts";
import { LiveEvents } from "../../../core/events/liveEvents.ts";
import { MARKET, streamAudience } from "../../../core/events/topics.ts";
import type { StreamCounts } from "../../../core/events/topics.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { inTransaction } from "../../../core/transactions/transaction.ts";
import { broadcastCounts } from "../publishStream.ts";
import { hostGoneAt } from "../startStream.ts";
import { countColumns } from "./countColumns.ts";
import { Hosts } from "./hostPresence.ts";
import { LocalPresence } from "./localPresence.ts";

const HOSTS_NOTED_EVERY_MS = 10_000;
/** When a list is opened, the counts of all streams are broadcast again to all lists, at most once per this time. */
const LISTS_GREETED_EVERY_MS = 2000;
/** How many streams' counts are broadcast to them. */
const LISTED_MAX = 100;

/**
 * The presence of viewers on this server. Twice a second it writes who joined and who left streams, in one statement,
 * and broadcasts the counts that changed and the hearts of the tick. While nothing changes, the server only renews its
 * own row every few seconds.
 */
export class StreamPresence {
  readonly local: LocalPresence;
  readonly hosts = new Hosts();
  readonly #services: Services;
  /** New each time the server registers, because rows under an earlier id are no longer its own. */
  #serverId = "";
  readonly #toBroadcast = new Set<number>();
  readonly #hearts = new Map<number, number>();
  /** Streams with viewers on any server. While there are any, this server looks for expired servers. */
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

  /**
   * Broadcasts the count of a stream with the next tick even if it did not change, because a new subscriber does not
   * know it.
   */
  queueBroadcast(streamId: number): void {
    this.#toBroadcast.add(streamId);
  }

  /** Broadcasts the counts of all live streams to lists, because a new subscriber missed the changes before. */
  queueListBroadcast(): void {
    this.#isListOpened = true;
  }

  addHearts(streamId: number, count: number): void {
    this.#hearts.set(streamId, (this.#hearts.get(streamId) ?? 0) + count);
  }

  /**
   * Loads the streams that have viewers in the database, so that counts which a crashed server left behind get
   * corrected too.
   */
  async start(): Promise<void> {
    const counted = await rows(
      this.#em(),
      sql<{ id: number }>`select id from live_streams where is_live and viewer_count > 0`,
    );
    for (const { id } of counted) this.#watched.add(id);
  }

  /** Removes the server's viewers from the counts and broadcasts the new counts. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
    if (this.#serverId === "") return;
    this.local.expire(Infinity);
    await this.#tickOnce();
    // A tick that renews deletes the server's row by itself when it has no viewers.
    if (this.#serverId === "") return;
    await rows(this.#em(), sql`delete from stream_servers where id = ${this.#serverId}`).catch(
      // The row expires, and the other servers remove it.
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
    // Renew before writing changes as well: if the row is lost, the changes alone would be all that the database knows
    // of this server.
    if (!this.local.hasChanges && ms - this.#renewedAt < STREAM_PRESENCE.renewMs) return;
    this.#renewedAt = ms;
    const isEmpty = this.local.isEmpty;
    const kept = await rows(
      this.#em(),
      isEmpty
        ? sql`delete from stream_servers where id = ${this.#serverId}`
        : sql`update stream_servers set expires_at = ${expiryAfter(now)} where id = ${this.#serverId} returning 1`,
    );
    if (kept.length > 0) return;
    // The server did not renew for so long that the others took it for dead.
    this.#serverId = "";
    if (!isEmpty) this.local.resetWritten();
  }

  async #write(now: Date): Promise<void> {
    const news = this.local.takeChanges();
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
      this.local.restoreChanges(news);
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
    // Clear these before the query, so that a subscriber who arrives meanwhile is greeted with the next tick.
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

  /**
   * Broadcasts within the transaction that share-locks the counts. They cannot change before the broadcast is out, so
   * servers never broadcast an older count after a newer one.
   */
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

/** The counts and hearts to broadcast. */
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

/** The counts of the streams that began last, for lists. */
async function countsOfLists(em: EntityManager): Promise<LiveEvents> {
  const news = new LiveEvents();
  const newest = sql`select id from live_streams where is_live order by started_at desc, id desc limit ${LISTED_MAX}`;
  for (const counted of await lockedCountsOf(em, newest))
    news.broadcast("streamCounted", MARKET, counted);
  return news;
}

/** Reads the counts of some streams and share-locks them until this transaction ends. */
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

/** The stream presence of a server that has started it. */
export function streamPresenceOf(services: Services): StreamPresence {
  const presence = perServer.get(services);
  if (!presence) throw new Error("stream presence was not started");
  return presence;
}

/**
 * Broadcasts the changed counts of a stream with the next tick. Does nothing while the demo market is filled, because
 * presence is not started then.
 */
export function broadcastCountsAtNextTick(services: Services, streamId: number): void {
  perServer.get(services)?.queueBroadcast(streamId);
}

/** Starts counting the viewers of a server's streams. Returns how to stop. */
export async function startStreamPresence(services: Services): Promise<() => Promise<void>> {
  const presence = new StreamPresence(services);
  perServer.set(services, presence);
  await presence.start();
  return () => presence.stop();
}
