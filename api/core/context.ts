import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import type { Viewer } from "./access/viewer.ts";
import type { Clock } from "./clock.ts";
import type { HashCost } from "./credentials/passwords.ts";
import type { Bus } from "./events/bus.ts";
import type { LiveEvents } from "./events/liveEvents.ts";
import type { Mails } from "./mail/mail.ts";
import type { Sender } from "./mail/sender.ts";
import type { Metrics } from "./observability/metrics.ts";
import type { Consumers } from "./outbox/consumers.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { traceNow } from "./request/trace.ts";
import type { Snapshot } from "./transactions/snapshot.ts";
import type { TransactionLimiter } from "./transactions/transactionLimiter.ts";

/** What one running server has, made once. */
export interface Services {
  env: Env;
  orm: MikroORM;
  clock: Clock;
  bus: Bus;
  mailer: Sender;
  texts: Sender;
  log: Logger;
  metrics: Metrics;
  /** Who does what follows from a use case, after its commit. */
  consumers: Consumers;
  /** When a transaction may begin. */
  transactionLimiter: TransactionLimiter;
  /** What hashing a password costs, where that is not what it should cost: in tests. */
  passwordCost?: HashCost;
}

/** Where a request came from. */
export interface Origin {
  ip: string;
  userAgent: string | undefined;
  /** By a REST route. */
  isRest?: true;
  /** A browser on one of our own pages: the name in its cookie, or null when it has none. */
  device?: string | null;
}

/** One request or one event. Its EntityManager and its loaders live no longer than it does. */
export interface Context {
  services: Services;
  em: EntityManager;
  viewer: Viewer | null;
  origin: Origin;
  /** Set by a money use case that answered from an earlier, equal request. */
  replayed: boolean;
  /** What is read once or in batches for one request, by name: `readOnce` and `batched`. */
  loaders: Map<string, unknown>;
  /** From when on what is read for the answer is of one moment: `openSnapshot`. Undefined where there is no answer. */
  snapshot?: Snapshot;
}

/** One use case inside its transaction. */
export interface Tx {
  em: EntityManager;
  viewer: Viewer | null;
  origin: Origin;
  /** What the members will hear of it, after the commit. */
  events: LiveEvents;
  /** What happened, for those who do what follows from it. */
  outbox: Outbox;
  /** What is mailed, after the commit. */
  mails: Mails;
  /** Statements whose answers nothing depends on: they leave in one packet with the last ones. `sendWithCommit` adds to them. */
  pending: Promise<unknown>[];
  /** What is begun once the transaction is committed, and may be lost with the server: the rows say what was to be done. */
  afterCommit: (() => void)[];
  /** The answer that is kept with its idempotency key. */
  kept?: { userId: number; key: string; answer: object };
  now: Date;
  services: Services;
  /** Says that this answer repeats an earlier one. */
  markReplayed(): void;
}

/** A fresh context for one request or one event. */
export function newContext(services: Services, viewer: Viewer | null, origin: Origin): Context {
  const trace = traceNow();
  if (trace && viewer) trace.memberId = viewer.id;
  return {
    services,
    em: services.orm.em.fork() as EntityManager,
    viewer,
    origin,
    replayed: false,
    loaders: new Map(),
  };
}

/** A context for what the server does by itself. */
export function systemContext(services: Services): Context {
  return newContext(services, null, { ip: "server", userAgent: undefined });
}
