import { each, type Routes } from "../../core/outbox/domainEvents.ts";
import type { DisputeEvents } from "../../core/outbox/events/disputes.ts";
import {
  answeredNotices,
  askedNotices,
  endedNotices,
  filedNotices,
  withdrawnNotices,
} from "../../modules/disputes/index.ts";
import { refreshTrust } from "../../modules/trust/index.ts";
import { tellsEach } from "./notifying.ts";

/** What follows from what happens to disputes. */
export const disputeRoutes: Pick<Routes, keyof DisputeEvents> = {
  DisputeFiled: { notifications: tellsEach(filedNotices) },
  DisputeAnswered: { notifications: tellsEach(answeredNotices) },
  DisputeAsked: { notifications: tellsEach(askedNotices) },
  DisputeWithdrawn: { notifications: tellsEach(withdrawnNotices) },
  DisputeRejected: { notifications: tellsEach(endedNotices) },
  DisputeSettled: {
    notifications: tellsEach(endedNotices),
    reputation: each(async (tx, { lostById }) => {
      if (lostById !== null) await refreshTrust(tx, [lostById]);
    }),
  },
};
