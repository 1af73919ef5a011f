import type { Tx } from "../context.ts";
import type { CommunityEvents } from "./events/community.ts";
import type { DealEvents } from "./events/deals.ts";
import type { DisputeEvents } from "./events/disputes.ts";
import type { ItemEvents } from "./events/items.ts";
import type { MemberEvents } from "./events/members.ts";

/**
 * Every domain event: something that happened in the market, in the past tense, with the ids it is about and what a
 * consumer could not read later. No words of members are in it, so that nothing is left when they go.
 */
export interface DomainEvents
  extends CommunityEvents, DealEvents, DisputeEvents, ItemEvents, MemberEvents {}

export type DomainEventType = keyof DomainEvents;

/**
 * Who does what follows from an event, after the commit. Each goes through the outbox at its own pace and from its own
 * position, so that one that fails keeps none of the others.
 */
export type ConsumerName =
  | "cards"
  | "carts"
  | "feed"
  | "notifications"
  | "offers"
  | "pages"
  | "reputation";

/** One event, and when it happened. */
export interface Happened<Type extends DomainEventType> {
  event: DomainEvents[Type];
  at: Date;
}

/**
 * Does what one consumer has to do about events of a type that come one after the other, in their order. It gets each of
 * them once; what it throws undoes everything and is tried again.
 */
export type Handler<Type extends DomainEventType> = (
  tx: Tx,
  happened: readonly Happened<Type>[],
) => Promise<unknown>;

/** A handler that does one event after the other. `tx.now` is when it happened. */
export function each<Type extends DomainEventType>(
  work: (tx: Tx, event: DomainEvents[Type]) => Promise<unknown>,
): Handler<Type> {
  return async (tx, happened) => {
    for (const { event, at } of happened) await work({ ...tx, now: at }, event);
  };
}

/** What follows from each event, and who sees to it. An event that nothing follows from says so. */
export type EventHandlers = {
  readonly [Type in DomainEventType]: {
    readonly [Name in ConsumerName]?: Handler<Type>;
  };
};
