import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { SOCKET } from "../../schema/limits.ts";
import type { Origin, Viewer } from "../core/context.ts";
import { MessageBudget } from "./messageBudget.ts";
import { LANES } from "./shared/tick.ts";

/** Something a client asked for that is not over. */
export interface Operation {
  /** The client's name for it. */
  readonly id: string;
  end(): void;
}

interface ConnectionOptions {
  socket: WebSocket;
  stream: Duplex;
  origin: Origin;
  name: string;
}

let opened = 0;

/** In turn, so that all lanes have as many. */
function nextLane(): number {
  return opened++ % LANES;
}

/**
 * One socket and what is known of it. Thousands of them are idle, so it keeps nothing of the request that opened it and
 * nothing of the messages that were answered.
 */
export class Connection {
  readonly socket: WebSocket;
  /** What the socket writes to. Frames that are the same for many are made once and written here. */
  readonly stream: Duplex;
  readonly origin: Origin;
  /** With which others it is told what is the same for many. */
  readonly lane: number = nextLane();
  viewer: Viewer | null = null;
  /** Said hello; was answered. */
  greeting: "none" | "heard" | "answered" = "none";
  /** Runs until hello is heard. */
  helloTimer: NodeJS.Timeout | undefined;
  readonly budget = new MessageBudget();
  /** It spent more than its budget, and is not heard any more. */
  isTooFast = false;
  /** Few, so that going through them is no more than looking one up. */
  #operations: Operation[] = [];
  /** How the ids of its messages begin. */
  readonly #name: string;
  #messages = 0;
  /** How it leaves those who have not said who they are. */
  leaveRoom: (() => void) | undefined;

  constructor({ socket, stream, origin, name }: ConnectionOptions) {
    this.socket = socket;
    this.stream = stream;
    this.origin = origin;
    this.#name = name;
  }

  /** The id under which its next message runs. */
  nextName(): string {
    return `${this.#name}-${++this.#messages}`;
  }

  get operationCount(): number {
    return this.#operations.length;
  }

  operation(id: string): Operation | undefined {
    return this.#operations.find((operation) => operation.id === id);
  }

  /** Notes an operation, in place of one with the same id. */
  note(operation: Operation): void {
    const others = this.#operations.filter(({ id }) => id !== operation.id);
    // A list that grows gets room for 17 at once; most sockets have one operation.
    this.#operations = others.length === 0 ? [operation] : [...others, operation];
  }

  /** Forgets an operation. False when it was not there any more. */
  drop(operation: Operation): boolean {
    const left = this.#operations.filter((other) => other !== operation);
    const wasThere = left.length < this.#operations.length;
    this.#operations = left;
    return wasThere;
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

  heardHello(): void {
    this.greeting = "heard";
    clearTimeout(this.helloTimer);
    this.helloTimer = undefined;
  }

  /** The socket is gone: whatever it asked for ends. */
  ended(): void {
    clearTimeout(this.helloTimer);
    const operations = this.#operations;
    this.#operations = [];
    for (const operation of operations) operation.end();
  }
}
