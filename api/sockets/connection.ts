import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { SOCKET } from "../../schema/limits.ts";
import type { Viewer } from "../core/access/viewer.ts";
import type { Origin } from "../core/context.ts";
import { MessageBudget } from "./messageBudget.ts";
import { laneOf } from "./shared/tick.ts";

/** An operation of a client that has not ended. */
export interface OpenOperation {
  /** The id that the client gave it. */
  readonly id: string;
  /**
   * The operation that its socket started before it. A linked list: most sockets have one operation, for which an array
   * would cost more memory than the entry.
   */
  older: OpenOperation | undefined;
  end(): void;
}

interface ConnectionOptions {
  socket: WebSocket;
  stream: Duplex;
  origin: Origin;
  name: string;
}

let opened = 0;

/**
 * One socket and its state. Thousands of sockets are idle, so it keeps nothing of the request that opened it and
 * nothing of the messages that were answered.
 */
export class Connection {
  readonly socket: WebSocket;
  /**
   * The stream that the socket writes to. Frames that are the same for many sockets are built once and written here.
   */
  readonly stream: Duplex;
  readonly origin: Origin;
  /** Its number among the sockets that this process opened, from 0. */
  readonly number = opened++;
  viewer: Viewer | null = null;
  /** Whether connection_init came, and was acknowledged. */
  handshake: "none" | "received" | "acknowledged" = "none";
  /** Runs until connection_init comes. */
  initTimer: NodeJS.Timeout | undefined;
  readonly budget = new MessageBudget();
  /** Whether the client sent more messages than its budget. Its further messages are ignored. */
  isTooFast = false;
  /**
   * The latest operation, which refers to the older ones. They are so few that a search costs no more than a lookup.
   */
  #operation: OpenOperation | undefined;
  /** The prefix of the ids of its messages. */
  readonly #name: string;
  #messages = 0;
  /** Events that are read and sent now; undefined while there are none. */
  #underWay: Set<Promise<void>> | undefined;
  /** Removes it from the pending handshakes. */
  handshakeDone: (() => void) | undefined;

  constructor({ socket, stream, origin, name }: ConnectionOptions) {
    this.socket = socket;
    this.stream = stream;
    this.origin = origin;
    this.#name = name;
  }

  /** The lane in which its shared subscriptions are written (`tick.ts`). */
  get lane(): number {
    return laneOf(this.number);
  }

  /** Counts a message. Returns its number on this socket, from 1. */
  nextMessage(): number {
    return ++this.#messages;
  }

  /** The trace id of a message, and of the operation that it started. */
  nameOf(message: number): string {
    return `${this.#name}-${message}`;
  }

  get operationCount(): number {
    let count = 0;
    for (let one = this.#operation; one; one = one.older) count++;
    return count;
  }

  operation(id: string): OpenOperation | undefined {
    let one = this.#operation;
    while (one && one.id !== id) one = one.older;
    return one;
  }

  /** Adds an operation, in place of one with the same id. */
  add(operation: OpenOperation): void {
    const before = this.operation(operation.id);
    if (before) this.remove(before);
    operation.older = this.#operation;
    this.#operation = operation;
  }

  /** Removes an operation. False when it was removed already. */
  remove(operation: OpenOperation): boolean {
    let newer: OpenOperation | undefined;
    for (let one = this.#operation; one; newer = one, one = one.older) {
      if (one !== operation) continue;
      if (newer) newer.older = one.older;
      else this.#operation = one.older;
      return true;
    }
    return false;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Whether more bytes wait to be sent than a client may have waiting. */
  get isSlow(): boolean {
    return this.stream.writableLength > SOCKET.waitingBytes;
  }

  /** Sends one message. Resolves when it has left this process. */
  send(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return resolve();
      // A client that is cut off while it does not read loses what was on its way, which is no error.
      this.socket.send(text, (error) => (error && this.isOpen ? reject(error) : resolve()));
    });
  }

  /** Counts an event as under way until its result has left. */
  async noted(answer: Promise<void>): Promise<void> {
    const underWay = (this.#underWay ??= new Set());
    underWay.add(answer);
    try {
      await answer;
    } finally {
      underWay.delete(answer);
      if (underWay.size === 0) this.#underWay = undefined;
    }
  }

  /** Resolves when the events that are under way now have left. */
  async caughtUp(): Promise<void> {
    if (this.#underWay) await Promise.allSettled(this.#underWay);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  initReceived(): void {
    this.handshake = "received";
    clearTimeout(this.initTimer);
    this.initTimer = undefined;
  }

  /** Ends all operations, because the socket has closed. */
  ended(): void {
    clearTimeout(this.initTimer);
    let one = this.#operation;
    this.#operation = undefined;
    for (; one; one = one.older) one.end();
  }
}
