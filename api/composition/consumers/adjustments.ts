import type { EventHandlers } from "../../core/outbox/domainEvents.ts";
import type { AdjustmentEvents } from "../../core/outbox/events/adjustments.ts";
import { endedNotices, postedNotices, requestedNotices } from "../../modules/adjustments/index.ts";
import { notifiesEach } from "./notifying.ts";

/** Handlers of the domain events of adjustments. */
export const adjustmentHandlers: Pick<EventHandlers, keyof AdjustmentEvents> = {
  AdjustmentRequested: { notifications: notifiesEach(requestedNotices) },
  // Its mails leave with the request itself.
  AdjustmentScheduled: {},
  AdjustmentPosted: { notifications: notifiesEach(postedNotices) },
  AdjustmentRejected: { notifications: notifiesEach(endedNotices) },
  AdjustmentWithdrawn: {},
  AdjustmentExpired: { notifications: notifiesEach(endedNotices) },
  AdjustmentFailed: { notifications: notifiesEach(endedNotices) },
};
