import type { EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";
import express, { type Router } from "express";
import type { Services } from "../../core/context.ts";
import { isSecret } from "../../core/credentials/tokens.ts";
import { deadlineLag } from "../../core/jobs/deadlines.ts";
import { queueFigures, type QueueFigures } from "../../core/jobs/watchQueue.ts";
import { consumerFigures } from "../../core/outbox/housekeeping.ts";
import { bearerOf } from "../../core/request/origin.ts";
import { row, sql } from "../../core/sql/sql.ts";
import type { Sockets } from "../../sockets/openSockets.ts";

/** How long figures from the database are cached, so that frequent scrapes cost it nothing. */
const SAMPLED_MS = 10_000;

/** `GET /metrics` for requests with METRICS_TOKEN; 404 for all others. */
export function metricsRouter({ env, metrics }: Services): Router {
  const router = express.Router();
  router.get("/metrics", async (req, res) => {
    const token = bearerOf(req);
    if (!token || !env.metricsToken || !isSecret(token, env.metricsToken))
      return void res.status(404).type("text").send("Not found");
    res.setHeader("cache-control", "no-store");
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

/** Registers the metrics of a running server, which are read at each scrape. */
export async function registerMetrics(services: Services, sockets: Sockets): Promise<void> {
  const { metrics, bus, clock, orm, work } = services;
  const newEm = () => orm.em.fork() as EntityManager;
  const pool = await (orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
  const holds = sampled(() => openHolds(services));
  const consumers = sampled(() => consumerFigures(newEm(), clock.now()).catch(() => []));
  const queue = sampled(() => queueFigures(newEm()).catch(() => undefined));

  metrics.watchProcess();
  metrics.gauge("market_sockets", "Open sockets.", sockets.count);
  metrics.gauge("market_subscriptions", "Running subscriptions.", sockets.subscriptions);
  metrics.gauge(
    "market_shared_subscriptions",
    "Live events that are executed once for all who ask the same: how many such readings are open.",
    sockets.sharedSubscriptions,
  );
  metrics.gauge(
    "market_socket_buffered_bytes",
    "Bytes that wait for slow readers.",
    sockets.buffered,
  );
  metrics.gauge(
    "market_audiences",
    "Audiences that somebody here listens to.",
    () => bus.audiences,
  );
  metrics.gauge(
    "market_event_lag",
    "Events of one audience that the last look into the log found and no notice had told; the most of any audience.",
    () => bus.lag,
  );
  metrics.counter(
    "market_notices_total",
    "Notices heard, of this server and of the others.",
    () => bus.notices,
  );
  metrics.gauge("market_holds_open", "Open holds in the books.", async () => (await holds()).count);
  metrics.gauge("market_holds_open_tp", "TP in open holds.", async () => (await holds()).tp);
  const figure = (name: keyof QueueFigures) => async () => (await queue())?.[name] ?? Number.NaN;
  metrics.gauge(
    "market_jobs_due",
    "Jobs whose time has come and that nobody has taken.",
    figure("due"),
  );
  metrics.gauge("market_jobs_waiting", "Jobs of the future.", figure("waiting"));
  metrics.gauge(
    "market_jobs_given_up",
    "Jobs that failed as often as they may.",
    figure("givenUp"),
  );
  metrics.gauge(
    "market_jobs_lag_seconds",
    "How long the oldest due job has waited.",
    figure("lag"),
  );
  metrics.gaugeOf(
    "market_consumer_waiting",
    "Domain events that wait for a consumer.",
    "consumer",
    async () => (await consumers()).map(({ name, waiting }) => [name, waiting]),
  );
  metrics.gaugeOf(
    "market_consumer_lag_seconds",
    "How long the oldest of them has waited.",
    "consumer",
    async () => (await consumers()).map(({ name, lag }) => [name, lag]),
  );
  metrics.gaugeOf(
    "market_consumer_dead_letters",
    "Domain events that a consumer could not digest.",
    "consumer",
    async () => (await consumers()).map(({ name, deadLetters }) => [name, deadLetters]),
  );
  metrics.gauge(
    "market_deadline_lag_seconds",
    "How long the row that is due the longest has waited to be ended.",
    sampled(() => deadlineLag(newEm(), work.deadlines, clock.now()).catch(() => Number.NaN)),
  );
  metrics.gauge(
    "market_transactions_running",
    "Transactions under way.",
    () => services.transactionLimiter.running,
  );
  metrics.gauge(
    "market_transactions_waiting",
    "Transactions that wait for their turn.",
    () => services.transactionLimiter.waiting,
  );
  metrics.gauge("market_pool_connections", "Database connections.", () => pool.totalCount);
  metrics.gauge("market_pool_idle", "Database connections nobody uses.", () => pool.idleCount);
  metrics.gauge(
    "market_pool_waiting",
    "Requests that wait for a connection.",
    () => pool.waitingCount,
  );
}

interface OpenHolds {
  count: number;
  tp: number;
}

const UNKNOWN: OpenHolds = { count: Number.NaN, tp: Number.NaN };

async function openHolds({ orm }: Services): Promise<OpenHolds> {
  const found = await row(
    orm.em.fork() as EntityManager,
    sql<OpenHolds>`
      select count(*)::int as count, coalesce(sum(amount), 0)::float8 as tp
      from ledger_holds where state = 'active'`,
  ).catch(() => undefined);
  return found ?? UNKNOWN;
}

/** Caches a read for ten seconds. */
function sampled<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > SAMPLED_MS)
      last = { at: performance.now(), value: read() };
    return last.value;
  };
}
