import type { Audience, Topic } from "./topics.ts";

/**
 * What one server sends the others about a committed event or a broadcast. Keys are single letters to keep it small.
 */
export interface Notice {
  a: Audience;
  /** Its sequence in the log of its audience; absent for a broadcast. */
  s?: number;
  t: Topic;
  d: Record<string, unknown>;
}

/** Callbacks of the bus, for what other servers publish. */
export interface Receiver {
  /** Notices from another server. */
  receive(notices: Notice[]): void;
  /** Some notices may have been lost; their events are in the log. */
  missed(): void;
}

/**
 * Carries notices from one server to the others, at most once. A lost notice costs seconds and never an event, because
 * each server polls the log. Another message broker is another implementation of this interface.
 */
export interface Carrier {
  start(receiver: Receiver): Promise<void>;
  /** Never rejects. Resolves when the notices have left, or could not. */
  publish(notices: readonly Notice[]): Promise<void>;
  stop(): Promise<void>;
}

/** The carrier of a market with one server, which delivers its own notices. */
export const singleServerCarrier: Carrier = {
  start: async () => {},
  publish: async () => {},
  stop: async () => {},
};
