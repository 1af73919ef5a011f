import type { Tx } from "../../core/context.ts";
import {
  each,
  type DomainEvents,
  type DomainEventType,
  type Handler,
  type Happened,
} from "../../core/outbox/domainEvents.ts";
import { notify, type Notice } from "../../modules/notifications/index.ts";

/** A handler that notifies members of a batch of events with one statement. */
export function notifies<Type extends DomainEventType>(
  noticesOf: (tx: Tx, happened: readonly Happened<Type>[]) => Promise<Notice[]>,
): Handler<Type> {
  return async (tx, happened) => notify(tx, ...(await noticesOf(tx, happened)));
}

/** A handler that notifies members of each event of a batch in its own statement. */
export function notifiesEach<Type extends DomainEventType>(
  noticesOf: (tx: Tx, event: DomainEvents[Type]) => Notice[] | Promise<Notice[]>,
): Handler<Type> {
  return each(async (tx, event) => notify(tx, ...(await noticesOf(tx, event))));
}
