import { Lock, Users } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Card } from "../../../ui/Card.tsx";
import { space } from "../../../ui/theme.ts";
import { CircleMembership } from "./CircleMembership.tsx";

export const CircleCardFragment = graphql(`
  fragment CircleCard_circle on Circle {
    id
    name
    description
    location
    isPrivate
    memberCount
    ...CircleMembership_circle
  }
`);

/** A circle in a list or above its posts: its description, who may join, and the button to join. */
export function CircleCard({
  circle: masked,
  isPage = false,
}: {
  readonly circle: FragmentType<typeof CircleCardFragment>;
  /** Whether its name is already the page's heading. */
  readonly isPage?: boolean;
}) {
  const circle = getFragment(CircleCardFragment, masked);
  return (
    <Card aria-label={`About ${circle.name}`}>
      {!isPage && (
        <Name>
          <Link to={`/circles/${circle.id}`}>{circle.name}</Link>
        </Name>
      )}
      {circle.description && <p dir="auto">{circle.description}</p>}
      <Foot>
        <Facts>
          <span>
            <Users size={18} aria-hidden />
            {circle.memberCount} {circle.memberCount === 1 ? "member" : "members"}
          </span>
          {circle.isPrivate && (
            <span>
              <Lock size={18} aria-hidden />
              Private
            </span>
          )}
          {circle.location && <span>{circle.location}</span>}
        </Facts>
        <CircleMembership circle={circle} />
      </Foot>
    </Card>
  );
}

const Name = styled.h2`
  font-size: 1.0625rem;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  color: var(--ink2);
  font-size: 0.9375rem;

  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;
