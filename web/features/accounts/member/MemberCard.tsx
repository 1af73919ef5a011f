import { CalendarDays, Handshake, MapPin, Star, Users } from "lucide-react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Avatar } from "../../../ui/Avatar.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { space } from "../../../ui/theme.ts";
import { TierBadge } from "../../../ui/TierBadge.tsx";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { MemberMenu } from "../../safety/MemberMenu.tsx";
import { FollowButton } from "../../social/FollowButton.tsx";

const MemberCardFragment = graphql(`
  fragment MemberCard_user on User {
    id
    username
    displayName
    avatar
    bio
    location
    isOnline
    skills
    trustLevel
    verificationLevel
    overallRating
    totalReviews
    dealsCompleted
    createdAt
    followers
    following
    ...FollowButton_member
    ...MemberMenu_member
  }
`);

const since = new Intl.DateTimeFormat("en", { month: "long", year: "numeric" });

/** A member's profile as others see it; what they do not share is left out. */
export function MemberCard({ user }: { user: FragmentType<typeof MemberCardFragment> }) {
  const member = getFragment(MemberCardFragment, user);
  const isMe = useViewer().viewer?.id === member.id;
  const { dealsCompleted, totalReviews } = member;

  return (
    <Card aria-label={`About ${member.displayName}`}>
      <Who>
        <Avatar name={member.displayName} src={member.avatar} size={64} />
        <div>
          <strong>@{member.username}</strong>
          {member.isOnline && (
            <div>
              <StatusBadge tone="ok">Online now</StatusBadge>
            </div>
          )}
        </div>
        {!isMe && (
          <Menu>
            <MemberMenu member={member} />
          </Menu>
        )}
      </Who>
      <Badges>
        <TrustBadge level={member.trustLevel} />
        <TierBadge level={member.verificationLevel} />
      </Badges>
      {member.bio && <Bio>{member.bio}</Bio>}
      <Facts>
        {member.location && (
          <li>
            <MapPin size={18} aria-hidden />
            {member.location}
          </li>
        )}
        {totalReviews > 0 && (
          <li>
            <Star size={18} aria-hidden />
            {member.overallRating.toFixed(1)} of 5, {totalReviews}{" "}
            {totalReviews === 1 ? "review" : "reviews"}
          </li>
        )}
        <li>
          <Handshake size={18} aria-hidden />
          {dealsCompleted} {dealsCompleted === 1 ? "deal" : "deals"} completed
        </li>
        <li>
          <Users size={18} aria-hidden />
          {member.followers} {member.followers === 1 ? "follower" : "followers"}, follows{" "}
          {member.following}
        </li>
        <li>
          <CalendarDays size={18} aria-hidden />
          Member since {since.format(new Date(member.createdAt))}
        </li>
      </Facts>
      {isMe ? (
        <ButtonLink to="/profile">Edit your profile</ButtonLink>
      ) : (
        <Acts>
          <ButtonLink $kind="act" to={`/messages/${member.id}`}>
            Message
          </ButtonLink>
          <FollowButton member={member} />
        </Acts>
      )}
    </Card>
  );
}

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  > div {
    display: grid;
    gap: ${space(1)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(2)};

  button {
    min-block-size: 48px;
  }
`;

const Menu = styled.span`
  margin-inline-start: auto;
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Bio = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space(2)};
  color: var(--ink2);
  font-size: 0.9375rem;

  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    align-items: center;
    gap: ${space(2)};
    overflow-wrap: anywhere;
  }
`;
