import type { ListSpecimen } from "../../gallery/specimen.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { AdjustmentsTab } from "./adjustments/AdjustmentsTab.tsx";
import { AnalyticsTab } from "./analytics/AnalyticsTab.tsx";
import { AuditTab } from "./audit/AuditTab.tsx";
import { DashboardTab } from "./dashboard/DashboardTab.tsx";
import { DisputesTab } from "./disputes/DisputesTab.tsx";
import { EventsTab } from "./events/EventsTab.tsx";
import { ItemsTab } from "./items/ItemsTab.tsx";
import { LedgerTab } from "./ledger/LedgerTab.tsx";
import { ModerationTab } from "./moderation/ModerationTab.tsx";
import { SwitchesTab } from "./switches/SwitchesTab.tsx";
import { TransactionsTab } from "./transactions/TransactionsTab.tsx";
import { UserItems } from "./users/UserItems.tsx";
import { UsersTab } from "./users/UsersTab.tsx";
import { UserSuspensions } from "./users/UserSuspensions.tsx";

const fields = {
  "AdminUser.username": (n: number) => ["jun", "amara", "priya"][n % 3],
  "AdminUser.email": (n: number) => `member${n + 1}@market-day.example`,
  "AdminUser.isDeleted": (n: number) => n === 2,
  "AdminUser.isSuspended": (n: number) => n === 1,
  "AdminUser.trustPoints": (n: number) => [100, 340, 1200][n % 3],
  "Dispute.status": (n: number) => ["pending", "under_review", "awaiting_response"][n % 3],
  "ModerationCase.kind": (n: number) => (n === 2 ? "appeal" : "report"),
  "ModerationCase.subject": (n: number) => ["item", "post", "message"][n % 3],
  "ModerationCase.content": (n: number) =>
    ["Replica sword, sharp", "Cheap watches, write to me", "Pay me outside of the market"][n % 3],
  "ModerationCase.reasons": () => ["scam"],
  "ModerationCase.isOverdue": (n: number) => n === 0,
  "ModerationCase.decision": null,
  "ModerationCase.decidedAt": null,
  "ModerationCase.decidedBy": null,
  "ModerationCase.overturnedAt": null,
  "ModerationCase.claimedBy": (n: number) => (n === 1 ? { n: 4 } : null),
  "ModerationCase.claimedUntil": (n: number) =>
    n === 1 ? new Date(Date.now() + 600_000).toISOString() : null,
  "Dispute.isOverdue": false,
  "Dispute.takenBy": (n: number) => (n === 0 ? null : { n: n + 2 }),
  "Dispute.reporter": (n: number) => ({ n: n + 1 }),
  "Dispute.reported": (n: number) => ({ n: n + 2 }),
  "AdminTransaction.type": (n: number) => ["purchase", "swap", "order"][n % 3],
  "AuditEntry.action": (n: number) => ["suspendMember", "liftSuspension", "takeDispute"][n % 3],
  "AuditEntry.outcome": (n: number) => ["done", "done", "FORBIDDEN"][n % 3],
  "AdminEvent.topic": (n: number) => ["offers", "items", "orders"][n % 3],
  "AdminEvent.subject": (n: number) => ["offer", "item", "order_part"][n % 3],
  "AdminEvent.subjectId": (n: number) => 12 + n,
  "AdminEvent.sentence": (n: number) =>
    ["Priya made offer 12", "Mateo listed item 13", "Order part 14 was shipped"][n % 3],
  "AdminEvent.actor": (n: number) => (n === 2 ? null : { n: n + 2 }),
  "Adjustment.amount": (n: number) => [50, -30, 200][n % 3],
  "Adjustment.reason": "The parcel of the market's own stall never came",
  "Adjustment.status": "requested",
  "Adjustment.isAlone": (n: number) => n === 1,
  "Adjustment.endedAt": null,
  "Adjustment.failure": null,
  "Adjustment.member": (n: number) => ({ n: n + 1 }),
  "Adjustment.requestedBy": (n: number) => ({ n: n + 3 }),
  "Adjustment.decidedBy": null,
  "AdjustmentTerms.leftToday": 4720,
  "AuditEntry.subjectType": (n: number) => ["member", "member", "dispute"][n % 3],
};

const PLACES = ["London", "Not shown", "Bristol"];
const CATEGORIES = ["Home & Garden", "Books", "Electronics"];
const PARTS = [
  "Offers and orders that ended in 30 days and were settled",
  "Listings of 30 days with an offer within 72 hours",
  "Members who visited in 30 days and did in the last 7",
];
const days = (count: number) => Array.from({ length: count }, (_, n) => ({ n }));
const dayOf = (n: number) => `2026-10-${String(n + 1).padStart(2, "0")}`;

const figures = {
  "AdminBacklog.parts": () => days(4),
  "BacklogPart.queue": (n: number) => ["moderation", "disputes", "adjustments", "jobs"][n],
  "BacklogPart.open": (n: number) => [3, 1, 0, 0][n],
  "BacklogPart.overdue": (n: number) => (n === 0 ? 1 : 0),
  "AdminStats.totalUsers": 1204,
  "AdminStats.activeUsers": 388,
  "AdminStats.totalItems": 2931,
  "AdminStats.totalTransactions": 871,
  "AdminStats.totalTrustPoints": 1_204_350,
  "AdminStats.avgTrustPerUser": 1000.3,
  "AdminRevenue.growth": 12.5,
  "UserMetrics.retentionRate": null,
  "TopCategory.name": (n: number) => CATEGORIES[n],
  "TopLocation.location": (n: number) => PLACES[n],
  "MarketHealth.score": 74,
  "MarketHealth.status": "healthy",
  "MarketHealthPart.words": (n: number) => PARTS[n],
  "MarketHealthPart.rate": (n: number) => [52.4, 18, 40][n],
  "MarketHealthPart.cases": (n: number) => [104, 61, 7][n],
  "MarketHealthPart.score": (n: number) => [81, 37, null][n],
  "SalesAnalytics.points": () => days(30),
  "SalesPoint.date": dayOf,
  "SalesPoint.revenue": (n: number) => (n % 7 === 5 ? 0 : 40 + ((n * 37) % 90)),
  "SalesPoint.transactions": (n: number) => (n % 7 === 5 ? 0 : 1 + (n % 5)),
  "SalesPoint.refunded": (n: number) => (n === 12 ? 30 : 0),
  "UsersAnalytics.points": () => days(30),
  "Query.dashboardTiles": () => [],
  "LedgerSupply.sum": 0,
  "LedgerSupply.circulation": 1_204_350,
  "SupplyPart.kind": (n: number) => ["wallet", "escrow", "treasury"][n],
  "SupplyPart.accounts": (n: number) => [1204, 871, 1][n],
  "SupplyPart.balance": (n: number) => [1_203_950, 400, -1_204_350][n],
  "SupplyPart.held": (n: number) => [310, 0, 0][n],
  "LedgerIssue.issued": 2140,
  "LedgerIssue.returned": 60,
  "LedgerIssue.points": () => days(30),
  "IssueReason.reason": (n: number) => ["opening_grant", "review_reward", "account_closed"][n],
  "IssueReason.issued": (n: number) => [2000, 140, 0][n],
  "IssueReason.returned": (n: number) => [0, 0, 60][n],
  "IssueReason.points": () => days(30),
  "IssuePoint.date": dayOf,
  "IssuePoint.issued": (n: number) => (n * 37) % 190,
  "IssuePoint.returned": (n: number) => (n === 12 ? 60 : 0),
  "UsersPoint.date": dayOf,
  "UsersPoint.newUsers": (n: number) => (n * 3) % 5,
  "UsersPoint.activeUsers": (n: number) => (n < 6 ? null : 20 + ((n * 11) % 17)),
  "UsersCohort.week": (n: number) => dayOf(7 * n + 4),
  "CategoryAnalytics.name": (n: number) => CATEGORIES[n],
  "LocationAnalytics.location": (n: number) => PLACES[n],
};

const NAMES = ["sign_up", "listing", "offers", "checkout", "rewards", "streams", "writes"];
const switches = {
  "Query.adminSwitches": () => NAMES.map((_, n) => ({ n })),
  "AdminSwitch.id": (n: number) => NAMES[n],
  "AdminSwitch.name": (n: number) => NAMES[n],
  "AdminSwitch.isOn": (n: number) => n !== 2,
  "AdminSwitch.reason": "Some prices were shown wrong",
  "AdminSwitch.closes": (n: number) => (n === 2 ? ["Mutation.createOffer"] : []),
};

export const lists: readonly ListSpecimen[] = [
  {
    name: "admin-dashboard",
    title: "Admin: dashboard",
    fields: figures,
    render: () => <DashboardTab />,
  },
  {
    name: "admin-analytics",
    title: "Admin: analytics",
    fields: figures,
    render: () => <AnalyticsTab />,
  },
  { name: "admin-users", title: "Admin: users", fields, render: () => <UsersTab /> },
  { name: "admin-items", title: "Admin: items", fields, render: () => <ItemsTab /> },
  {
    name: "admin-transactions",
    title: "Admin: transactions",
    fields,
    render: () => <TransactionsTab />,
  },
  { name: "admin-moderation", title: "Admin: moderation", fields, render: () => <ModerationTab /> },
  { name: "admin-disputes", title: "Admin: disputes", fields, render: () => <DisputesTab /> },
  {
    name: "admin-adjustments",
    title: "Admin: adjustments",
    fields,
    render: () => <AdjustmentsTab />,
  },
  { name: "admin-ledger", title: "Admin: ledger", fields: figures, render: () => <LedgerTab /> },
  { name: "admin-events", title: "Admin: events", fields, render: () => <EventsTab /> },
  {
    name: "admin-switches",
    title: "Admin: switches",
    fields: switches,
    render: () => <SwitchesTab />,
  },
  { name: "admin-audit", title: "Admin: audit log", fields, render: () => <AuditTab /> },
  {
    name: "admin-user-items",
    title: "Admin: items of a user",
    render: () => (
      <>
        <UserItems userId="gallery-2" />
        <OfflineNote />
      </>
    ),
  },
  {
    name: "admin-suspensions",
    title: "Admin: suspensions of a user",
    render: () => (
      <>
        <UserSuspensions memberId="gallery-2" />
        <OfflineNote />
      </>
    ),
  },
];
