import "reflect-metadata";
import type { EntityManager } from "@mikro-orm/postgresql";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { DestinationStream } from "pino";
import { subjectStates } from "./composition/auditSubjects.ts";
import { eventHandlers } from "./composition/consumers/index.ts";
import { liveCredentials, viewerFromToken } from "./composition/credentials.ts";
import { deadlines, periodicWork, rowWork } from "./composition/deadlines.ts";
import { policies } from "./composition/policies.ts";
import { rulesOf } from "./core/access/policy.ts";
import { Switches } from "./core/access/switches.ts";
import { systemClock, type Clock } from "./core/clock.ts";
import type { Services } from "./core/context.ts";
import type { HashCost } from "./core/credentials/passwords.ts";
import { openSecretBox } from "./core/credentials/secretsKey.ts";
import { Bus } from "./core/events/bus.ts";
import { PostgresCarrier } from "./core/events/postgresCarrier.ts";
import { Documents } from "./core/guard/index.ts";
import { startJobs } from "./core/jobs/startJobs.ts";
import { createMailer } from "./core/mail/mail.ts";
import { createTextSender } from "./core/mail/sms.ts";
import { createLog } from "./core/observability/log.ts";
import { Metrics } from "./core/observability/metrics.ts";
import { Consumers } from "./core/outbox/consumers.ts";
import { Reader } from "./core/sql/reader.ts";
import { PATIENCE_MS, TransactionLimiter } from "./core/transactions/transactionLimiter.ts";
import { openOrm, migrate } from "./db/orm.ts";
import { prepareInTransactions } from "./db/prepared.ts";
import { watchConnections } from "./db/watchConnections.ts";
import type { Env } from "./env.ts";
import { schema as buildSchema } from "./graphql/schema.ts";
import { httpApp } from "./http/app.ts";
import { InboxKey } from "./http/routes/devInbox.ts";
import { registerMetrics } from "./http/routes/metrics.ts";
import { readFreshness } from "./modules/accounts/index.ts";
import { startStreamPresence } from "./modules/streams/index.ts";
import { openSockets, type Sockets } from "./sockets/openSockets.ts";

/** A running market. */
export interface RunningServer {
  url: string;
  /** Opens the dev inbox in the first browser that follows it. Undefined where there is none. */
  inboxLink: string | undefined;
  services: Services;
  sockets: Pick<Sockets, "count" | "buffered" | "sharedSubscriptions">;
  /** Makes /readyz fail and goes on answering, so that a load balancer stops sending requests. */
  announceStop(): void;
  /**
   * Finishes running requests, closes the sockets with close code 1001, then the rest. Throws at the end what failed.
   * May be called once.
   */
  stop(): Promise<void>;
}

export interface ServerConfig {
  env: Env;
  databaseUrl: string;
  /** Tests replace it. */
  clock?: Clock;
  /** Whether the database is up to date. Otherwise it is migrated first. */
  migrated?: boolean;
  /** Where the log goes. Default: the standard output. */
  logTo?: DestinationStream;
  /** The cost of hashing a password. Only tests lower it; there is no setting. */
  passwordCost?: HashCost;
  /**
   * How long a transaction waits in the transaction limiter. Milliseconds, default 4000. Longer in tests on busy
   * machines.
   */
  transactionWaitMs?: number;
  /** Whether periodic work begins at its times. Tests do it where they move the clock, whatever time it is. */
  isOnSchedule?: boolean;
  /** Whether the hot reads skip the resolvers. Tests compare both ways. */
  withJsonReads?: boolean;
  /** Whether equal subscriptions are shared and executed once per live event. Tests compare both ways. */
  withSharedSubscriptions?: boolean;
}

const DRAIN_MS = 10_000;
const CLOSE_MS = 1000;

/** Starts the market on one port: GraphQL, sockets, REST, uploads, web files. Tests call it too. */
export async function start({
  env,
  databaseUrl,
  clock = systemClock,
  migrated = false,
  logTo,
  passwordCost,
  transactionWaitMs = PATIENCE_MS,
  isOnSchedule = true,
  withJsonReads = true,
  withSharedSubscriptions = true,
}: ServerConfig): Promise<RunningServer> {
  const log = createLog(env.logLevel, logTo);
  if (!migrated) await migrate(databaseUrl);
  const orm = await openOrm(databaseUrl);
  await watchConnections(orm.em as EntityManager);
  const newEm = () => orm.em.fork() as EntityManager;
  const bus = new Bus(new PostgresCarrier(databaseUrl, log), newEm, log);
  await bus.start();
  const schema = await buildSchema();
  const surroundings = { newEm, clock, log };
  const secretBox = await openSecretBox(env);
  const rules = Object.values(policies).flatMap(rulesOf);
  const switches = new Switches({ newEm, bus, log, rules });
  await switches.start();
  const services: Services = {
    env,
    orm,
    schema,
    clock,
    work: { deadlines, periodic: periodicWork, rows: rowWork },
    switches,
    bus,
    log,
    metrics: new Metrics(),
    consumers: new Consumers(eventHandlers),
    subjectStates,
    readFreshness,
    secretBox,
    reader: new Reader({
      url: env.readerUrl ?? databaseUrl,
      newEm,
      log,
      onPool: prepareInTransactions,
    }),
    transactionLimiter: new TransactionLimiter({
      atOnce: env.transactionsAtOnce,
      patienceMs: transactionWaitMs,
    }),
    ...(passwordCost && { passwordCost }),
    mailer: createMailer(env.smtpUrl, surroundings),
    texts: createTextSender(
      env.smsWebhookUrl ? { url: env.smsWebhookUrl, token: env.smsWebhookToken } : undefined,
      surroundings,
    ),
  };

  await services.consumers.start(services);
  const stopPresence = await startStreamPresence(services);

  const documents = new Documents(schema);
  const state = { stopping: false };
  const inboxKey = env.devInbox ? new InboxKey() : undefined;
  const {
    listener,
    settled,
    stop: stopApp,
  } = await httpApp({
    services,
    schema,
    documents,
    state,
    inboxKey,
    withJsonReads,
  });
  const http = createServer({ requestTimeout: 60_000, headersTimeout: 15_000 }, listener);
  const sockets = openSockets({
    http,
    documents,
    services,
    viewerFromToken,
    liveCredentials,
    withSharedSubscriptions,
  });
  await registerMetrics(services, sockets);
  const stopJobs = startJobs(services, databaseUrl, isOnSchedule);

  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(env.port, env.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  const host = env.host === "0.0.0.0" || env.host === "::" ? "localhost" : env.host;

  const url = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  // The system chose the port, and no PUBLIC_URL was given: links in mails need the real one.
  if (env.publicUrl.endsWith(":0"))
    services.env = { ...env, publicUrl: `http://localhost:${port}` };

  return {
    url,
    inboxLink: inboxKey?.linkAt(url),
    services,
    sockets,
    announceStop: () => {
      state.stopping = true;
    },
    stop: async () => {
      state.stopping = true;
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeIdleConnections();
      const drained = await settleWithin(DRAIN_MS, [
        stopJobs(),
        sockets.stop().then(stopPresence),
        closed.then(settled),
        services.consumers.stop(),
      ]);
      http.closeAllConnections();
      const parted = await settleWithin(CLOSE_MS, [
        switches.stop(),
        stopApp(),
        bus.stop(),
        services.reader.stop(),
        orm.close(true),
      ]);
      const failed = [...drained, ...parted];
      if (failed.length > 0) throw new AggregateError(failed, "a step of stopping failed");
    },
  };
}

/**
 * Waits for steps that run concurrently, at most `ms`: a step that fails, or waits for a silent database, must not keep
 * the server from stopping. Returns the failures.
 */
async function settleWithin(ms: number, steps: Promise<unknown>[]): Promise<unknown[]> {
  const failed: unknown[] = [];
  const taken = steps.map((step) => step.catch((error: unknown) => failed.push(error)));
  const done = new AbortController();
  // This timer keeps the process alive. When the database is gone nothing else may, and a process that ends by itself
  // reports success with exit code 0.
  const patience = wait(ms, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([Promise.all(taken), patience]);
  done.abort();
  return failed;
}
