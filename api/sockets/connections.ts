import { SOCKET } from "../../schema/limits.ts";
import { isExpired, personOf, type EndingKind, type Viewer } from "../core/access/viewer.ts";
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
  #lookUps = 0;
  /** What ended while viewers were looked up: a look-up may have read it a moment before. */
  readonly #endedMeanwhile = new Set<string>();
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

  /** Finds a viewer. Null, too, when their session or view ended meanwhile. */
  async lookUp(find: () => Promise<Viewer | null>): Promise<Viewer | null> {
    this.#lookUps++;
    try {
      const viewer = await find();
      return viewer && isOneOf(this.#endedMeanwhile, viewer) ? null : viewer;
    } finally {
      this.#lookUps--;
      if (this.#lookUps === 0) this.#endedMeanwhile.clear();
    }
  }

  /** Sets the viewer of a connection. Returns false, and does not, when the member has too many sockets already. */
  identify(connection: Connection, viewer: Viewer): boolean {
    const person = personOf(viewer);
    const count = this.#counts.get(person) ?? 0;
    if (count >= SOCKET.perMember) return false;
    this.#counts.set(person, count + 1);
    connection.viewer = viewer;
    return true;
  }

  remove(connection: Connection): void {
    if (!this.#open.delete(connection)) return;
    const { viewer } = connection;
    if (viewer) this.#forget(personOf(viewer));
    if (this.#open.size === 0) this.#onEmpty?.();
  }

  #forget(person: number): void {
    const left = (this.#counts.get(person) ?? 1) - 1;
    if (left > 0) this.#counts.set(person, left);
    else this.#counts.delete(person);
  }

  /** Resolves when no connection is left. */
  emptied(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#open.size === 0) resolve();
      else this.#onEmpty = resolve;
    });
  }

  /** Closes the sockets of these sessions and views, in one scan however many they are. A view ends with its session. */
  endSessions(sids: ReadonlySet<string>): void {
    if (sids.size === 0) return;
    if (this.#lookUps > 0) for (const sid of sids) this.#endedMeanwhile.add(sid);
    this.#endThose(({ viewer }) => viewer !== null && isOneOf(sids, viewer));
  }

  /** Closes the sockets whose session has expired. */
  endExpired(now: Date): void {
    this.#endThose(({ viewer }) => viewer !== null && isExpired(viewer, now));
  }

  /** The credentials of this kind that have an open socket here. */
  live(kind: EndingKind): Set<string> {
    const ids = new Set<string>();
    for (const { viewer } of this.#open)
      if (viewer?.credential.kind === kind) ids.add(viewer.credential.id);
    return ids;
  }

  #endThose(isOver: (connection: Connection) => boolean): void {
    for (const connection of this.#open)
      if (isOver(connection)) closeSocket(connection.socket, SESSION_ENDED);
  }
}

/** Whether these end a viewer: by the own credential, or by the session in which a view began. */
function isOneOf(sids: ReadonlySet<string>, { credential }: Viewer): boolean {
  if (credential.kind === "system") return false;
  return sids.has(credential.id) || (credential.kind === "viewAs" && sids.has(credential.sid));
}
