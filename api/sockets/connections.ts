import { SOCKET } from "../../schema/limits.ts";
import { isOver, type Viewer } from "../core/access/viewer.ts";
import { closeSocket, SESSION_ENDED } from "./closeCodes.ts";
import type { Connection } from "./connection.ts";

/**
 * The open connections of a server, and who they belong to. What is rarely asked, such as which sockets a session has,
 * is found by going through all of them: thousands take microseconds, and a table of each would cost every idle one.
 */
export class Connections implements Iterable<Connection> {
  readonly #open = new Set<Connection>();
  /** Sockets by member. */
  readonly #counts = new Map<number, number>();
  #onEmpty: (() => void) | undefined;

  get size(): number {
    return this.#open.size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#open.values();
  }

  add(connection: Connection): void {
    this.#open.add(connection);
  }

  /** Notes whose it is. Answers false, and does not, when the member has too many sockets already. */
  identify(connection: Connection, viewer: Viewer): boolean {
    const count = this.#counts.get(viewer.id) ?? 0;
    if (count >= SOCKET.perMember) return false;
    this.#counts.set(viewer.id, count + 1);
    connection.viewer = viewer;
    return true;
  }

  remove(connection: Connection): void {
    if (!this.#open.delete(connection)) return;
    const { viewer } = connection;
    const left = viewer ? (this.#counts.get(viewer.id) ?? 1) - 1 : 0;
    if (viewer && left > 0) this.#counts.set(viewer.id, left);
    else if (viewer) this.#counts.delete(viewer.id);
    if (this.#open.size === 0) this.#onEmpty?.();
  }

  /** Done when none is left. */
  emptied(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#open.size === 0) resolve();
      else this.#onEmpty = resolve;
    });
  }

  /** Goes through them once, however many sessions ended. */
  endSessions(sids: ReadonlySet<string>): void {
    if (sids.size === 0) return;
    this.#endThose(({ viewer }) => viewer !== null && "id" in viewer.by && sids.has(viewer.by.id));
  }

  /** Closes the sockets of sessions whose time is over. */
  endExpired(now: Date): void {
    this.#endThose(({ viewer }) => viewer !== null && isOver(viewer, now));
  }

  /** The sessions that have an open socket here. */
  sessions(): Set<string> {
    const sids = new Set<string>();
    for (const { viewer } of this.#open) if (viewer?.by.kind === "session") sids.add(viewer.by.id);
    return sids;
  }

  #endThose(isOver: (connection: Connection) => boolean): void {
    for (const connection of this.#open)
      if (isOver(connection)) closeSocket(connection.socket, SESSION_ENDED);
  }
}
