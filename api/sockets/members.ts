import type { WebSocket } from "ws";
import { SOCKET } from "../../schema/limits.ts";
import type { Viewer } from "../core/context.ts";
import { end, SESSION_ENDED } from "./goodbye.ts";

/** Who is connected, so that the end of a session closes its sockets. */
export class Members {
  readonly #sessions = new Map<string, { expires: number; sockets: WebSocket[] }>();
  readonly #counts = new Map<number, number>();

  /** Answers false when the member has too many sockets already. */
  add({ id, sid, expires }: Viewer, socket: WebSocket): boolean {
    const count = this.#counts.get(id) ?? 0;
    if (count >= SOCKET.perMember) return false;
    this.#counts.set(id, count + 1);
    const known = this.#sessions.get(sid)?.sockets;
    this.#sessions.set(sid, { expires, sockets: known ? [...known, socket] : [socket] });
    return true;
  }

  /** A socket that was not added is not there: nothing happens. */
  remove({ id, sid }: Viewer, socket: WebSocket): void {
    const session = this.#sessions.get(sid);
    if (!session?.sockets.includes(socket)) return;
    const others = session.sockets.filter((other) => other !== socket);
    if (others.length === 0) this.#sessions.delete(sid);
    else this.#sessions.set(sid, { ...session, sockets: others });
    const left = (this.#counts.get(id) ?? 1) - 1;
    if (left > 0) this.#counts.set(id, left);
    else this.#counts.delete(id);
  }

  endSession(sid: string): void {
    for (const socket of this.#sessions.get(sid)?.sockets ?? []) end(socket, SESSION_ENDED);
  }

  /** Closes the sockets of sessions whose time is over. */
  endExpired(now: Date): void {
    for (const [sid, { expires }] of this.#sessions)
      if (expires <= now.getTime()) this.endSession(sid);
  }

  /** The sessions that have an open socket here. */
  sessions(): string[] {
    return [...this.#sessions.keys()];
  }
}
