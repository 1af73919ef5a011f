import { ShieldCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { space } from "../../../ui/theme.ts";
import { TierBadge } from "../../../ui/TierBadge.tsx";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { MemberMenu } from "../../safety/MemberMenu.tsx";

const SELLER = graphql(`
  fragment SellerLine_seller on User {
    id
    username
    displayName
    avatar
    trustLevel
    verificationLevel
    emailVerified
    phoneVerified
    overallRating
    totalReviews
    dealsCompleted
    ...MemberMenu_member
  }
`);

/** The seller with their trust level and verified channels. */
export function SellerLine({ seller }: { seller: FragmentType<typeof SELLER> }) {
  const who = getFragment(SELLER, seller);
  const verified = verifiedWords(who);

  return (
    <Frame>
      <Line>
        <Avatar name={who.displayName} src={who.avatar} />
        <Name to={`/members/${who.username}`}>{who.displayName}</Name>
        <TrustBadge level={who.trustLevel} />
        {who.verificationLevel !== "basic" && <TierBadge level={who.verificationLevel} />}
        <Menu>
          <MemberMenu member={who} />
        </Menu>
      </Line>
      <Facts>
        {verified && (
          <li>
            <ShieldCheck aria-hidden size={18} />
            {verified}
          </li>
        )}
        {who.totalReviews > 0 && (
          <li>
            {who.overallRating.toFixed(1)} of 5, {who.totalReviews}{" "}
            {who.totalReviews === 1 ? "review" : "reviews"}
          </li>
        )}
        <li>
          {who.dealsCompleted} {who.dealsCompleted === 1 ? "deal" : "deals"} completed
        </li>
      </Facts>
    </Frame>
  );
}

function verifiedWords({
  emailVerified,
  phoneVerified,
}: {
  emailVerified: boolean;
  phoneVerified: boolean;
}) {
  if (emailVerified && phoneVerified) return "Email and phone verified";
  if (emailVerified) return "Email verified";
  return phoneVerified ? "Phone verified" : null;
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 650;
`;

const Menu = styled.span`
  margin-inline-start: auto;
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  font-size: 0.8125rem;
  color: var(--ink3);

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;
