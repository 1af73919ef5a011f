import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { space } from "../../ui/theme.ts";
import { TrustBadge } from "../../ui/TrustBadge.tsx";
import { FollowButton } from "./FollowButton.tsx";

export const MemberRowFragment = graphql(`
  fragment MemberRow_member on User {
    id
    username
    displayName
    avatar
    trustLevel
    ...FollowButton_member
  }
`);

interface Props {
  readonly member: FragmentType<typeof MemberRowFragment>;
  readonly onChosen?: () => void;
  /** Further information or actions for this member. */
  readonly children?: ReactNode;
}

/** A member in a list, with a link to their page and the follow button. */
export function MemberRow({ member: masked, onChosen, children }: Props) {
  const member = getFragment(MemberRowFragment, masked);
  return (
    <Row>
      <Avatar name={member.displayName} src={member.avatar} size={40} />
      <div>
        <Link to={`/members/${member.username}`} onClick={onChosen}>
          {member.displayName}
        </Link>
        <small>@{member.username}</small>
        <TrustBadge level={member.trustLevel} />
        {children}
      </div>
      <FollowButton member={member} />
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};

  & + & {
    border-block-start: 1px solid var(--line);
  }

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${space(2)};
    overflow-wrap: anywhere;
  }

  a {
    font-weight: 650;
    color: var(--ink);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  small {
    color: var(--ink3);
  }
`;
