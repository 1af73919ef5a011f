import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { GraphQLSchema } from "graphql";
import { randomBytes } from "node:crypto";
import { subjectStates } from "../../composition/auditSubjects.ts";
import { eventHandlers } from "../../composition/consumers/index.ts";
import { policies } from "../../composition/policies.ts";
import { Switches } from "../../core/access/switches.ts";
import type { Role } from "../../core/access/viewer.ts";
import { actionOf, type ActionRule } from "../../core/audit/action.ts";
import { hoursAfter } from "../../core/clock.ts";
import { newContext, type Context, type Services } from "../../core/context.ts";
import { KEY_BYTES, SecretBox } from "../../core/credentials/secretBox.ts";
import { Bus } from "../../core/events/bus.ts";
import { singleServerCarrier } from "../../core/events/carrier.ts";
import { sendsNothing } from "../../core/mail/sender.ts";
import { createLog } from "../../core/observability/log.ts";
import { Metrics } from "../../core/observability/metrics.ts";
import { Consumers } from "../../core/outbox/consumers.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { transact, type UseCase } from "../../core/transactions/transact.ts";
import { TransactionLimiter } from "../../core/transactions/transactionLimiter.ts";
import type { Env } from "../../env.ts";

/** Where the demo market's story is played: the real use cases, at moments of the past, in one transaction. */
export interface Stage {
  services: Services;
  em: EntityManager;
  /** The moment the story ends. */
  opening: Date;
  /** Moves the clock to so many days before the opening. */
  goTo(daysBefore: number): Date;
  /** A request of a member, or of a visitor. */
  asking(memberId?: number): Context;
  /** Runs a use case as a member. */
  as<Input, Answer>(
    memberId: number,
    useCase: UseCase<Input, Answer>,
    input: Input,
  ): Promise<Answer>;
  /** Runs the use case of an administrator's (or a moderator's) action: its entry is in the audit log, as if it had been asked for. */
  act<Input extends object, Answer>(
    adminId: number,
    action: string,
    useCase: UseCase<Input, Answer>,
    input: Input,
    role?: Role,
  ): Promise<Answer>;
}

interface StageOptions {
  env: Env;
  orm: MikroORM;
  /** Inside a transaction: what the story does is there whole, or not at all. */
  em: EntityManager;
  opening: Date;
}

const ORIGIN = { ip: "demo", userAgent: undefined };
const HOURS_A_DAY = 24;

/** Sets the stage. Use cases think that they are in transactions of their own; theirs are savepoints of `em`'s. */
export async function openStage({ env, orm, em, opening }: StageOptions): Promise<Stage> {
  let now = opening;
  // What is usual in a story is no news for who starts the market.
  const log = createLog(env.logLevel === "info" ? "warn" : env.logLevel);
  const bus = new Bus(singleServerCarrier, () => em, log);
  const services: Services = {
    work: { deadlines: [], periodic: [], rows: [] },
    env: { ...env, rateLimits: false },
    orm: joining(orm, em),
    // Nobody asks by it: the story calls use cases.
    schema: new GraphQLSchema({}),
    clock: { now: () => now },
    // Never started: the story is played with everything open.
    switches: new Switches({ newEm: () => em, bus, log, rules: [] }),
    bus,
    mailer: sendsNothing,
    texts: sendsNothing,
    log,
    metrics: new Metrics(),
    consumers: new Consumers(eventHandlers),
    subjectStates,
    // The story is played by the server itself, which proves nothing and has no secrets.
    readFreshness: async () => undefined,
    secretBox: new SecretBox([randomBytes(KEY_BYTES)]),
    reader: {
      read: (work) => work(em),
      open: () => {
        throw new Error("the story asks the explorer nothing");
      },
      scan: () => Promise.reject(new Error("the story has no reports")),
      stop: async () => {},
    },
    transactionLimiter: new TransactionLimiter({ atOnce: env.transactionsAtOnce }),
  };

  await services.consumers.start(services, { byHand: true });

  function asking(memberId?: number, roles: readonly Role[] = []): Context {
    const viewer =
      memberId === undefined
        ? null
        : { id: memberId, credential: { kind: "system", roles } as const };
    return newContext(services, viewer, ORIGIN);
  }

  return {
    services,
    em,
    opening,
    goTo: (daysBefore) => (now = hoursAfter(opening, -HOURS_A_DAY * daysBefore)),
    asking,
    as: (memberId, useCase, input) => transact(asking(memberId), useCase, input),
    act: (adminId, name, useCase, input, role = "admin") => {
      const ctx = asking(adminId, [role]);
      // A mutation's arguments are the fields of the input, or one `input` that has them.
      const args = { ...input, input };
      ctx.action = actionOf({ name, rule: ruleOf(name), args, isDryRun: false });
      return transact(ctx, useCase, input);
    },
  };
}

function ruleOf(name: string): ActionRule {
  const rule = Object.values(policies).find(({ Mutation }) => Mutation?.[name])?.Mutation?.[name];
  if (!rule?.action) throw new Error(`${name} is no administrator's action`);
  return rule.action;
}

/** An ORM whose every fork is in the transaction of `em`. */
function joining(orm: MikroORM, em: EntityManager): MikroORM {
  return Object.create(orm, {
    em: { value: { fork: () => em.fork({ keepTransactionContext: true }) } },
  }) as MikroORM;
}

/** One process at a time sets a market up. Waiting for it may take a while, and writing photos between two statements too. */
export async function lockForDemo(em: EntityManager): Promise<void> {
  await em.execute(
    "set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0",
  );
  await row(em, sql`select pg_advisory_xact_lock(4244)`);
}
