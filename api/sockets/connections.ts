import { SOCKET } from "../../schema/limits.ts";
import { isExpired, type Viewer } from "../core/access/viewer.ts";
import { closeSocket, SESSION_ENDED } from "./closeCodes.ts";
import type { Connection } from "./connection.ts";

/**
 * The open connections of a server, and how many each member has. What is rarely needed, such as the sockets of a
 * session, is found by a scan: thousands take microseconds, and an index would cost memory for each idle socket.
 */
export class Connections implements Iterable<Connection> {
  readonly #open = new Set<Connection>();
  /** How many sockets each member has. */
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

  /** Sets the viewer of a connection. Returns false, and does not, when the member has too many sockets already. */
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

  /** Resolves when no connection is left. */
  emptied(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#open.size === 0) resolve();
      else this.#onEmpty = resolve;
    });
  }

  /** Closes the sockets of these sessions, in one scan however many they are. */
  endSessions(sids: ReadonlySet<string>): void {
    if (sids.size === 0) return;
    this.#endThose(
      ({ viewer }) =>
        viewer !== null && "id" in viewer.credential && sids.has(viewer.credential.id),
    );
  }

  /** Closes the sockets whose session has expired. */
  endExpired(now: Date): void {
    this.#endThose(({ viewer }) => viewer !== null && isExpired(viewer, now));
  }

  /** The sessions that have an open socket here. */
  sessions(): Set<string> {
    const sids = new Set<string>();
    for (const { viewer } of this.#open)
      if (viewer?.credential.kind === "session") sids.add(viewer.credential.id);
    return sids;
  }

  #endThose(isOver: (connection: Connection) => boolean): void {
    for (const connection of this.#open)
      if (isOver(connection)) closeSocket(connection.socket, SESSION_ENDED);
  }
}
