import { styled } from "styled-components";
import type { AdminUser_UserFragment } from "../../../gql/graphql.ts";
import { dayText } from "../../../ui/dayText.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { TierBadge } from "../../../ui/TierBadge.tsx";

type Account = Pick<
  AdminUser_UserFragment,
  "isDeleted" | "isSuspended" | "isAdmin" | "suspendedUntil"
>;

/** Whether an account is active, suspended (until when) or deleted, and whether it is an administrator's. */
export function UserStatus({ user }: { user: Account }) {
  const { isDeleted, isSuspended, isAdmin, suspendedUntil } = user;
  return (
    <Words>
      {isDeleted ? <StatusBadge tone="closed">Deleted</StatusBadge> : null}
      {!isDeleted && isSuspended ? <TierBadge level="suspended" /> : null}
      {!isDeleted && isSuspended && suspendedUntil ? (
        <small>until {dayText(suspendedUntil)}</small>
      ) : null}
      {!isDeleted && !isSuspended ? <StatusBadge tone="ok">Active</StatusBadge> : null}
      {isAdmin ? <StatusBadge tone="info">Administrator</StatusBadge> : null}
    </Words>
  );
}

const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
`;
