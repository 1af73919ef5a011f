import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type ExecutionArgs,
  type GraphQLSchema,
} from "graphql";
import { CloseCode, MessageType, parseMessage } from "graphql-ws";
import { SOCKET } from "../../schema/limits.ts";
import { newContext, type Services } from "../core/context.ts";
import { Follower } from "../core/events/follower.ts";
import type { Documents } from "../core/guard/index.ts";
import { atOneMoment } from "../core/snapshot.ts";
import { traceNow } from "../core/trace.ts";
import { askedOf, type Asked, type Payload } from "./asked.ts";
import type { Connection, Operation } from "./connection.ts";
import { frames, payloadOf } from "./frames.ts";
import { logOperation } from "./logOperation.ts";
import type { Feeds } from "./shared/feeds.ts";
import { Subscription, type SubscriptionOptions, type SubscriptionServer } from "./subscription.ts";

interface ProtocolOptions {
  schema: GraphQLSchema;
  documents: Documents;
  services: Services;
  /** Undefined = each subscription is executed for itself. */
  feeds: Feeds | undefined;
  /** Finds out who says hello. False = refused. */
  greet(connection: Connection, params: Record<string, unknown> | undefined): Promise<boolean>;
}

interface Subscribing {
  id: string;
  payload: Payload;
}

/** What a server does with each message of graphql-transport-ws. */
export class Protocol {
  readonly #options: ProtocolOptions;
  readonly #server: SubscriptionServer;
  /** Subscriptions that joined and have not ended. */
  subscriptions = 0;

  constructor(options: ProtocolOptions) {
    this.#options = options;
    const { schema, services, feeds } = options;
    this.#server = { schema, services, feeds, onEnd: () => this.subscriptions-- };
  }

  /** `n`: the how manyeth message of its socket it is. */
  async take(connection: Connection, text: string, n: number): Promise<void> {
    const message = messageOf(text);
    switch (message?.type) {
      case MessageType.ConnectionInit:
        return this.#greet(connection, message.payload as Record<string, unknown> | undefined);
      case MessageType.Ping:
        return connection.send(frames.pong(message.payload));
      case MessageType.Pong:
        return;
      case MessageType.Subscribe:
        return this.#begin(connection, message, n);
      case MessageType.Complete:
        return this.#complete(connection, message.id);
      default:
        connection.close(CloseCode.BadRequest, "Invalid message received");
    }
  }

  #complete(connection: Connection, id: string): void {
    const operation = connection.operation(id);
    operation?.end();
    if (operation) connection.drop(operation);
  }

  async #greet(connection: Connection, params: Record<string, unknown> | undefined): Promise<void> {
    if (connection.greeting !== "none")
      return connection.close(
        CloseCode.TooManyInitialisationRequests,
        "Too many initialisation requests",
      );
    connection.heardHello();
    if (!(await this.#options.greet(connection, params)))
      return connection.close(CloseCode.Forbidden, "Forbidden");
    connection.greeting = "answered";
    await connection.send(frames.ack);
  }

  async #begin(connection: Connection, { id, payload }: Subscribing, n: number): Promise<void> {
    if (connection.greeting !== "answered")
      return connection.close(CloseCode.Unauthorized, "Unauthorized");
    if (connection.operation(id))
      return connection.close(
        CloseCode.SubscriberAlreadyExists,
        `Subscriber for ${id} already exists`.slice(0, 120),
      );
    // A closing socket still delivers what its peer sends: nothing of it may be done any more.
    if (!connection.isOpen) return;

    const mine: Operation = { id, older: undefined, end: () => {} };
    const tooMany = connection.operationCount >= SOCKET.operations;
    connection.note(mine);
    const isWanted = () => connection.operation(id) === mine;
    try {
      const asked = tooMany
        ? { errors: [TOO_MANY] }
        : await askedOf(connection, payload, this.#options);
      if ("errors" in asked) return await this.#refuse(connection, id, asked.errors, isWanted());
      const outcome = await this.#run(connection, asked);
      if (outcome instanceof Follower) {
        if (isWanted()) this.#subscribe({ connection, id, n, asked, follower: outcome });
        else outcome.return();
        return;
      }
      if (!isWanted()) return;
      await connection.send(frames.next(id, outcome));
      if (isWanted()) await connection.send(frames.complete(id));
    } finally {
      connection.drop(mine);
    }
  }

  async #refuse(
    connection: Connection,
    id: string,
    errors: readonly GraphQLError[],
    isWanted: boolean,
  ): Promise<void> {
    const { log } = this.#options.services;
    logOperation(log, "refused");
    if (isWanted) await connection.send(frames.error(id, errors, log));
  }

  /** The answer, or what a subscription reads from. */
  async #run({ viewer, origin }: Connection, asked: Asked): Promise<string | Follower> {
    const { schema, services } = this.#options;
    const { log, metrics } = services;
    const ctx = newContext(services, viewer, origin);
    const args: ExecutionArgs = {
      schema,
      document: asked.document,
      operationName: asked.operationName,
      variableValues: asked.variables,
      contextValue: ctx,
    };
    if (asked.kind === "subscription") {
      const source = await createSourceEventStream(args);
      if (source instanceof Follower) return source;
      if (Symbol.asyncIterator in source)
        throw new Error("A subscription reads from a Follower and nothing else");
      logOperation(log, "errors");
      return payloadOf(source, log);
    }
    const result = await atOneMoment(ctx, asked.kind, () => execute(args));
    const status = result.errors ? "errors" : "data";
    const ms = logOperation(log, status);
    metrics.socketOperations.observe({ operation: traceNow()?.kind ?? "none", status }, ms / 1000);
    return payloadOf(result, log);
  }

  #subscribe(subscribed: Omit<SubscriptionOptions, "server">): void {
    this.subscriptions++;
    const subscription = new Subscription({ ...subscribed, server: this.#server });
    subscribed.connection.note(subscription);
    subscription.wake();
  }
}

const TOO_MANY = new GraphQLError(`At most ${SOCKET.operations} operations a connection`, {
  extensions: { code: "RATE_LIMITED" },
});

function messageOf(text: string): ReturnType<typeof parseMessage> | undefined {
  try {
    return parseMessage(text);
  } catch {
    return undefined;
  }
}
