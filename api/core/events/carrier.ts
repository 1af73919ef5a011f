import type { Audience, Topic } from "./topics.ts";

/** What one server tells the others of something that was committed, or broadcast. One letter a key: a notice is small. */
export interface Notice {
  a: Audience;
  /** Its place in the log of its audience; absent of a broadcast. */
  s?: number;
  t: Topic;
  d: Record<string, unknown>;
}

/** What the bus does with what other servers publish. */
export interface Receiver {
  /** Notices of another server. */
  receive(notices: Notice[]): void;
  /** Some notices may have been lost: the log has them. */
  missed(): void;
}

/**
 * Carries notices from one server to the others, at most once. Losing some costs seconds and never an event, because each
 * server looks into the log. Another engine for many servers is another object of this shape.
 */
export interface Carrier {
  start(receiver: Receiver): Promise<void>;
  /** Never rejects. Fulfilled when the notices have left, or could not. */
  publish(notices: readonly Notice[]): Promise<void>;
  stop(): Promise<void>;
}

/** For a market whose only server hears its own notices, which need no carrying. */
export const nowhere: Carrier = {
  start: async () => {},
  publish: async () => {},
  stop: async () => {},
};
