import { execute, GraphQLError, type GraphQLSchema } from "graphql";
import { personOf } from "../core/access/viewer.ts";
import { newContext, type Services } from "../core/context.ts";
import type { Broadcast } from "../core/events/channelBuffer.ts";
import type { Follower, LiveEvent } from "../core/events/follower.ts";
import { inTrace, noteOperation } from "../core/request/trace.ts";
import { withSnapshot } from "../core/transactions/snapshot.ts";
import type { Connection, OpenOperation } from "./connection.ts";
import { frames, payloadOf } from "./frames.ts";
import { logOperation } from "./logOperation.ts";
import type { Operation } from "./operation.ts";
import type { Reader } from "./shared/lane.ts";
import type { SharedSubscription } from "./shared/sharedSubscription.ts";
import type { SharedSubscriptions } from "./shared/sharedSubscriptions.ts";

/** What all subscriptions of a server have in common. */
export interface SubscriptionServer {
  schema: GraphQLSchema;
  services: Services;
  shared: SharedSubscriptions | undefined;
  onEnd(): void;
}

export interface SubscriptionOptions {
  connection: Connection;
  id: string;
  /** The number of the message that started it. */
  n: number;
  operation: Operation;
  follower: Follower;
  server: SubscriptionServer;
}

/**
 * One subscription of one socket. It takes the next event when the last one has left the socket; between events nothing
 * of it runs or waits. Where a shared subscription serves others with the same operation, it reads for itself only
 * until it has caught up with that one, and then joins it.
 */
export class Subscription implements OpenOperation, Reader {
  readonly connection: Connection;
  readonly id: string;
  readonly #operation: Operation;
  readonly #follower: Follower;
  readonly #server: SubscriptionServer;
  older: OpenOperation | undefined;
  /** The number of the message that started it, and when: its trace is made of these whenever it runs. */
  readonly #n: number;
  readonly #begun = Math.floor(performance.now());
  /** Equal for all subscriptions that get the same results; undefined when it cannot be shared. */
  readonly #key: string | undefined;
  #shared: SharedSubscription | undefined;
  #idText: string | undefined;
  #isWoken = false;
  #isReading = false;

  constructor({ connection, id, n, operation, follower, server }: SubscriptionOptions) {
    this.connection = connection;
    this.id = id;
    this.#n = n;
    this.#operation = operation;
    this.#follower = follower;
    this.#server = server;
    this.#key = server.shared?.keyOf(operation, follower);
    follower.wakes(this);
  }

  wake(): void {
    this.#isWoken = true;
    if (this.#isReading || this.#follower.isClosed) return;
    this.#isReading = true;
    void this.#traced(() => this.#read());
  }

  get idText(): string {
    return (this.#idText ??= JSON.stringify(this.id));
  }

  fallBack(seq: number, broadcasts: Broadcast[]): void {
    const follower = this.#follower;
    this.#shared = undefined;
    follower.resumeAfter(seq);
    for (const broadcast of broadcasts) follower.receive(broadcast);
    this.wake();
  }

  /** The client sent `complete`, or its socket has closed. */
  end(): void {
    const [follower, server] = [this.#follower, this.#server];
    if (follower.isClosed) return;
    this.#shared?.leave(this);
    follower.return();
    server.onEnd();
    this.#traced(() => logOperation(server.services.log, "ended"));
  }

  async #read(): Promise<void> {
    const follower = this.#follower;
    try {
      while (this.#isWoken && !follower.isClosed) {
        this.#isWoken = false;
        for (;;) {
          if (this.#isShared()) return;
          const event = await follower.take();
          if (!event) break;
          await this.#send(event);
        }
      }
    } catch (error) {
      await this.#fail(error);
    } finally {
      this.#isReading = false;
    }
  }

  /** Joins the shared subscription, if it can. Returns whether that one reads for this one from now on. */
  #isShared(): boolean {
    const [operation, follower] = [this.#operation, this.#follower];
    if (this.#key === undefined || follower.isClosed) return false;
    this.#shared = this.#server.shared?.join(this.#key, { operation, follower, reader: this });
    return this.#shared !== undefined;
  }

  async #send(event: LiveEvent): Promise<void> {
    const [operation, follower, server] = [this.#operation, this.#follower, this.#server];
    const shared =
      this.#key === undefined
        ? undefined
        : await server.shared?.replay(this.#key, operation, event);
    const payload = shared ?? (await this.#execute(event));
    if (follower.isClosed) return;
    if (event.receivedAt !== undefined)
      server.services.metrics.delivery.observe((performance.now() - event.receivedAt) / 1000);
    await this.connection.send(frames.next(this.id, payload));
  }

  /** One context per event: an EntityManager that lived as long as the socket would answer from old rows. */
  async #execute(event: LiveEvent): Promise<string> {
    const { connection } = this;
    const { schema, services } = this.#server;
    const operation = this.#operation;
    const contextValue = newContext(services, connection.viewer, connection.origin);
    const result = await withSnapshot(contextValue, "subscription", () =>
      execute({
        schema,
        document: operation.guarded.document,
        operationName: operation.guarded.name,
        variableValues: operation.variables,
        rootValue: event,
        contextValue,
      }),
    );
    return payloadOf(result, services.log);
  }

  async #fail(error: unknown): Promise<void> {
    const { connection, id } = this;
    const server = this.#server;
    const { log } = server.services;
    const originalError = error instanceof Error ? error : new Error(String(error));
    const errors = [new GraphQLError(originalError.message, { originalError })];
    if (!connection.remove(this)) return;
    server.onEnd();
    logOperation(log, "refused");
    await connection.send(frames.error(id, errors, log)).catch(() => {});
  }

  #traced<T>(work: () => T): T {
    const { viewer } = this.connection;
    const trace = {
      id: this.connection.nameOf(this.#n),
      begun: this.#begun,
      ...(viewer && { memberId: personOf(viewer) }),
    };
    return inTrace(trace, () => {
      noteOperation("subscription", this.#operation.guarded.name);
      return work();
    });
  }
}
