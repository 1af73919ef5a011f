import type { ListSpecimen } from "../../gallery/specimen.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { AuditTab } from "./audit/AuditTab.tsx";
import { ItemsTab } from "./items/ItemsTab.tsx";
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
  "AdminTransaction.type": (n: number) => ["purchase", "swap", "order"][n % 3],
  "AuditEntry.action": (n: number) => ["suspendMember", "liftSuspension", "takeDispute"][n % 3],
  "AuditEntry.outcome": (n: number) => ["done", "done", "FORBIDDEN"][n % 3],
  "AuditEntry.subjectType": (n: number) => ["member", "member", "dispute"][n % 3],
};

export const lists: readonly ListSpecimen[] = [
  { name: "admin-users", title: "Admin: users", fields, render: () => <UsersTab /> },
  { name: "admin-items", title: "Admin: items", fields, render: () => <ItemsTab /> },
  {
    name: "admin-transactions",
    title: "Admin: transactions",
    fields,
    render: () => <TransactionsTab />,
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
