import { GraphQLError } from "graphql";
import { CloseCode, MessageType, parseMessage } from "graphql-ws";
import { SOCKET } from "../../schema/limits.ts";
import { newContext, type Services } from "../core/context.ts";
import { Follower } from "../core/events/follower.ts";
import type { Documents } from "../core/guard/index.ts";
import { traceNow } from "../core/request/trace.ts";
import {
  executeOperation,
  followerOf,
  payloadOf,
  type Operation,
} from "../core/subscriptions/operation.ts";
import type { Connection, OpenOperation } from "./connection.ts";
import { frames } from "./frames.ts";
import { logOperation } from "./logOperation.ts";
import { operationOf, type Payload } from "./operation.ts";
import type { SharedSubscriptions } from "./shared/sharedSubscriptions.ts";
import {
  SocketSubscription,
  type SocketSubscriptionOptions,
  type SubscriptionServer,
} from "./subscription.ts";

interface ProtocolOptions {
  documents: Documents;
  services: Services;
  /** Undefined = each subscription is executed for itself. */
  shared: SharedSubscriptions | undefined;
  /** Identifies the caller by the payload of connection_init. False = refused. */
  authenticate(
    connection: Connection,
    params: Record<string, unknown> | undefined,
  ): Promise<boolean>;
}

interface Subscribing {
  id: string;
  payload: Payload;
}

/** Handles each message of graphql-transport-ws. */
export class Protocol {
  readonly #options: ProtocolOptions;
  readonly #server: SubscriptionServer;
  /** Subscriptions that joined and have not ended. */
  subscriptions = 0;

  constructor(options: ProtocolOptions) {
    this.#options = options;
    const { services, shared } = options;
    this.#server = { services, shared, onEnd: () => this.subscriptions-- };
  }

  /** `n`: the number of the message on its socket, from 1. */
  async take(connection: Connection, text: string, n: number): Promise<void> {
    const message = messageOf(text);
    switch (message?.type) {
      case MessageType.ConnectionInit:
        return this.#init(connection, message.payload as Record<string, unknown> | undefined);
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
    if (operation) connection.remove(operation);
  }

  async #init(connection: Connection, params: Record<string, unknown> | undefined): Promise<void> {
    if (connection.handshake !== "none")
      return connection.close(
        CloseCode.TooManyInitialisationRequests,
        "Too many initialisation requests",
      );
    connection.initReceived();
    if (!(await this.#options.authenticate(connection, params)))
      return connection.close(CloseCode.Forbidden, "Forbidden");
    connection.handshake = "acknowledged";
    await connection.send(frames.ack);
  }

  async #begin(connection: Connection, { id, payload }: Subscribing, n: number): Promise<void> {
    if (connection.handshake !== "acknowledged")
      return connection.close(CloseCode.Unauthorized, "Unauthorized");
    if (connection.operation(id))
      return connection.close(
        CloseCode.SubscriberAlreadyExists,
        `Subscriber for ${id} already exists`.slice(0, 120),
      );
    // A closing socket still delivers what its client sends; none of it may be executed any more.
    if (!connection.isOpen) return;

    const mine: OpenOperation = { id, older: undefined, end: () => {} };
    const tooMany = connection.operationCount >= SOCKET.operations;
    connection.add(mine);
    const isWanted = () => connection.operation(id) === mine;
    try {
      const operation = tooMany
        ? { errors: [TOO_MANY] }
        : await operationOf(connection, payload, this.#options);
      if ("errors" in operation)
        return await this.#refuse(connection, id, operation.errors, isWanted());
      const outcome = await this.#run(connection, operation);
      if (outcome instanceof Follower) {
        if (isWanted()) this.#subscribe({ connection, id, n, operation, follower: outcome });
        else outcome.return();
        return;
      }
      if (!isWanted()) return;
      await connection.send(frames.next(id, outcome));
      if (isWanted()) await connection.send(frames.complete(id));
    } finally {
      connection.remove(mine);
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

  /** Executes an operation. Returns the payload of its answer, or the Follower that a subscription reads from. */
  async #run({ viewer, origin }: Connection, operation: Operation): Promise<string | Follower> {
    const { services } = this.#options;
    const { log, metrics } = services;
    const ctx = newContext(services, viewer, origin);
    if (operation.guarded.kind === "subscription") {
      const follower = await followerOf(operation, ctx);
      if (follower instanceof Follower) return follower;
      logOperation(log, "errors");
      return payloadOf(follower, log);
    }
    const result = await executeOperation(operation, ctx);
    const status = result.errors ? "errors" : "data";
    const ms = logOperation(log, status);
    metrics.socketOperations.observe({ operation: traceNow()?.kind ?? "none", status }, ms / 1000);
    return payloadOf(result, log);
  }

  #subscribe(subscribed: Omit<SocketSubscriptionOptions, "server">): void {
    this.subscriptions++;
    const subscription = new SocketSubscription({ ...subscribed, server: this.#server });
    subscribed.connection.add(subscription);
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
