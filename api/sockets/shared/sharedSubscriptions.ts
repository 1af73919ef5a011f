import { execute, type ExecutionResult, type GraphQLSchema } from "graphql";
import { newContext, type Services } from "../../core/context.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { inTrace } from "../../core/request/trace.ts";
import { withSnapshot } from "../../core/transactions/snapshot.ts";
import { nextPayload, payloadOf } from "../frames.ts";
import type { Operation } from "../operation.ts";
import type { Reader } from "./lane.ts";
import { SharedSubscription } from "./sharedSubscription.ts";
import { SharingKeys } from "./sharingKeys.ts";
import { Tick } from "./tick.ts";

/** Nobody: what is the same for all is what a stranger is told. */
const NOBODY = { ip: "", userAgent: undefined };
/** How long an answer serves those who catch up: many come back in the same second when a server was away. */
const REPLAYED_MS = 1000;

interface Joining {
  operation: Operation;
  follower: Follower;
  reader: Reader;
}

/** The live events that are the same for many, executed once for all of them. */
export class SharedSubscriptions {
  readonly #schema: GraphQLSchema;
  readonly #services: Services;
  readonly #keys: SharingKeys;
  readonly #tick = new Tick();
  readonly #shared = new Map<string, SharedSubscription>();
  readonly #replayed = new Map<string, { at: number; payload: Promise<string | undefined> }>();
  #executed = 0;

  constructor({ schema, services }: { schema: GraphQLSchema; services: Services }) {
    this.#schema = schema;
    this.#services = services;
    this.#keys = new SharingKeys(schema);
  }

  get size(): number {
    return this.#shared.size;
  }

  /**
   * The same text for who is told the same; undefined when it depends on who asks. A sequence counts in one log only,
   * so the key names it, and who reads several logs is told alone.
   */
  keyOf(operation: Operation, { place }: Follower): string | undefined {
    const key = place && this.#keys.keyOf(operation);
    return key && `${place.buffer.audience} ${key}`;
  }

  /**
   * Lets the subscription of a key read for a reader, from exactly where its own follower stands. Undefined when it has to read
   * for itself for now: it is behind, it is slow, or it chooses what it wants to hear.
   */
  join(key: string, { operation, follower, reader }: Joining): SharedSubscription | undefined {
    const { place } = follower;
    if (!place || follower.hasBroadcast || reader.connection.isSlow) return undefined;
    const { buffer, seq } = place;
    const open = this.#shared.get(key);
    if (!open && seq < buffer.newest) return undefined;
    const subscription = open ?? this.#open(key, operation, { follower: follower.fork(), seq });
    if (!subscription.join(reader, { seq, broadcasts: buffer.broadcasts })) return undefined;
    follower.rest();
    return subscription;
  }

  /** The answer to an event of the log for somebody who catches up; undefined when each must ask. */
  replay(key: string, operation: Operation, event: LiveEvent): Promise<string | undefined> {
    if (event.seq === undefined) return this.#answer(operation, event);
    const now = performance.now();
    for (const [name, { at }] of this.#replayed) {
      if (now - at <= REPLAYED_MS) break;
      this.#replayed.delete(name);
    }
    const name = `${key} ${event.seq}`;
    const known = this.#replayed.get(name);
    if (known) return known.payload;
    const payload = this.#answer(operation, event);
    this.#replayed.set(name, { at: now, payload });
    return payload;
  }

  #open(
    key: string,
    operation: Operation,
    { follower, seq }: { follower: Follower; seq: number },
  ): SharedSubscription {
    const subscription = new SharedSubscription({
      follower,
      seq,
      tick: this.#tick,
      answer: async (event) => {
        const payload = await this.replay(key, operation, event);
        return payload === undefined ? undefined : Buffer.from(nextPayload(payload));
      },
      onSent: ({ heardAt }) => {
        if (heardAt !== undefined)
          this.#services.metrics.delivery.observe((performance.now() - heardAt) / 1000);
      },
      onEnd: () => this.#shared.delete(key),
    });
    this.#shared.set(key, subscription);
    return subscription;
  }

  /** An answer with an error, or without its thing, is nobody else's: somebody may have a right that a stranger has not. */
  async #answer(operation: Operation, event: LiveEvent): Promise<string | undefined> {
    const trace = { id: `shared-${++this.#executed}`, begun: performance.now() };
    const result = await inTrace(trace, () => {
      const contextValue = newContext(this.#services, null, NOBODY);
      return withSnapshot(contextValue, "subscription", () =>
        execute({
          schema: this.#schema,
          document: operation.document,
          operationName: operation.operationName,
          variableValues: operation.variables,
          rootValue: event,
          contextValue,
        }),
      );
    });
    return result.errors || lacksItsThing(result.data)
      ? undefined
      : payloadOf(result, this.#services.log);
  }
}

/** A payload has one thing or names it as gone. */
function lacksItsThing(data: ExecutionResult["data"]): boolean {
  return Object.values(data ?? {}).some((payload) =>
    Object.values(payload as object).includes(null),
  );
}
