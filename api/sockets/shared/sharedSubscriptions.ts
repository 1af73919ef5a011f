import type { ExecutionResult } from "graphql";
import type { Services } from "../../core/context.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { inTrace } from "../../core/request/trace.ts";
import { executeEvent, payloadOf, type Operation } from "../../core/subscriptions/operation.ts";
import { nextPayload } from "../frames.ts";
import type { Reader } from "./lane.ts";
import { SharedSubscription } from "./sharedSubscription.ts";
import { SharingKeys } from "./sharingKeys.ts";
import { Tick } from "./tick.ts";

/** A visitor without an address: what is the same for all is what a visitor gets. */
const NOBODY = { viewer: null, origin: { ip: "", userAgent: undefined } };
/**
 * How long a result is reused for subscribers that catch up: when a server was unavailable, many return in the same
 * second.
 */
const REPLAYED_MS = 1000;

interface Joining {
  operation: Operation;
  follower: Follower;
  reader: Reader;
}

/** Executes live events that are the same for many subscribers once for all of them. */
export class SharedSubscriptions {
  readonly #services: Services;
  readonly #keys: SharingKeys;
  readonly #tick = new Tick();
  readonly #shared = new Map<string, SharedSubscription>();
  readonly #replayed = new Map<string, { at: number; payload: Promise<string | undefined> }>();
  #executed = 0;

  constructor(services: Services) {
    this.#services = services;
    this.#keys = new SharingKeys(services.schema);
  }

  get size(): number {
    return this.#shared.size;
  }

  /**
   * A key that is equal for subscriptions with the same results; undefined when the results depend on the caller. A
   * sequence is valid in the log of one audience only, so the key names the audience, and a subscription to several
   * audiences is not shared.
   */
  keyOf(operation: Operation, { position }: Follower): string | undefined {
    const key = position && this.#keys.keyOf(operation);
    return key && `${position.buffer.audience} ${key}`;
  }

  /**
   * Lets the shared subscription of a key read for a reader, from exactly where the reader's own follower is. Undefined
   * when the reader has to read for itself for now: it is behind, it is slow, or it filters its events.
   */
  join(key: string, { operation, follower, reader }: Joining): SharedSubscription | undefined {
    const { position } = follower;
    if (!position || follower.hasBroadcast || reader.connection.isSlow) return undefined;
    const { buffer, seq } = position;
    const open = this.#shared.get(key);
    if (!open && seq < buffer.newest) return undefined;
    const subscription = open ?? this.#open(key, operation, { follower: follower.fork(), seq });
    if (!subscription.join(reader, { seq, broadcasts: buffer.broadcasts })) return undefined;
    follower.pause();
    return subscription;
  }

  /** The payload of an event for a subscriber that catches up; undefined when each subscriber must execute it. */
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
      onSent: ({ receivedAt }) => {
        if (receivedAt !== undefined)
          this.#services.metrics.delivery.observe((performance.now() - receivedAt) / 1000);
      },
      onEnd: () => this.#shared.delete(key),
    });
    this.#shared.set(key, subscription);
    return subscription;
  }

  /**
   * Executes an event as a visitor. A result with an error, or with null for its object, is not shared: a subscriber
   * may have a right that a visitor has not.
   */
  async #answer(operation: Operation, event: LiveEvent): Promise<string | undefined> {
    const trace = { id: `shared-${++this.#executed}`, begun: performance.now() };
    const services = this.#services;
    const result = await inTrace(trace, () =>
      executeEvent(operation, event, { services, caller: NOBODY }),
    );
    return result.errors || hasNullObject(result.data)
      ? undefined
      : payloadOf(result, services.log);
  }
}

/** A complete payload has its object, or names it as gone. */
function hasNullObject(data: ExecutionResult["data"]): boolean {
  return Object.values(data ?? {}).some((payload) =>
    Object.values(payload as object).includes(null),
  );
}
