import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { SOCKET } from "../../schema/limits.ts";
import type { Origin, Viewer } from "../core/context.ts";
import { LANES } from "./shared/tick.ts";

/** Something a client asked for that is not over. */
export interface Operation {
  end(): void;
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
  readonly operations = new Map<string, Operation>();
  /** How it leaves those who have not said who they are. */
  leaveRoom: (() => void) | undefined;

  constructor(socket: WebSocket, stream: Duplex, origin: Origin) {
    this.socket = socket;
    this.stream = stream;
    this.origin = origin;
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
    const operations = [...this.operations.values()];
    this.operations.clear();
    for (const operation of operations) operation.end();
  }
}
