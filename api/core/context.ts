import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import type { Freshness } from "./access/freshness.ts";
import type { Switches } from "./access/switches.ts";
import { personOf, type Viewer } from "./access/viewer.ts";
import type { Action } from "./audit/action.ts";
import type { SubjectStates } from "./audit/auditLog.ts";
import type { Clock } from "./clock.ts";
import type { HashCost } from "./credentials/passwords.ts";
import type { SecretBox } from "./credentials/secretBox.ts";
import type { Bus } from "./events/bus.ts";
import type { LiveEvents } from "./events/liveEvents.ts";
import type { WorkToDo } from "./jobs/tasks.ts";
import type { Mails } from "./mail/mail.ts";
import type { Sender } from "./mail/sender.ts";
import type { Metrics } from "./observability/metrics.ts";
import type { Consumers } from "./outbox/consumers.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { traceNow } from "./request/trace.ts";
import type { Reader } from "./sql/reader.ts";
import type { Intent } from "./transactions/idempotency.ts";
import type { Snapshot } from "./transactions/snapshot.ts";
import type { TransactionLimiter } from "./transactions/transactionLimiter.ts";
import type { CallWatch } from "./transactions/watch.ts";

/** What one running server has, created once at its start. */
export interface Services {
  env: Env;
  orm: MikroORM;
  /** The contract of the market. */
  schema: GraphQLSchema;
  clock: Clock;
  /** What the market does by itself. */
  work: WorkToDo;
  /** What administrators have closed. */
  switches: Switches;
  bus: Bus;
  mailer: Sender;
  texts: Sender;
  log: Logger;
  metrics: Metrics;
  /** The consumers of domain events, which run after the commit of a use case. */
  consumers: Consumers;
  /** The subjects of administrators' actions, as the audit log shows them. */
  subjectStates: SubjectStates;
  /** Whether the caller has proven within so many minutes who they are. Undefined: the session has ended. */
  readFreshness: (ctx: Context, minutes: number) => Promise<Freshness | undefined>;
  /** Encrypts what the market must be able to read again, such as the secrets of authenticator apps. */
  secretBox: SecretBox;
  /** Long reads of operators, on connections of their own. */
  reader: Pick<Reader, "read" | "open" | "scan" | "stop">;
  /** Decides when a transaction may begin. */
  transactionLimiter: TransactionLimiter;
  /** The cost of hashing a password, for tests. Default: the full cost. */
  passwordCost?: HashCost;
}

/** Where a request came from. */
export interface Origin {
  ip: string;
  userAgent: string | undefined;
  /** Set when the request came through a REST route. */
  isRest?: true;
  /**
   * Set when the request came from one of our own pages: the device name in the browser's cookie, or null without a
   * cookie.
   */
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
  /** Values and batch loaders of this request, by name: `readOnce` and `batched`. */
  loaders: Map<string, unknown>;
  /** The snapshot that the answer is read from: `openSnapshot`. Undefined where no operation is answered. */
  snapshot?: Snapshot;
  /** The idempotency key of the request's own, for its first mutation: the header of a REST request. */
  idempotencyKey?: string | undefined;
  /** What the mutation field under way is to do once: `transact`. */
  intent?: Intent | undefined;
  /** The administrator's action that is called; its transaction is audited. */
  action?: Action | undefined;
  /** Looks at the use case that is called: the explorer tries a mutation out, or does what was confirmed. */
  watch?: CallWatch;
}

/** One use case inside its transaction. */
export interface Tx {
  em: EntityManager;
  viewer: Viewer | null;
  origin: Origin;
  /** The live events of the use case, published after the commit. */
  events: LiveEvents;
  /** The domain events of the use case, handled by consumers after the commit. */
  outbox: Outbox;
  /** The mails of the use case, sent after the commit. */
  mails: Mails;
  /**
   * Statements whose results nothing depends on. They leave in one packet with the last statements of the transaction.
   * `sendWithCommit` adds to them.
   */
  pending: Promise<unknown>[];
  /** Works done at the end of the use case, which may refuse it; the events of the use case leave after them. */
  beforeCommit: (() => Promise<void>)[];
  /** Functions called after the commit. They may be lost with the server, so rows must say what was to be done. */
  afterCommit: (() => void)[];
  /** The answer to store with its idempotency key. */
  kept?: { userId: number; key: string; answer: unknown };
  now: Date;
  services: Services;
  /** Whether the answer is the repetition of an earlier one. */
  isReplay: boolean;
  /** Marks the answer as the repetition of an earlier one. */
  markReplayed(): void;
}

/** A fresh context for one request or one event. */
export function newContext(services: Services, viewer: Viewer | null, origin: Origin): Context {
  const trace = traceNow();
  if (trace && viewer) trace.memberId = personOf(viewer);
  return {
    services,
    em: services.orm.em.fork() as EntityManager,
    viewer,
    origin,
    replayed: false,
    loaders: new Map(),
  };
}

/** A context for work that the server starts itself. */
export function systemContext(services: Services): Context {
  return newContext(services, null, { ip: "server", userAgent: undefined });
}
