import { BadgeCheck, CalendarDays, Mail, MapPin, Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { space } from "../../../ui/theme.ts";
import { TierBadge } from "../../../ui/TierBadge.tsx";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";

const ProfileForm = lazy(() =>
  import("./ProfileForm.tsx").then((m) => ({ default: m.ProfileForm })),
);

export const ProfileCardFragment = graphql(`
  fragment ProfileCard_viewer on Viewer {
    id
    email
    user {
      id
      username
      displayName
      avatar
      bio
      location
      trustPoints
      trustLevel
      verificationLevel
      createdAt
      itemsListed
      dealsCompleted
    }
  }
`);

const since = new Intl.DateTimeFormat("en", { month: "long", year: "numeric" });

/** The member's own profile; Edit turns the card into its form. */
export function ProfileCard({
  viewer: masked,
}: {
  viewer: FragmentType<typeof ProfileCardFragment>;
}) {
  const { email, user } = getFragment(ProfileCardFragment, masked);
  const [isEditing, setEditing] = useState(false);

  return (
    <Card aria-label="Profile info">
      <Who>
        <Avatar name={user.displayName} src={user.avatar} size={64} />
        <div>
          <h2>{user.displayName}</h2>
          <small>@{user.username}</small>
        </div>
      </Who>
      <Badges>
        <TrustBadge level={user.trustLevel} />
        <TierBadge level={user.verificationLevel} />
      </Badges>
      {isEditing ? (
        <Suspense fallback={<Skeleton $h="320px" />}>
          <ProfileForm user={user} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          {user.bio ? <Bio>{user.bio}</Bio> : <Missing>Nothing about you yet.</Missing>}
          <Facts>
            <li>
              <MapPin size={18} aria-hidden />
              {user.location ?? <Missing as="span">No location</Missing>}
            </li>
            <li>
              <Mail size={18} aria-hidden />
              {email}
            </li>
            <li>
              <CalendarDays size={18} aria-hidden />
              Member since {since.format(new Date(user.createdAt))}
            </li>
          </Facts>
          <Button onClick={() => setEditing(true)}>
            <Pencil size={18} aria-hidden />
            Edit profile
          </Button>
          {user.verificationLevel !== "premium" && (
            <ButtonLink to="/trust-safety?verify">
              <BadgeCheck size={18} aria-hidden />
              Verify your account
            </ButtonLink>
          )}
        </>
      )}
      <Counts>
        <div>
          <dt>Trust points</dt>
          <dd>{user.trustPoints}</dd>
        </div>
        <div>
          <dt>Items listed</dt>
          <dd>{user.itemsListed}</dd>
        </div>
        <div>
          <dt>Deals</dt>
          <dd>{user.dealsCompleted}</dd>
        </div>
      </Counts>
      <Link to={`/members/${user.username}`}>See your public page</Link>
    </Card>
  );
}

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};

  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--ink3);
    font-size: 0.9375rem;
  }
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

const Missing = styled.p`
  color: var(--ink3);
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

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid var(--line);

  dt {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  dd {
    margin: 0;
    font: 700 1.25rem/1.25 var(--display);
  }
`;
