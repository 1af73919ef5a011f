/** The key of one person on one stream. */
type Key = `${number} ${string}`;

interface Watching {
  streamId: number;
  person: string;
  /** Open subscriptions. */
  sockets: number;
  /** For a person without a subscription: when their presence ends, in milliseconds of the market's clock. */
  until: number;
  /** Only for a person who is not signed in. */
  address: string | undefined;
}

/** Persons and the streams that they joined or left, as two lists of the same length. */
export interface Crowd {
  streams: number[];
  persons: string[];
}

interface Someone {
  streamId: number;
  person: string;
  address?: string | undefined;
}

/**
 * The persons who watch streams through this server, in memory, and which changes are not yet in the database. A member
 * with three tabs is one person here and in the count.
 */
export class LocalPresence {
  readonly #watching = new Map<Key, Watching>();
  /** Persons without a subscription, whose presence may expire. */
  readonly #timed = new Set<Key>();
  /** The presences that are in the database. */
  readonly #written = new Set<Key>();
  readonly #dirty = new Set<Key>();
  readonly #perAddress = new Map<string, number>();
  readonly #perAddressMax: number;
  readonly #graceMs: number;

  constructor({ perAddressMax, graceMs }: { perAddressMax: number; graceMs: number }) {
    this.#perAddressMax = perAddressMax;
    this.#graceMs = graceMs;
  }

  get isEmpty(): boolean {
    return this.#watching.size === 0 && this.#written.size === 0;
  }

  /** Whether there may be changes to write to the database. */
  get hasChanges(): boolean {
    return this.#dirty.size > 0;
  }

  /**
   * A person subscribes. Returns how to end it. Somebody who returns within the grace period, as after a reload, never
   * left.
   */
  hold(someone: Someone, now: () => number): () => void {
    const watching = this.#enter(someone);
    if (!watching) return () => {};
    watching.sockets++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      watching.sockets--;
      if (watching.sockets > 0) return;
      watching.until = Math.max(watching.until, now() + this.#graceMs);
      this.#timed.add(keyOf(watching));
    };
  }

  /** A heartbeat: a person without a subscription is present until this time. */
  beat(someone: Someone, until: number): void {
    const watching = this.#enter(someone);
    if (!watching) return;
    watching.until = Math.max(watching.until, until);
    if (watching.sockets === 0) this.#timed.add(keyOf(watching));
  }

  /** A person without a subscription leaves. */
  leave(someone: Someone): void {
    const watching = this.#watching.get(keyOf(someone));
    if (!watching) return;
    watching.until = 0;
    if (watching.sockets === 0) this.#remove(watching);
  }

  /** Removes persons whose presence has expired. */
  expire(now: number): void {
    for (const key of this.#timed) {
      const watching = this.#watching.get(key);
      if (!watching || watching.sockets > 0) this.#timed.delete(key);
      else if (watching.until <= now) this.#remove(watching);
    }
  }

  /** Returns the changes to write to the database, and marks them as written. Call `untold` if the write fails. */
  takeChanges(): { came: Crowd; left: Crowd } {
    const came: Crowd = { streams: [], persons: [] };
    const left: Crowd = { streams: [], persons: [] };
    for (const key of this.#dirty) {
      const isHere = this.#watching.has(key);
      if (isHere === this.#written.has(key)) continue;
      if (isHere) this.#written.add(key);
      else this.#written.delete(key);
      const place = key.indexOf(" ");
      const crowd = isHere ? came : left;
      crowd.streams.push(Number(key.slice(0, place)));
      crowd.persons.push(key.slice(place + 1));
    }
    this.#dirty.clear();
    return { came, left };
  }

  /** Takes back `news`, because writing it to the database failed. */
  restoreChanges({ came, left }: { came: Crowd; left: Crowd }): void {
    for (const key of keysOf(came)) {
      this.#written.delete(key);
      this.#dirty.add(key);
    }
    for (const key of keysOf(left)) {
      this.#written.add(key);
      this.#dirty.add(key);
    }
  }

  /** Marks everything as not written, because the database has deleted this server's presences. */
  resetWritten(): void {
    this.#written.clear();
    for (const key of this.#watching.keys()) this.#dirty.add(key);
  }

  #enter({ streamId, person, address }: Someone): Watching | undefined {
    const key = keyOf({ streamId, person });
    const known = this.#watching.get(key);
    if (known) return known;
    if (address !== undefined) {
      const place = `${streamId} ${address}`;
      const count = this.#perAddress.get(place) ?? 0;
      // One address could invent any number of devices, so they are limited.
      if (count >= this.#perAddressMax) return undefined;
      this.#perAddress.set(place, count + 1);
    }
    const watching: Watching = { streamId, person, sockets: 0, until: 0, address };
    this.#watching.set(key, watching);
    this.#dirty.add(key);
    return watching;
  }

  #remove(watching: Watching): void {
    const key = keyOf(watching);
    this.#watching.delete(key);
    this.#timed.delete(key);
    this.#dirty.add(key);
    if (watching.address === undefined) return;
    const place = `${watching.streamId} ${watching.address}`;
    const count = (this.#perAddress.get(place) ?? 1) - 1;
    if (count > 0) this.#perAddress.set(place, count);
    else this.#perAddress.delete(place);
  }
}

function keyOf({ streamId, person }: { streamId: number; person: string }): Key {
  return `${streamId} ${person}`;
}

function keysOf({ streams, persons }: Crowd): Key[] {
  return streams.map((streamId, n) => keyOf({ streamId, person: persons[n] ?? "" }));
}
