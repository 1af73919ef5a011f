import type { Tx } from "../../core/context.ts";
import {
  each,
  type DomainEvents,
  type DomainEventType,
  type Handler,
  type Happened,
} from "../../core/outbox/domainEvents.ts";
import { notify, type Notice } from "../../modules/notifications/index.ts";

/** Tells members of events that came one after the other, with one statement. */
export function notifies<Type extends DomainEventType>(
  noticesOf: (tx: Tx, happened: readonly Happened<Type>[]) => Promise<Notice[]>,
): Handler<Type> {
  return async (tx, happened) => notify(tx, ...(await noticesOf(tx, happened)));
}

/** Tells members of one event after the other. */
export function notifiesEach<Type extends DomainEventType>(
  noticesOf: (tx: Tx, event: DomainEvents[Type]) => Notice[] | Promise<Notice[]>,
): Handler<Type> {
  return each(async (tx, event) => notify(tx, ...(await noticesOf(tx, event))));
}
