/** One person on one stream, as one key. */
type Key = `${number} ${string}`;

interface Watching {
  streamId: number;
  person: string;
  /** Open subscriptions. */
  sockets: number;
  /** Without a subscription: watches until then, in milliseconds of the market's clock. */
  until: number;
  /** Of who is not signed in. */
  address: string | undefined;
}

/** Who came to which stream, or left it: two lists of the same length. */
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
 * Who watches through this server, in memory, and what of it the database does not know yet. A member with three tabs
 * is one person here and in the count.
 */
export class LocalPresence {
  readonly #watching = new Map<Key, Watching>();
  /** Those who hold no subscription: they may be gone at any moment. */
  readonly #timed = new Set<Key>();
  /** What the database has. */
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

  /** Whether there may be something to tell. */
  get hasNews(): boolean {
    return this.#dirty.size > 0;
  }

  /** Somebody listens. Answers how to end it; who is back within the grace, as after a reload, never left. */
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

  /** Somebody without a subscription is there until a moment. */
  beat(someone: Someone, until: number): void {
    const watching = this.#enter(someone);
    if (!watching) return;
    watching.until = Math.max(watching.until, until);
    if (watching.sockets === 0) this.#timed.add(keyOf(watching));
  }

  /** Somebody without a subscription says goodbye. */
  leave(someone: Someone): void {
    const watching = this.#watching.get(keyOf(someone));
    if (!watching) return;
    watching.until = 0;
    if (watching.sockets === 0) this.#remove(watching);
  }

  /** Forgets who has been silent for too long. */
  expire(now: number): void {
    for (const key of this.#timed) {
      const watching = this.#watching.get(key);
      if (!watching || watching.sockets > 0) this.#timed.delete(key);
      else if (watching.until <= now) this.#remove(watching);
    }
  }

  /** What the database is to be told now; it counts as told until `untold`. */
  news(): { came: Crowd; left: Crowd } {
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

  /** The database did not hear the news. */
  untold({ came, left }: { came: Crowd; left: Crowd }): void {
    for (const key of keysOf(came)) {
      this.#written.delete(key);
      this.#dirty.add(key);
    }
    for (const key of keysOf(left)) {
      this.#written.add(key);
      this.#dirty.add(key);
    }
  }

  /** The database has forgotten everything this server told it. */
  forgotten(): void {
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
      // One address could make up any number of devices.
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
