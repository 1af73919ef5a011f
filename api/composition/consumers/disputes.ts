import { each, type EventHandlers } from "../../core/outbox/domainEvents.ts";
import type { DisputeEvents } from "../../core/outbox/events/disputes.ts";
import {
  answeredNotices,
  askedNotices,
  endedNotices,
  filedNotices,
  withdrawnNotices,
} from "../../modules/disputes/index.ts";
import { refreshTrust } from "../../modules/trust/index.ts";
import { notifiesEach } from "./notifying.ts";
import { rewards } from "./rewarding.ts";

/** Handlers of the domain events of disputes. */
export const disputeHandlers: Pick<EventHandlers, keyof DisputeEvents> = {
  DisputeFiled: { notifications: notifiesEach(filedNotices) },
  DisputeAnswered: { notifications: notifiesEach(answeredNotices) },
  DisputeAsked: { notifications: notifiesEach(askedNotices) },
  DisputeWithdrawn: { notifications: notifiesEach(withdrawnNotices) },
  DisputeRejected: { notifications: notifiesEach(endedNotices) },
  DisputeSettled: {
    notifications: notifiesEach(endedNotices),
    reputation: each(async (tx, { lostById }) => {
      if (lostById !== null) await refreshTrust(tx, [lostById]);
    }),
    rewards: rewards(({ disputeId }) => ({ disputeIds: [disputeId] })),
  },
};
