import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { SOCKET } from "../../schema/limits.ts";
import type { Viewer } from "../core/access/viewer.ts";
import type { Origin } from "../core/context.ts";
import { MessageBudget } from "./messageBudget.ts";
import { laneOf } from "./shared/tick.ts";

/** Something a client asked for that is not over. */
export interface OpenOperation {
  /** The client's name for it. */
  readonly id: string;
  /** The one its socket asked for before it: most have one alone, for which a list would be more than it. */
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
 * One socket and what is known of it. Thousands of them are idle, so it keeps nothing of the request that opened it and
 * nothing of the messages that were answered.
 */
export class Connection {
  readonly socket: WebSocket;
  /** What the socket writes to. Frames that are the same for many are made once and written here. */
  readonly stream: Duplex;
  readonly origin: Origin;
  /** Counts the sockets that this process opened, from 0. */
  readonly number = opened++;
  viewer: Viewer | null = null;
  /** Whether connection_init came, and was acknowledged. */
  handshake: "none" | "received" | "acknowledged" = "none";
  /** Runs until connection_init comes. */
  initTimer: NodeJS.Timeout | undefined;
  readonly budget = new MessageBudget();
  /** It spent more than its budget, and is not heard any more. */
  isTooFast = false;
  /** The latest; behind it the others. Few, so that going through them is no more than looking one up. */
  #operation: OpenOperation | undefined;
  /** How the ids of its messages begin. */
  readonly #name: string;
  #messages = 0;
  /** Takes it out of the pending handshakes. */
  handshakeDone: (() => void) | undefined;

  constructor({ socket, stream, origin, name }: ConnectionOptions) {
    this.socket = socket;
    this.stream = stream;
    this.origin = origin;
    this.#name = name;
  }

  /** With which others it is told what is the same for many. */
  get lane(): number {
    return laneOf(this.number);
  }

  /** Counts a message. */
  nextMessage(): number {
    return ++this.#messages;
  }

  /** The id under which a message runs, and what it began. */
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

  /** Notes an operation, in place of one with the same id. */
  note(operation: OpenOperation): void {
    const before = this.operation(operation.id);
    if (before) this.drop(before);
    operation.older = this.#operation;
    this.#operation = operation;
  }

  /** Forgets an operation. False when it was not there any more. */
  drop(operation: OpenOperation): boolean {
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

  /** Whether more waits for its reader than may wait. */
  get isSlow(): boolean {
    return this.stream.writableLength > SOCKET.waitingBytes;
  }

  /** Sends one message; done when it has left this process. */
  send(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return resolve();
      // Who is cut off while it does not read loses what was on its way; that is nobody's fault.
      this.socket.send(text, (error) => (error && this.isOpen ? reject(error) : resolve()));
    });
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  initReceived(): void {
    this.handshake = "received";
    clearTimeout(this.initTimer);
    this.initTimer = undefined;
  }

  /** The socket is gone: whatever it asked for ends. */
  ended(): void {
    clearTimeout(this.initTimer);
    let one = this.#operation;
    this.#operation = undefined;
    for (; one; one = one.older) one.end();
  }
}
