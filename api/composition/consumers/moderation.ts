import { each, type EventHandlers } from "../../core/outbox/domainEvents.ts";
import type { ModerationEvents } from "../../core/outbox/events/moderation.ts";
import {
  appealNotices,
  closedNotices,
  openedNotices,
  removedNotices,
  warnedNotices,
} from "../../modules/moderation/index.ts";
import { countReview } from "../../modules/trust/index.ts";
import { notifies, notifiesEach } from "./notifying.ts";

/** Handlers of the domain events of reports and appeals. */
export const moderationHandlers: Pick<EventHandlers, keyof ModerationEvents> = {
  CaseOpened: { notifications: notifiesEach(openedNotices) },
  ReportClosed: { notifications: notifies(closedNotices) },
  MemberWarned: { notifications: notifiesEach(warnedNotices) },
  ContentRemoved: { notifications: notifiesEach(removedNotices) },
  // A granted appeal says so.
  ContentRestored: {},
  AppealDecided: { notifications: notifiesEach(appealNotices) },
  RatingChanged: { reputation: each((tx, { memberId }) => countReview(tx, memberId)) },
};
