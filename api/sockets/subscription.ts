import type { GraphQLError } from "graphql";
import { personOf } from "../core/access/viewer.ts";
import type { Services } from "../core/context.ts";
import type { Broadcast } from "../core/events/channelBuffer.ts";
import type { Follower, LiveEvent } from "../core/events/follower.ts";
import { inTrace, noteOperation } from "../core/request/trace.ts";
import type { Caller, Operation } from "../core/subscriptions/operation.ts";
import { Subscription } from "../core/subscriptions/subscription.ts";
import type { Connection, OpenOperation } from "./connection.ts";
import { frames } from "./frames.ts";
import { logOperation } from "./logOperation.ts";
import type { Reader } from "./shared/lane.ts";
import type { SharedSubscription } from "./shared/sharedSubscription.ts";
import type { SharedSubscriptions } from "./shared/sharedSubscriptions.ts";

/** What all subscriptions of a server have in common. */
export interface SubscriptionServer {
  services: Services;
  /** Undefined = each subscription is executed for itself. */
  shared: SharedSubscriptions | undefined;
  onEnd(): void;
}

export interface SocketSubscriptionOptions {
  connection: Connection;
  id: string;
  /** The number of the message that started it. */
  n: number;
  operation: Operation;
  follower: Follower;
  server: SubscriptionServer;
}

/**
 * One subscription of one socket. Where a shared subscription serves others with the same operation, it reads for
 * itself only until it has caught up with that one, and then joins it.
 */
export class SocketSubscription extends Subscription implements OpenOperation, Reader {
  readonly connection: Connection;
  readonly id: string;
  older: OpenOperation | undefined;
  readonly #server: SubscriptionServer;
  /** The number of the message that started it, and when: its trace is made of these whenever it runs. */
  readonly #n: number;
  readonly #begun = Math.floor(performance.now());
  /** Equal for all subscriptions that get the same results; undefined when it cannot be shared. */
  readonly #key: string | undefined;
  #shared: SharedSubscription | undefined;
  #idText: string | undefined;

  constructor({ connection, id, n, operation, follower, server }: SocketSubscriptionOptions) {
    super(operation, follower);
    this.connection = connection;
    this.id = id;
    this.#n = n;
    this.#server = server;
    this.#key = server.shared?.keyOf(operation, follower);
  }

  get idText(): string {
    return (this.#idText ??= JSON.stringify(this.id));
  }

  fallBack(seq: number, broadcasts: Broadcast[]): void {
    const { follower } = this;
    this.#shared = undefined;
    follower.resumeAfter(seq);
    for (const broadcast of broadcasts) follower.receive(broadcast);
    this.wake();
  }

  /** The client sent `complete`, or its socket has closed. */
  end(): void {
    if (this.follower.isClosed) return;
    this.#shared?.leave(this);
    this.follower.return();
    this.#server.onEnd();
    this.traced(() => logOperation(this.services.log, "ended"));
  }

  protected override get services(): Services {
    return this.#server.services;
  }

  protected override get caller(): Caller {
    return this.connection;
  }

  protected override isServed(): boolean {
    const { operation, follower } = this;
    if (this.#key === undefined || follower.isClosed) return false;
    this.#shared = this.#server.shared?.join(this.#key, { operation, follower, reader: this });
    return this.#shared !== undefined;
  }

  protected override async known(event: LiveEvent): Promise<string | undefined> {
    return this.#key === undefined
      ? undefined
      : this.#server.shared?.replay(this.#key, this.operation, event);
  }

  protected override noted(answer: Promise<void>): Promise<void> {
    return this.#asksAgain ? answer : this.connection.noted(answer);
  }

  protected override async deliver(payload: string): Promise<void> {
    // What was read before this event came may be older than what the client asks for because of it. If it came later,
    // the client would take it for the newer.
    if (this.#asksAgain) await this.connection.caughtUp();
    await this.connection.send(frames.next(this.id, payload));
  }

  /** Whether its events say that queries are to be asked again. */
  get #asksAgain(): boolean {
    return this.operation.guarded.coordinates.has("Subscription.queriesInvalidated");
  }

  protected override async fail(error: GraphQLError): Promise<void> {
    const { log } = this.services;
    if (!this.connection.remove(this)) return;
    this.#server.onEnd();
    logOperation(log, "refused");
    await this.connection.send(frames.error(this.id, [error], log)).catch(() => {});
  }

  protected override traced<T>(work: () => T): T {
    const { viewer } = this.connection;
    const trace = {
      id: this.connection.nameOf(this.#n),
      begun: this.#begun,
      ...(viewer && { memberId: personOf(viewer) }),
    };
    return inTrace(trace, () => {
      noteOperation("subscription", this.operation.guarded.name);
      return work();
    });
  }
}
