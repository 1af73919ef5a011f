import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { AdminUser_UserFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { RowLink } from "../RowLink.tsx";
import { UserStatus } from "./UserStatus.tsx";
import { verifiedWords } from "./verifiedWords.ts";

/** The fields of a member that the table and the panel show. */
export const AdminUser_user = graphql(`
  fragment AdminUser_user on AdminUser {
    id
    username
    displayName
    email
    trustPoints
    trustLevel
    tpBalance
    createdAt
    lastLoginAt
    itemsListed
    dealsCompleted
    emailVerified
    phoneVerified
    twoStep
    isActive
    isSuspended
    isDeleted
    role
    suspensionReason
    suspendedUntil
    viewerActions
  }
`);

const COLUMNS: readonly Column<AdminUser_UserFragment>[] = [
  {
    label: "Member",
    cell: ({ id, displayName, username, email }) => (
      <Member>
        <RowLink name="user" id={id}>
          {displayName}
        </RowLink>
        <small>
          @{username} · {email}
        </small>
      </Member>
    ),
  },
  { label: "Status", cell: (user) => <UserStatus user={user} /> },
  { label: "Trust level", cell: ({ trustLevel }) => <TrustBadge level={trustLevel} /> },
  { label: "Trust points", isFigure: true, cell: ({ trustPoints }) => trustPoints },
  { label: "Balance", isFigure: true, cell: ({ tpBalance }) => tpText(tpBalance) },
  { label: "Items", isFigure: true, cell: ({ itemsListed }) => itemsListed },
  { label: "Deals", isFigure: true, cell: ({ dealsCompleted }) => dealsCompleted },
  { label: "Verified", cell: verifiedWords },
  {
    label: "Last login",
    cell: ({ lastLoginAt }) => (lastLoginAt ? <TimeAgo date={lastLoginAt} /> : "Never"),
  },
  { label: "Member since", cell: ({ createdAt }) => dayText(createdAt) },
];

/** Members in a table, one a row. */
export function UserTable(props: { users: readonly AdminUser_UserFragment[]; busy: boolean }) {
  return (
    <DataTable
      caption="Users"
      columns={COLUMNS}
      rows={props.users}
      busy={props.busy}
      minWidth={920}
    />
  );
}

const Member = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  small {
    color: var(--ink3);
    font-size: 0.75rem;
  }
`;
