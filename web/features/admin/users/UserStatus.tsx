import { styled } from "styled-components";
import type { AdminUser_UserFragment } from "../../../gql/graphql.ts";
import { dayText } from "../../../ui/dayText.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { TierBadge } from "../../../ui/TierBadge.tsx";
import { ROLE_WORDS } from "./roleWords.ts";

type Account = Pick<
  AdminUser_UserFragment,
  "isDeleted" | "isSuspended" | "role" | "suspendedUntil"
>;

/** Whether an account is active, suspended (until when) or deleted, and its role beyond membership. */
export function UserStatus({ user }: { user: Account }) {
  const { isDeleted, isSuspended, role, suspendedUntil } = user;
  return (
    <Words>
      {isDeleted ? <StatusBadge tone="closed">Deleted</StatusBadge> : null}
      {!isDeleted && isSuspended ? <TierBadge level="suspended" /> : null}
      {!isDeleted && isSuspended && suspendedUntil ? (
        <small>until {dayText(suspendedUntil)}</small>
      ) : null}
      {!isDeleted && !isSuspended ? <StatusBadge tone="ok">Active</StatusBadge> : null}
      {role === "member" ? null : <StatusBadge tone="info">{ROLE_WORDS[role]}</StatusBadge>}
    </Words>
  );
}

const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
`;
