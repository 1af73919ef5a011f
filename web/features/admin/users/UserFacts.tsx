import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { AdminUser_UserFragment } from "../../../gql/graphql.ts";
import { dayText, timestampText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { Facts } from "../Facts.tsx";
import { ROLE_WORDS } from "./roleWords.ts";
import { verifiedWords } from "./verifiedWords.ts";

/** The facts of an account, and links to what else there is about it. */
export function UserFacts({ user }: { user: AdminUser_UserFragment }) {
  const { id, username, suspensionReason, lastLoginAt } = user;
  return (
    <>
      <Facts
        facts={[
          ...(suspensionReason ? ([["Suspended because", suspensionReason]] as const) : []),
          ["Username", `@${username}`],
          ["E-mail", user.email],
          ["Role", ROLE_WORDS[user.role]],
          ["Trust level", <TrustBadge key="level" level={user.trustLevel} />],
          ["Trust points", user.trustPoints],
          ["Balance", tpText(user.tpBalance)],
          ["Items listed", user.itemsListed],
          ["Deals", user.dealsCompleted],
          ["Verified", verifiedWords(user)],
          ["Two-step sign-in", user.twoStep ? "On" : "Off"],
          ["Last login", lastLoginAt ? timestampText(lastLoginAt) : "Never"],
          ["Member since", dayText(user.createdAt)],
        ]}
      />
      <Links aria-label="More about this member">
        <li>
          <Link to={`/members/${username}`}>Public profile</Link>
        </li>
        <li>
          <Link to={`/admin/transactions?member=${id}`}>Transactions of this member</Link>
        </li>
        <li>
          <Link to={`/admin/adjustments?status=all&member=${id}`}>Adjustments of this wallet</Link>
        </li>
        <li>
          <Link to={`/admin/audit?member=${id}`}>Audit log of this member</Link>
        </li>
      </Links>
    </>
  );
}

const Links = styled.ul`
  display: grid;

  a {
    display: inline-block;
    padding-block: 6px;
  }
`;
