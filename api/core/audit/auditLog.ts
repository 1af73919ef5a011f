import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { hasRole, personOf } from "../access/viewer.ts";
import { minutesAfter } from "../clock.ts";
import type { Context, Tx } from "../context.ts";
import { Refused, type FailureCode } from "../failures.ts";
import type { AuditSubject } from "../graphql/enums.ts";
import type { DomainEvents } from "../outbox/domainEvents.ts";
import { Outbox } from "../outbox/outbox.ts";
import { row, sql } from "../sql/sql.ts";
import { pipeline } from "../transactions/pipeline.ts";
import { inTransaction } from "../transactions/transaction.ts";
import type { Watch } from "../transactions/watch.ts";
import type { Action } from "./action.ts";
import {
  effectsHash,
  effectsSince,
  effectsStart,
  type Effects,
  type EffectsStart,
} from "./effects.ts";

/** The columns of each kind of subject that the audit log shows before and after, as one JSON object. No texts. */
export type SubjectStates = Readonly<Record<AuditSubject, (id: string) => RawBuilder<unknown>>>;

/** The end of a dry run: thrown inside its transaction, so that it is rolled back. */
export class DryRunEnd extends Error {
  override name = "DryRunEnd";
  readonly effects: Effects;
  /** What a call gives as `confirms`. */
  readonly confirms: string;

  constructor(effects: Effects, confirms: string) {
    super("a dry run is rolled back");
    this.effects = effects;
    this.confirms = confirms;
  }
}

interface Entry {
  outcome: string;
  before?: unknown;
  after?: unknown;
  effects?: Effects;
}

/** The audit of one administrator's action inside its transaction. */
export class Audit implements Watch {
  readonly #action: Action;
  #start: EffectsStart | undefined;
  #before: unknown;

  constructor(action: Action) {
    this.#action = action;
  }

  /** Before the use case. */
  async begin(tx: Tx): Promise<void> {
    [this.#start, this.#before] = await pipeline([effectsStart(tx.em), this.#state(tx)]);
  }

  /**
   * After the use case: appends the entry of the audit log, without which nothing commits. Ends a dry run by a throw.
   * Refuses with EFFECTS_CHANGED when the effects are not those that were confirmed.
   */
  async end(tx: Tx): Promise<void> {
    if (!this.#start) throw new Error("an audit ends that has not begun");
    const effects = await effectsSince(tx, this.#start);
    const hash = effectsHash(this.#before, effects);
    this.#action.isAudited = true;
    if (this.#action.isDryRun) throw new DryRunEnd(effects, hash);
    if (tx.isReplay) return;
    const { confirms } = this.#action;
    if (confirms !== null && confirms !== hash)
      throw new Refused(
        "EFFECTS_CHANGED",
        "This would do something else now than what you confirmed. Look again",
      );
    const after = await this.#state(tx);
    const entry = { outcome: "done", before: this.#before, after, effects };
    const { event, entryHash } = await append(tx.em, tx, this.#action, entry, tx.now);
    // Only now: it is not among the effects.
    tx.outbox.append("ActionAudited", event);
    const { log } = tx.services;
    // The hash stands in the log, too: a log that was cut or written anew as a whole does not fit to it.
    tx.afterCommit.push(() => log.info({ action: this.#action.name, entryHash }, "audited"));
  }

  async #state(tx: Tx): Promise<unknown> {
    const { type, id } = this.#action.subject;
    if (id === null) return null;
    const found = await row(
      tx.em,
      sql<{ state: unknown }>`select (${tx.services.subjectStates[type](id)}) as state`,
    );
    return found?.state ?? null;
  }
}

/** A member without a role gets one entry a minute for each action. */
const TRIES_EVERY_MINUTES = 1;

/** Of what is beyond the rate limit there may be any number, and a view as a member writes nothing. */
const UNSTORED: ReadonlySet<FailureCode> = new Set(["RATE_LIMITED", "VIEW_ONLY"]);

/**
 * Appends an action that was refused. A visitor's is not stored. Never throws: the caller gets the refusal itself.
 */
export async function auditRefusal(ctx: Context, action: Action, { code }: Refused): Promise<void> {
  const { services, viewer } = ctx;
  if (!viewer || action.isDryRun || UNSTORED.has(code)) return;
  // Its connection is given back before another is taken.
  ctx.snapshot?.end();
  const newEm = () => services.orm.em.fork() as EntityManager;
  const now = services.clock.now();
  const mayBeMany = !hasRole(viewer, "moderator");
  try {
    if (mayBeMany && (await hasTried(newEm(), personOf(viewer), action, now))) return;
    await services.transactionLimiter.run(viewer.id, () =>
      inTransaction(newEm(), async (em) => {
        // Once more under the lock of the log, so that twenty at once are one entry.
        await row(em, sql`select audit_lock()`);
        if (mayBeMany && (await hasTried(em, personOf(viewer), action, now))) return;
        const { event, entryHash } = await append(em, ctx, action, { outcome: code }, now);
        const outbox = new Outbox(services.consumers.routes);
        outbox.append("ActionAudited", event);
        await outbox.flush(em, now);
        services.log.info({ action: action.name, entryHash }, "audited");
      }),
    );
  } catch (error) {
    services.log.error(
      { err: error, action: action.name },
      "a refused try is not in the audit log",
    );
  }
}

/** Whether a member has an entry of the last minute for this action. */
async function hasTried(
  em: EntityManager,
  memberId: number,
  { name }: Action,
  now: Date,
): Promise<boolean> {
  const tried = await row(
    em,
    sql`select 1 from audit_log where actor_id = ${memberId} and action = ${name}
        and created_at > ${minutesAfter(now, -TRIES_EVERY_MINUTES)} limit 1`,
  );
  return tried !== undefined;
}

async function append(
  em: EntityManager,
  { viewer, origin }: Pick<Context, "viewer" | "origin">,
  { name, subject, reason }: Action,
  { outcome, before = null, after = null, effects }: Entry,
  at: Date,
): Promise<{ event: DomainEvents["ActionAudited"]; entryHash: string | undefined }> {
  if (!viewer) throw new Error("an action without an actor");
  // A member without a role could write anything here, and nobody could take it out again.
  const hasAny = hasRole(viewer, "moderator");
  const isFreeText = subject.type === "masked_value";
  const entry = {
    // Who views as a member is the administrator.
    actor_id: personOf(viewer),
    address: hasAny ? origin.ip : null,
    action: name,
    subject_type: subject.type,
    subject_id: hasAny || !isFreeText ? subject.id : null,
    reason: hasAny ? reason : null,
    outcome,
    before,
    after,
    effects: effects ?? null,
  };
  const [appended, last] = await pipeline([
    row(
      em,
      sql<{ hash: string }>`select audit_append(${JSON.stringify(entry)}::jsonb, ${at}) as hash`,
    ),
    // The log is locked until the end of the transaction: this one is ours.
    row(em, sql<{ id: number }>`select max(id)::int as id from audit_log`),
  ]);
  return {
    event: {
      entryId: last?.id ?? 0,
      actorId: entry.actor_id,
      action: name,
      isDone: outcome === "done",
    },
    entryHash: appended?.hash,
  };
}
