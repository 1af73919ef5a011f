import { execute, type ExecutionResult, type GraphQLSchema } from "graphql";
import { newContext, type Services } from "../../core/context.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { atOneMoment } from "../../core/snapshot.ts";
import { inTrace } from "../../core/trace.ts";
import type { Asked } from "../asked.ts";
import { nextTail, payloadOf } from "../frames.ts";
import { Feed } from "./feed.ts";
import type { FeedReader } from "./lane.ts";
import { Sharings } from "./sharing.ts";
import { Tick } from "./tick.ts";

/** Nobody: what is the same for all is what a stranger is told. */
const NOBODY = { ip: "", userAgent: undefined };
/** How long an answer serves those who catch up: many come back in the same second when a server was away. */
const REPLAYED_MS = 1000;

interface Joining {
  asked: Asked;
  follower: Follower;
  reader: FeedReader;
}

/** The live events that are the same for many, executed once for all of them. */
export class Feeds {
  readonly #schema: GraphQLSchema;
  readonly #services: Services;
  readonly #sharings: Sharings;
  readonly #tick = new Tick();
  readonly #feeds = new Map<string, Feed>();
  readonly #replayed = new Map<string, { at: number; payload: Promise<string | undefined> }>();
  #executed = 0;

  constructor({ schema, services }: { schema: GraphQLSchema; services: Services }) {
    this.#schema = schema;
    this.#services = services;
    this.#sharings = new Sharings(schema);
  }

  get size(): number {
    return this.#feeds.size;
  }

  /**
   * The same text for who is told the same; undefined when it depends on who asks. A sequence counts in one log only,
   * so the key names it, and who reads several logs is told alone.
   */
  keyOf(asked: Asked, { place }: Follower): string | undefined {
    const key = place && this.#sharings.keyOf(asked);
    return key && `${place.tail.audience} ${key}`;
  }

  /**
   * Lets the feed of a key read for a reader, from exactly where its own follower stands. Undefined when it has to read
   * for itself for now: it is behind, it is slow, or it chooses what it wants to hear.
   */
  join(key: string, { asked, follower, reader }: Joining): Feed | undefined {
    const { place } = follower;
    if (!place || follower.isTold || reader.connection.isSlow) return undefined;
    const { tail, seq } = place;
    const open = this.#feeds.get(key);
    if (!open && seq < tail.newest) return undefined;
    const feed = open ?? this.#open(key, asked, { follower: follower.fork(), seq });
    if (!feed.join(reader, { seq, words: tail.words })) return undefined;
    follower.rest();
    return feed;
  }

  /** The answer to an event of the log for somebody who catches up; undefined when each must ask. */
  replay(key: string, asked: Asked, event: LiveEvent): Promise<string | undefined> {
    if (event.seq === undefined) return this.#answer(asked, event);
    const now = performance.now();
    for (const [name, { at }] of this.#replayed) {
      if (now - at <= REPLAYED_MS) break;
      this.#replayed.delete(name);
    }
    const name = `${key} ${event.seq}`;
    const known = this.#replayed.get(name);
    if (known) return known.payload;
    const payload = this.#answer(asked, event);
    this.#replayed.set(name, { at: now, payload });
    return payload;
  }

  #open(key: string, asked: Asked, { follower, seq }: { follower: Follower; seq: number }): Feed {
    const feed = new Feed({
      follower,
      seq,
      tick: this.#tick,
      answer: async (event) => {
        const payload = await this.replay(key, asked, event);
        return payload === undefined ? undefined : Buffer.from(nextTail(payload));
      },
      onTold: ({ heardAt }) => {
        if (heardAt !== undefined)
          this.#services.metrics.delivery.observe((performance.now() - heardAt) / 1000);
      },
      onEnd: () => this.#feeds.delete(key),
    });
    this.#feeds.set(key, feed);
    return feed;
  }

  /** An answer with an error, or without its thing, is nobody else's: somebody may have a right that a stranger has not. */
  async #answer(asked: Asked, event: LiveEvent): Promise<string | undefined> {
    const trace = { id: `shared-${++this.#executed}`, begun: performance.now() };
    const result = await inTrace(trace, () => {
      const contextValue = newContext(this.#services, null, NOBODY);
      return atOneMoment(contextValue, "subscription", () =>
        execute({
          schema: this.#schema,
          document: asked.document,
          operationName: asked.operationName,
          variableValues: asked.variables,
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
