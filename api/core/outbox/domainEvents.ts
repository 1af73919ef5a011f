import type { Tx } from "../context.ts";
import type { AdjustmentEvents } from "./events/adjustments.ts";
import type { AuditEvents } from "./events/audit.ts";
import type { CommunityEvents } from "./events/community.ts";
import type { DealEvents } from "./events/deals.ts";
import type { DisputeEvents } from "./events/disputes.ts";
import type { ItemEvents } from "./events/items.ts";
import type { MemberEvents } from "./events/members.ts";
import type { ModerationEvents } from "./events/moderation.ts";

/**
 * Every domain event: something that happened in the market, named in the past tense, with the ids it is about and what
 * a consumer could not read later. It has no text by members, so that nothing is left of them when they delete their
 * account.
 */
export interface DomainEvents
  extends
    AdjustmentEvents,
    AuditEvents,
    CommunityEvents,
    DealEvents,
    DisputeEvents,
    ItemEvents,
    MemberEvents,
    ModerationEvents {}

export type DomainEventType = keyof DomainEvents;

/**
 * The consumers, which handle events after the commit. Each reads the outbox at its own speed and from its own
 * position, so that one that fails does not stop the others.
 */
export type ConsumerName =
  | "cards"
  | "carts"
  | "feed"
  | "notifications"
  | "offers"
  | "pages"
  | "reputation"
  | "rewards";

/** One event, and when it happened. */
export interface Happened<Type extends DomainEventType> {
  event: DomainEvents[Type];
  at: Date;
}

/**
 * Handles consecutive events of one type for one consumer, in order. It gets each event once. When it throws, its
 * transaction is rolled back and tried again.
 */
export type Handler<Type extends DomainEventType> = (
  tx: Tx,
  happened: readonly Happened<Type>[],
) => Promise<unknown>;

/** A handler that does one event after the other. `tx.now` is when the event happened. */
export function each<Type extends DomainEventType>(
  work: (tx: Tx, event: DomainEvents[Type]) => Promise<unknown>,
): Handler<Type> {
  return async (tx, happened) => {
    for (const { event, at } of happened) await work({ ...tx, now: at }, event);
  };
}

/** The handlers of each event, by consumer. An event without handlers needs an empty entry. */
export type EventHandlers = {
  readonly [Type in DomainEventType]: {
    readonly [Name in ConsumerName]?: Handler<Type>;
  };
};
