import { execute, GraphQLError, type GraphQLSchema } from "graphql";
import { newContext, type Services } from "../core/context.ts";
import type { Follower, LiveEvent } from "../core/events/follower.ts";
import { inTrace, traceNow, type Trace } from "../core/trace.ts";
import type { Asked } from "./asked.ts";
import type { Connection, Operation } from "./connection.ts";
import { frames, payloadOf } from "./frames.ts";
import { logOperation } from "./logOperation.ts";

/** What all subscriptions of a server have in common. */
export interface SubscriptionServer {
  schema: GraphQLSchema;
  services: Services;
  onEnd(): void;
}

interface SubscriptionOptions {
  connection: Connection;
  id: string;
  asked: Asked;
  follower: Follower;
  server: SubscriptionServer;
}

/**
 * One subscription of one socket. It takes the next event when the last one has left the socket; between events nothing
 * of it runs or waits.
 */
export class Subscription implements Operation {
  readonly #options: SubscriptionOptions;
  readonly #trace: Trace | undefined = traceNow();
  #isWoken = false;
  #isReading = false;

  constructor(options: SubscriptionOptions) {
    this.#options = options;
    options.follower.wakes(this);
  }

  wake(): void {
    this.#isWoken = true;
    if (this.#isReading || this.#options.follower.isClosed) return;
    this.#isReading = true;
    void this.#traced(() => this.#read());
  }

  /** The client wants no more, or is gone. */
  end(): void {
    const { follower, server } = this.#options;
    if (follower.isClosed) return;
    follower.return();
    server.onEnd();
    this.#traced(() => logOperation(server.services.log, "ended"));
  }

  async #read(): Promise<void> {
    const { follower } = this.#options;
    try {
      while (this.#isWoken && !follower.isClosed) {
        this.#isWoken = false;
        for (let event = await follower.take(); event; event = await follower.take())
          await this.#tell(event);
      }
    } catch (error) {
      await this.#fail(error);
    } finally {
      this.#isReading = false;
    }
  }

  /** One context per event: an EntityManager that lived as long as the socket would answer from old rows. */
  async #tell(event: LiveEvent): Promise<void> {
    const { connection, id, asked, follower, server } = this.#options;
    const { schema, services } = server;
    const result = await execute({
      schema,
      document: asked.document,
      operationName: asked.operationName,
      variableValues: asked.variables,
      rootValue: event,
      contextValue: newContext(services, connection.viewer, connection.origin),
    });
    if (follower.isClosed) return;
    if (event.heardAt !== undefined)
      services.metrics.delivery.observe((performance.now() - event.heardAt) / 1000);
    await connection.send(frames.next(id, payloadOf(result, services.log)));
  }

  async #fail(error: unknown): Promise<void> {
    const { connection, id, server } = this.#options;
    const { log } = server.services;
    const originalError = error instanceof Error ? error : new Error(String(error));
    const errors = [new GraphQLError(originalError.message, { originalError })];
    if (connection.operations.get(id) === this) connection.operations.delete(id);
    else return;
    server.onEnd();
    logOperation(log, "refused");
    await connection.send(frames.error(id, errors, log)).catch(() => {});
  }

  #traced<T>(work: () => T): T {
    return this.#trace ? inTrace(this.#trace, work) : work();
  }
}
