import { Lock } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { space } from "../../../ui/theme.ts";

const VISIBILITY_BADGE = graphql(`
  fragment VisibilityBadge_item on Item {
    visibility
    circle {
      id
      name
    }
  }
`);

/** Shows that an item is not public. Renders nothing if it is. */
export function VisibilityBadge({ item }: { item: FragmentType<typeof VISIBILITY_BADGE> }) {
  const { visibility, circle } = getFragment(VISIBILITY_BADGE, item);
  if (visibility === "everybody") return null;

  return (
    <Badge data-seen-by>
      <Lock aria-hidden size={16} />
      {circle ? (
        <span>
          Only in <Link to={`/circles/${circle.id}?tab=items`}>{circle.name}</Link>
        </span>
      ) : (
        <span>Only you see this</span>
      )}
    </Badge>
  );
}

const Badge = styled.p`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(2)};
  max-inline-size: 100%;
  padding: ${space(1)} ${space(2)};
  border-radius: 4px;
  background: var(--well);
  color: var(--ink2);
  font-size: 0.875rem;
  font-weight: 600;

  svg {
    flex: none;
  }

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
