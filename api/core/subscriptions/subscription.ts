import { GraphQLError } from "graphql";
import type { Services } from "../context.ts";
import type { Follower, LiveEvent } from "../events/follower.ts";
import { executeEvent, payloadOf, type Caller, type Operation } from "./operation.ts";

/**
 * A subscription without a transport. It takes an event from the log, executes its operation with the rights that its
 * caller has then, and delivers the result; it takes the next event when that one has left. Between events nothing of
 * it runs or waits.
 *
 * Who receives the results extends it, such as the operation of a socket (`api/sockets/subscription.ts`). A subclass,
 * not a part: thousands of idle sockets keep one object each.
 */
export abstract class Subscription {
  protected readonly operation: Operation;
  protected readonly follower: Follower;
  #isWoken = false;
  #isReading = false;

  constructor(operation: Operation, follower: Follower) {
    this.operation = operation;
    this.follower = follower;
    follower.wakes(this);
  }

  protected abstract get services(): Services;

  /** Whose rights count. Read anew for each event. */
  protected abstract get caller(): Caller;

  /** Delivers the result of an event, as JSON. Resolves when it has left; rejects when no more can be delivered. */
  protected abstract deliver(payload: string): Promise<void>;

  /** Is called once, when the log could not be read or a result could not be delivered. It is over then. */
  protected abstract fail(error: GraphQLError): Promise<void>;

  /** Runs a part of its work in the trace of what started it. */
  protected abstract traced<T>(work: () => T): T;

  /** Whether another subscription reads for this one from now on. */
  protected isServed(): boolean {
    return false;
  }

  /** The result of an event, if it was executed for others already. */
  protected async known(_event: LiveEvent): Promise<string | undefined> {
    return undefined;
  }

  /** An event whose result is read and delivered from now on. */
  protected noted(answer: Promise<void>): Promise<void> {
    return answer;
  }

  /** There may be an event to take. */
  wake(): void {
    this.#isWoken = true;
    if (this.#isReading || this.follower.isClosed) return;
    this.#isReading = true;
    void this.traced(() => this.#read());
  }

  async #read(): Promise<void> {
    const { follower } = this;
    try {
      while (this.#isWoken && !follower.isClosed) {
        this.#isWoken = false;
        for (;;) {
          if (this.isServed()) return;
          const event = await follower.take();
          if (!event) break;
          await this.noted(this.#answer(event));
        }
      }
    } catch (error) {
      follower.return();
      const originalError = error instanceof Error ? error : new Error(String(error));
      await this.fail(new GraphQLError(originalError.message, { originalError }));
    } finally {
      this.#isReading = false;
    }
  }

  async #answer(event: LiveEvent): Promise<void> {
    const payload = (await this.known(event)) ?? (await this.#execute(event));
    if (this.follower.isClosed) return;
    if (event.receivedAt !== undefined)
      this.services.metrics.delivery.observe((performance.now() - event.receivedAt) / 1000);
    await this.deliver(payload);
  }

  async #execute(event: LiveEvent): Promise<string> {
    const { operation, services, caller } = this;
    return payloadOf(await executeEvent(operation, event, { services, caller }), services.log);
  }
}
