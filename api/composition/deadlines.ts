import type { EntityManager } from "@mikro-orm/postgresql";
import { EVENT_RETENTION_DAYS, IDEMPOTENCY_DAYS, REPORTS } from "../../schema/limits.ts";
import { hoursAfter } from "../core/clock.ts";
import { deleteBefore } from "../core/events/log.ts";
import type { Deadline } from "../core/jobs/deadlines.ts";
import { deleteGivenUp, GIVEN_UP_KEPT_DAYS } from "../core/jobs/deleteGivenUp.ts";
import type { PeriodicWork, RowWork } from "../core/jobs/work.ts";
import { deleteDomainEvents } from "../core/outbox/housekeeping.ts";
import { forgetUnusedActivity } from "../modules/accounts/index.ts";
import { adjustmentEnds } from "../modules/adjustments/index.ts";
import { closeDays } from "../modules/analytics/index.ts";
import { sealLog } from "../modules/chain/index.ts";
import { disputeDeadlines } from "../modules/disputes/index.ts";
import { sweepErasures } from "../modules/erasure/index.ts";
import {
  countTrends,
  describeNewPhotos,
  learnPricesNightly,
  makePredictions,
  measureInsights,
} from "../modules/insights/index.ts";
import { offerExpires } from "../modules/offers/index.ts";
import { orderPartEnds } from "../modules/orders/index.ts";
import { deleteReports, reportWork, scheduleRuns } from "../modules/reporting/index.ts";
import { reviewPublishes } from "../modules/reviews/index.ts";
import { recountRewards } from "../modules/rewards/index.ts";
import { streamEnds, streamReminds } from "../modules/streams/index.ts";
import { suspensionEnds, sweepSuspended } from "../modules/suspension/index.ts";
import { deletePeers, deleteVideos } from "../modules/video/index.ts";
import { deleteExpired } from "./deleteExpired.ts";

/** Every state that ends at a deadline. docs/deadlines.md is generated from this list. */
export const deadlines: readonly Deadline[] = [
  offerExpires,
  orderPartEnds,
  streamEnds,
  streamReminds,
  reviewPublishes,
  disputeDeadlines,
  suspensionEnds,
  scheduleRuns,
  adjustmentEnds,
];

/** What rows ask for, and jobs do. */
export const rowWork: readonly RowWork[] = [reportWork];

/** Work that runs on a schedule. */
export const periodicWork: readonly PeriodicWork[] = [
  {
    task: "events-forgotten",
    cron: "7 * * * *",
    when: "Every hour",
    what: `The event log forgets what is older than ${EVENT_RETENTION_DAYS} days`,
    run: (services, now) =>
      deleteBefore(
        services.orm.em.fork() as EntityManager,
        hoursAfter(now, -24 * EVENT_RETENTION_DAYS),
      ),
  },
  {
    task: "domain-events-forgotten",
    cron: "12 * * * *",
    when: "Every hour",
    what: `The outbox forgets what is older than ${EVENT_RETENTION_DAYS} days and done with`,
    run: (services, now) =>
      deleteDomainEvents(
        services.orm.em.fork() as EntityManager,
        hoursAfter(now, -24 * EVENT_RETENTION_DAYS),
      ),
  },
  {
    task: "over-forgotten",
    cron: "22 * * * *",
    when: "Every hour",
    what: `Ended sessions, expired reset links, wrong passwords and known devices whose time has passed, and answers kept for repeated requests (${IDEMPOTENCY_DAYS} days) are removed, and what was being recorded of members while they switched “Use my activity” off`,
    run: async (services, now) => {
      const em = services.orm.em.fork() as EntityManager;
      return (await deleteExpired(em, now)) + (await forgetUnusedActivity(em));
    },
  },
  {
    task: "erasures-swept",
    cron: "* * * * *",
    when: "Every minute",
    what: "What was written for a member while their account was being deleted is erased too, and the files of their photos go",
    run: sweepErasures,
  },
  {
    task: "suspended-swept",
    cron: "* * * * *",
    when: "Every minute",
    what: "What a member's last request wrote while they were being suspended is closed and hidden too",
    run: sweepSuspended,
  },
  {
    task: "days-closed",
    cron: "* * * * *",
    when: "Every minute",
    what: "The figures of the days that are over are stored, five minutes after midnight UTC",
    run: closeDays,
  },
  {
    task: "prices-learned",
    cron: "17 * * * *",
    when: "Every hour",
    what: "What the market's prices teach is learned anew, once a UTC day",
    run: learnPricesNightly,
  },
  {
    task: "rewards-counted",
    cron: "27 * * * *",
    when: "Every hour",
    what: "The challenges of the week are set, and XP and achievements of members who were not counted for a week are counted from their whole history",
    run: recountRewards,
  },
  {
    task: "trends-counted",
    cron: "*/5 * * * *",
    when: "Every five minutes",
    what: "What is in demand is counted: of the last 24 hours each time, of 7 days every half hour, of 30 days every two hours, and who is interested in what today",
    run: countTrends,
  },
  {
    task: "photos-described",
    cron: "*/5 * * * *",
    when: "Every five minutes",
    what: "The photos of public items are described for the scanner, and the descriptions of those that are gone or no longer public are deleted",
    run: describeNewPhotos,
  },
  {
    task: "insights-measured",
    cron: "8 * * * *",
    when: "Every hour",
    what: "How well recommendations tell what members open, how well the scanner tells what photos show, what goes with a sale, when members are about and what interests them is measured once a UTC day",
    run: measureInsights,
  },
  {
    task: "predictions-made",
    cron: "*/5 * * * *",
    when: "Every five minutes",
    what: "What came of predictions is looked at, and new ones are made: of each category, and of active members once a UTC day and when an item of theirs changes",
    run: makePredictions,
  },
  {
    task: "log-sealed",
    cron: "* * * * *",
    when: "Every minute",
    what: "The transfers of the books that are not in the public log are appended to it, and a checkpoint over them is signed",
    run: sealLog,
  },
  {
    task: "stream-peers-forgotten",
    cron: "* * * * *",
    when: "Every minute",
    what: "Browsers that are gone lose their place at a stream's direct picture, and signals nobody fetched are removed",
    run: deletePeers,
  },
  {
    task: "videos-forgotten",
    cron: "*/10 * * * *",
    when: "Every ten minutes",
    what: "Replays older than `VIDEO_KEPT_DAYS`, the oldest beyond `VIDEO_TOTAL_MB`, and the video of streams that are gone leave the disk",
    run: deleteVideos,
  },
  {
    task: "reports-forgotten",
    cron: "*/10 * * * *",
    when: "Every ten minutes",
    what: `Runs of reports that ended ${REPORTS.keptDays} days ago are deleted with their files, and so is what killed servers left of a file`,
    run: deleteReports,
  },
  {
    task: "given-up-forgotten",
    cron: "37 4 * * *",
    when: "Every day at 04:37",
    what: `Jobs that were given up ${GIVEN_UP_KEPT_DAYS} days ago are removed from the queue`,
    run: deleteGivenUp,
  },
];
