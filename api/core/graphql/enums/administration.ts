import { stringEnum } from "./stringEnum.ts";

export const AuditSubject = stringEnum("AuditSubject", "What an administrator's action is about.", {
  member: "A member's account.",
  dispute: "A dispute between two members.",
  item: "An item on the market.",
  switch: "A switch that closes or opens a feature.",
  case: "A report or an appeal in the moderation queue.",
  report: "A report that was asked for, or scheduled.",
  report_run: "One run of a report.",
  report_schedule: "A schedule by which a report runs.",
  adjustment: "An adjustment of a member's wallet.",
  job: "A job of the market's own work.",
  job_task: "All failed jobs of one task.",
  dead_letter: "An event that a part of the market could not handle.",
  masked_value: "A masked value that was uncovered.",
  pool: "A pool of TP that members can earn from.",
});
export type AuditSubject = keyof typeof AuditSubject;

export const SwitchName = stringEnum(
  "SwitchName",
  "What administrators close and open. `writes`: everything that changes something.",
  {
    sign_up: "Making new accounts.",
    listing: "Listing items, for the first time or again.",
    offers: "Making offers and counter-offers.",
    checkout: "Placing orders.",
    rewards: "Taking TP that were earned beside deals.",
    streams: "Planning and starting live streams.",
    writes: "Everything that changes something.",
  },
);
export type SwitchName = keyof typeof SwitchName;

export const ReportName = stringEnum(
  "ReportName",
  "The reports that administrators run. query: all rows of a list of a query of theirs.",
  {
    sales_by_day: "Deals and revenue of each UTC day.",
    members: "Every account as it is now, without e-mail, phone and address.",
    items: "Every item as it is now, whatever its status.",
    offers: "Offers and counter-offers that were made in the days.",
    order_parts: "Each seller's part of the orders that were placed in the days.",
    disputes: "Disputes that were filed in the days.",
    ledger_postings: "Every entry of the double-entry books: two a transfer, which sum to zero.",
    tp_issued: "TP that left the treasury and came back to it, by UTC day and reason.",
    moderation: "Members who were suspended and items that were removed in the days.",
    admin_actions: "What administrators did and tried in the days.",
    query: "All rows of a list of a query that an administrator wrote.",
  },
);
export type ReportName = keyof typeof ReportName;

export const ReportFormat = stringEnum(
  "ReportFormat",
  "How a report is written: a table with a header for spreadsheets, or one JSON object a line.",
  {
    csv: "A table with a header line, for spreadsheets.",
    jsonl: "One JSON object a line.",
  },
);
export type ReportFormat = keyof typeof ReportFormat;

export const ReportColumnType = stringEnum(
  "ReportColumnType",
  "What a column of a report has. A day is YYYY-MM-DD in UTC, a time is ISO 8601 in UTC.",
  {
    text: "Text.",
    whole_number: "A whole number.",
    number: "A number that may have decimals.",
    yes_no: "True or false.",
    day: "A day in UTC, YYYY-MM-DD.",
    time: "A moment in UTC, ISO 8601.",
  },
);
export type ReportColumnType = keyof typeof ReportColumnType;

export const ReportRunStatus = stringEnum(
  "ReportRunStatus",
  "How far the file of a report is. Only a done one can be downloaded.",
  {
    queued: "It waits for its turn.",
    running: "Its file is being written.",
    done: "Its file can be downloaded.",
    failed: "There is no file; `failure` says why.",
    cancelled: "An administrator stopped it.",
  },
);
export type ReportRunStatus = keyof typeof ReportRunStatus;

export const ReportFailure = stringEnum(
  "ReportFailure",
  "Why there is no file: the disk was full, the database took too long, servers ended while they wrote it, the query does not fit the tables any more, or a bug, which is in the server's log.",
  {
    disk_full: "There was no room for the file.",
    too_slow: "Reading the rows took too long.",
    interrupted: "The servers that wrote it ended before it was done.",
    query_invalid: "The query does not fit the market's tables any more.",
    error: "Something unexpected, which the operator can look up.",
  },
);
export type ReportFailure = keyof typeof ReportFailure;

export const ReportFrequency = stringEnum(
  "ReportFrequency",
  "How often a schedule runs its report.",
  {
    daily: "Every day.",
    weekly: "Once a week, on `runOn`.",
    monthly: "Once a month, on `runOn`.",
  },
);
export type ReportFrequency = keyof typeof ReportFrequency;

export const ReportScheduleStatus = stringEnum(
  "ReportScheduleStatus",
  "Whether a schedule runs. Stopped: its owner is no administrator any more.",
  {
    active: "It runs at its times.",
    paused: "It rests until it is resumed.",
    stopped: "Its owner is no administrator any more.",
  },
);
export type ReportScheduleStatus = keyof typeof ReportScheduleStatus;

export const AdjustmentStatus = stringEnum(
  "AdjustmentStatus",
  "Where an adjustment of a wallet stands. Only a requested one waits; a posted one has moved its TP.",
  {
    requested: "It waits for a second administrator, or for its deadline.",
    posted: "Its TP have moved.",
    rejected: "Another administrator refused it.",
    withdrawn: "Who asked for it took it back.",
    expired: "Nobody decided it in time, and no TP moved.",
    failed: "It was approved and could not be posted; `failure` says why.",
  },
);
export type AdjustmentStatus = keyof typeof AdjustmentStatus;

export const AdjustmentFailure = stringEnum(
  "AdjustmentFailure",
  "Why an adjustment was not posted: too few available TP, the member has left, or who asked for it is no administrator any more.",
  {
    insufficient_balance: "The wallet has too few available TP.",
    member_gone: "The member has left.",
    requester_gone: "Who asked for it is no administrator any more.",
  },
);
export type AdjustmentFailure = keyof typeof AdjustmentFailure;

export const AdjustmentAction = stringEnum(
  "AdjustmentAction",
  "What the viewer may do with an adjustment now.",
  {
    approve: "Let its TP move.",
    reject: "Refuse it.",
    withdraw: "Take an own request back.",
  },
);
export type AdjustmentAction = keyof typeof AdjustmentAction;

/** Source: S2 §5 */
export const UserFilter = stringEnum(
  "UserFilter",
  "Which members an administrator lists. Inactive: suspended or deleted.",
  {
    all: "Every account.",
    active: "Neither suspended nor deleted.",
    inactive: "Suspended or deleted.",
    trusted: "Members of the trust level trusted.",
    champion: "Members of the trust level champion.",
  },
);
export type UserFilter = keyof typeof UserFilter;

export const AdminUserAction = stringEnum(
  "AdminUserAction",
  "What an administrator may do with an account now.",
  {
    suspend: "Suspend the account.",
    lift: "End the suspension.",
    set_role: "Give the member another role.",
  },
);
export type AdminUserAction = keyof typeof AdminUserAction;

export const AdminItemAction = stringEnum(
  "AdminItemAction",
  "What an administrator may do with an item now.",
  {
    delete: "Take it off the market.",
    restore: "Put it back to where it was.",
  },
);
export type AdminItemAction = keyof typeof AdminItemAction;

export const AdminTopic = stringEnum("AdminTopic", "What an event of the market is about.", {
  members: "Accounts, and what members earn.",
  items: "Items and their prices.",
  offers: "Offers.",
  orders: "Orders and their parts.",
  disputes: "Disputes.",
  adjustments: "Adjustments of wallets.",
  community: "Messages, posts, circles, streams, reviews and reports.",
  administration: "What administrators do.",
});
export type AdminTopic = keyof typeof AdminTopic;

export const AdminEventSubject = stringEnum(
  "AdminEventSubject",
  "The kind of object that an event of the market happened to.",
  {
    member: "A member.",
    item: "An item.",
    offer: "An offer.",
    order_part: "A seller's part of an order.",
    dispute: "A dispute.",
    adjustment: "An adjustment of a wallet.",
    message: "A message.",
    post: "A post of the feed.",
    comment: "A comment on a post.",
    circle: "A circle.",
    stream: "A live stream.",
    review: "A review.",
    case: "A report or an appeal.",
    audit_entry: "An entry of the audit log.",
  },
);
export type AdminEventSubject = keyof typeof AdminEventSubject;

/** The names of the queue with `_` for `-`: `mail-leaves` is `mail_leaves`. */
export const JobTask = stringEnum("JobTask", "What a job of the queue does.", {
  mail_leaves: "A mail is sent.",
  text_leaves: "A text message is sent.",
  report_written: "The file of a report is written.",
  events_forgotten: "Live events older than 7 days are forgotten.",
  domain_events_forgotten: "Events of the market older than 7 days are forgotten.",
  over_forgotten: "Ended sessions, expired links and the like are removed.",
  erasures_swept: "What was written for a member while they left is erased too.",
  suspended_swept: "What a member wrote while they were being suspended is closed too.",
  days_closed: "The figures of the days that are over are stored.",
  prices_learned: "What prices teach is learned anew, once a UTC day.",
  rewards_counted: "Challenges are set, and XP and achievements are counted.",
  trends_counted: "What is in demand is counted.",
  insights_measured: "How well the market's estimates come out is measured.",
  predictions_made: "Predictions are looked at, and new ones are made.",
  photos_described: "Photos of public items are described for the scanner.",
  log_sealed: "New transfers go into the public log, under a signed checkpoint.",
  stream_peers_forgotten: "Browsers that are gone lose their place at a stream.",
  videos_forgotten: "Old replays are deleted.",
  reports_forgotten: "Reports older than 30 days are deleted with their files.",
  given_up_forgotten: "Jobs that were given up 7 days ago are removed.",
});
export type JobTask = keyof typeof JobTask;

export const JobStatus = stringEnum(
  "JobStatus",
  "Where a job stands: it waits for its time; a server works on it; it failed and is tried again; it used up its attempts.",
  {
    waiting: "It waits for its time.",
    running: "It is being done.",
    failing: "It failed, and is tried again.",
    given_up: "It used up its attempts.",
  },
);
export type JobStatus = keyof typeof JobStatus;

export const JobFilter = stringEnum(
  "JobFilter",
  "Which jobs a list has: those that failed, tried again or given up; or all others.",
  {
    failed: "Those that failed, tried again or given up.",
    waiting: "All others.",
  },
);
export type JobFilter = keyof typeof JobFilter;

export const JobAction = stringEnum(
  "JobAction",
  "What an administrator may do about a job or a dead letter.",
  {
    retry: "Try it again.",
    drop: "Remove it.",
  },
);
export type JobAction = keyof typeof JobAction;

export const JobsPart = stringEnum(
  "JobsPart",
  "A list of the market's own work: failed jobs, waiting jobs, dead letters, and rows that are past their deadline.",
  {
    failed: "Jobs that failed.",
    waiting: "Jobs that wait or are being done.",
    dead_letters: "Events that a part of the market could not handle.",
    overdue: "What is past its deadline.",
  },
);
export type JobsPart = keyof typeof JobsPart;

export const BacklogQueue = stringEnum(
  "BacklogQueue",
  "What administrators work off: reports and appeals, disputes, adjustments that wait for a second administrator, and what failed of the market's own work.",
  {
    moderation: "Reports and appeals.",
    disputes: "Disputes.",
    adjustments: "Adjustments that wait for a second administrator.",
    jobs: "What failed of the market's own work.",
  },
);
export type BacklogQueue = keyof typeof BacklogQueue;

/** The names of docs/deadlines.md with `_` for `-`: `offer-expires` is `offer_expires`. */
export const DeadlineName = stringEnum("DeadlineName", "A state that ends by itself.", {
  offer_expires: "An offer is not answered in time and expires.",
  order_part_ends: "A part of an order is not accepted, sent or confirmed in time.",
  stream_ends: "A stream lost its host, or was never started.",
  stream_reminds: "A stream went live, and members who asked for it are told.",
  review_published: "A review waited long enough for that of the other side.",
  dispute_moves: "A dispute was not answered or decided in time.",
  suspension_ends: "A suspension is over.",
  report_schedule_runs: "A schedule's report is due.",
  adjustment_ends: "An adjustment was not decided in time.",
});
export type DeadlineName = keyof typeof DeadlineName;

export const SavedQueryVisibility = stringEnum(
  "SavedQueryVisibility",
  "Who sees a saved query: its owner, or all administrators.",
  {
    private: "Its owner alone sees it.",
    staff: "All administrators see it.",
  },
);
export type SavedQueryVisibility = keyof typeof SavedQueryVisibility;

export const SavedQueryChartKind = stringEnum(
  "SavedQueryChartKind",
  "How a saved query is drawn.",
  {
    bars: "Bars.",
    line: "Lines.",
  },
);
export type SavedQueryChartKind = keyof typeof SavedQueryChartKind;

export const SavedQueryAction = stringEnum(
  "SavedQueryAction",
  "What an administrator can do with a saved query.",
  {
    change: "Change it.",
    delete: "Delete it.",
    make_private: "Show it to its owner alone.",
    pin: "Put it on the dashboard of all administrators.",
    unpin: "Take it from the dashboard.",
  },
);
export type SavedQueryAction = keyof typeof SavedQueryAction;

export const QueryVariableKind = stringEnum(
  "QueryVariableKind",
  "How a form asks for a variable; lists and objects as JSON.",
  {
    text: "Text.",
    integer: "A whole number.",
    number: "A number that may have decimals.",
    boolean: "Yes or no.",
    moment: "A moment.",
    day: "A day.",
    choice: "One of `choices`.",
    json: "Anything else, such as lists and objects, as JSON.",
  },
);
export type QueryVariableKind = keyof typeof QueryVariableKind;
