import {
  Activity,
  ArrowLeftRight,
  ChartColumn,
  Code,
  FileDown,
  Flag,
  Gavel,
  Landmark,
  LayoutDashboard,
  ListTodo,
  Package,
  Scale,
  ScrollText,
  ToggleRight,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { ReportName } from "../../gql/graphql.ts";
import { lazyScreen } from "../../ui/lazy.ts";

export interface AdminTab {
  path: string;
  label: string;
  Icon: LucideIcon;
  Screen: ComponentType;
  /** The report that has its rows as a file. */
  report?: ReportName;
  /** Whether moderators use it, too. */
  forModerators?: true;
}

/** The tabs that somebody may use. */
export function tabsFor(viewer: { isAdmin: boolean; isModerator: boolean }): readonly AdminTab[] {
  if (viewer.isAdmin) return ADMIN_TABS;
  return viewer.isModerator ? ADMIN_TABS.filter(({ forModerators }) => forModerators) : [];
}

/** The tabs of the administrator's area, in their order. `/admin` leads to the first one. */
export const ADMIN_TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    path: "dashboard",
    label: "Dashboard",
    report: "sales_by_day",
    Icon: LayoutDashboard,
    Screen: lazyScreen(() =>
      import("./dashboard/DashboardTab.tsx").then((m) => ({ default: m.DashboardTab })),
    ),
  },
  {
    path: "analytics",
    label: "Analytics",
    report: "sales_by_day",
    Icon: ChartColumn,
    Screen: lazyScreen(() =>
      import("./analytics/AnalyticsTab.tsx").then((m) => ({ default: m.AnalyticsTab })),
    ),
  },
  {
    path: "users",
    label: "Users",
    report: "members",
    Icon: Users,
    Screen: lazyScreen(() => import("./users/UsersTab.tsx").then((m) => ({ default: m.UsersTab }))),
  },
  {
    path: "items",
    label: "Items",
    report: "items",
    Icon: Package,
    Screen: lazyScreen(() => import("./items/ItemsTab.tsx").then((m) => ({ default: m.ItemsTab }))),
  },
  {
    path: "transactions",
    label: "Transactions",
    report: "sales_by_day",
    Icon: ArrowLeftRight,
    Screen: lazyScreen(() =>
      import("./transactions/TransactionsTab.tsx").then((m) => ({ default: m.TransactionsTab })),
    ),
  },
  {
    path: "reports",
    label: "Reports",
    Icon: FileDown,
    Screen: lazyScreen(() =>
      import("./reports/ReportsTab.tsx").then((m) => ({ default: m.ReportsTab })),
    ),
  },
  {
    path: "moderation",
    label: "Moderation",
    report: "moderation",
    Icon: Flag,
    Screen: lazyScreen(() =>
      import("./moderation/ModerationTab.tsx").then((m) => ({ default: m.ModerationTab })),
    ),
    forModerators: true,
  },
  {
    path: "disputes",
    label: "Disputes",
    report: "disputes",
    Icon: Gavel,
    Screen: lazyScreen(() =>
      import("./disputes/DisputesTab.tsx").then((m) => ({ default: m.DisputesTab })),
    ),
  },
  {
    path: "ledger",
    label: "Ledger",
    report: "ledger_postings",
    Icon: Landmark,
    Screen: lazyScreen(() =>
      import("./ledger/LedgerTab.tsx").then((m) => ({ default: m.LedgerTab })),
    ),
  },
  {
    path: "adjustments",
    label: "Adjustments",
    Icon: Scale,
    Screen: lazyScreen(() =>
      import("./adjustments/AdjustmentsTab.tsx").then((m) => ({ default: m.AdjustmentsTab })),
    ),
  },
  {
    path: "jobs",
    label: "Jobs",
    Icon: ListTodo,
    Screen: lazyScreen(() => import("./jobs/JobsTab.tsx").then((m) => ({ default: m.JobsTab }))),
  },
  {
    path: "switches",
    label: "Switches",
    Icon: ToggleRight,
    Screen: lazyScreen(() =>
      import("./switches/SwitchesTab.tsx").then((m) => ({ default: m.SwitchesTab })),
    ),
  },
  {
    path: "audit",
    label: "Audit log",
    report: "admin_actions",
    Icon: ScrollText,
    Screen: lazyScreen(() => import("./audit/AuditTab.tsx").then((m) => ({ default: m.AuditTab }))),
  },
  {
    path: "events",
    label: "Events",
    Icon: Activity,
    Screen: lazyScreen(() =>
      import("./events/EventsTab.tsx").then((m) => ({ default: m.EventsTab })),
    ),
  },
  {
    path: "graphql",
    label: "GraphQL",
    Icon: Code,
    Screen: lazyScreen(() =>
      import("./explorer/ExplorerTab.tsx").then((m) => ({ default: m.ExplorerTab })),
    ),
  },
];
