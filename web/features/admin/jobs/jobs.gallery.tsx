import type { ListSpecimen } from "../../../gallery/specimen.ts";
import { JobsTab } from "./JobsTab.tsx";
import { LetterList } from "./LetterList.tsx";
import { OverdueList } from "./OverdueList.tsx";

const jobs = {
  "Job.task": (n: number) => ["mail_leaves", "text_leaves", "days_closed"][n % 3],
  "Job.status": (n: number) => ["failing", "given_up", "running"][n % 3],
  "Job.attempts": (n: number) => [9, 6, 1][n % 3],
  "Job.maxAttempts": (n: number) => [14, 6, 3][n % 3],
  "Job.runAt": "2026-11-02T06:00:00.000Z",
  "Job.error": (n: number) =>
    ["451 try again later", "the text gateway answered 503", "canceling statement due to timeout"][
      n % 3
    ],
  "Job.viewerActions": (n: number) => [["retry", "drop"], ["drop"], []][n % 3],
  "Job.member": (n: number) => (n === 2 ? null : { n: n + 1 }),
  "Job.rowId": (n: number) => (n === 2 ? null : 12 + n),
  "JobsSummary.jobLag": 0,
  "JobsSummary.deadlineLag": 0,
  "JobsSummary.parts": () => [0, 1, 2, 3].map((n) => ({ n })),
  "JobsPartSummary.part": (n: number) => ["failed", "waiting", "dead_letters", "overdue"][n],
  "JobsPartSummary.count": (n: number) => [3, 0, 3, 3][n],
  "ConsumerSummary.lag": 0,
  "DeadLetter.consumer": (n: number) => ["feed", "notifications", "cards"][n % 3],
  "DeadLetter.type": (n: number) => ["ItemListed", "OfferAccepted", "DisputeFiled"][n % 3],
  "DeadLetter.error": "canceling statement due to statement timeout",
  "DeadLetter.isRetried": (n: number) => n === 1,
  "DeadLetter.viewerActions": (n: number) => (n === 1 ? [] : ["retry", "drop"]),
  "AdminEvent.sentence": (n: number) =>
    ["Mateo listed item 13", "Priya accepted offer 12", "Dispute 4 was filed"][n % 3],
  "OverdueDeadline.name": (n: number) =>
    ["offer_expires", "dispute_moves", "report_schedule_runs"][n % 3],
  "OverdueDeadline.rowId": (n: number) => 12 + n,
  "OverdueDeadline.error": (n: number) => (n === 1 ? null : "deadlock detected"),
  "OverdueDeadline.tries": (n: number) => [41, 0, 3][n % 3],
};

export const lists: readonly ListSpecimen[] = [
  { name: "admin-jobs", title: "Admin: jobs", fields: jobs, render: () => <JobsTab /> },
  {
    name: "admin-dead-letters",
    title: "Admin: dead letters",
    fields: jobs,
    render: () => <LetterList />,
  },
  {
    name: "admin-overdue",
    title: "Admin: overdue deadlines",
    fields: jobs,
    render: () => <OverdueList />,
  },
];
