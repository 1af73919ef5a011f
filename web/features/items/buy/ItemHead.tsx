import { Eye, MapPin } from "lucide-react";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Count } from "../../../ui/Count.tsx";
import { space } from "../../../ui/theme.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { LikeButton } from "./LikeButton.tsx";

// Few items are only for a circle, so this loads on demand.
const VisibilityBadge = lazy(async () => ({
  default: (await import("../card/VisibilityBadge.tsx")).VisibilityBadge,
}));

const ITEM_HEAD = graphql(`
  fragment ItemHead_item on Item {
    title
    location
    viewCount
    createdAt
    ...LikeButton_item
    visibility
    ...VisibilityBadge_item
  }
`);

/** Title, place and counts of the item, and the like button. */
export function ItemHead({ item }: { item: FragmentType<typeof ITEM_HEAD> }) {
  const head = getFragment(ITEM_HEAD, item);

  return (
    <Frame>
      <h1 tabIndex={-1}>{head.title}</h1>
      {head.visibility !== "everybody" && (
        <Suspense>
          <VisibilityBadge item={head} />
        </Suspense>
      )}
      <Meta>
        <span>
          <MapPin aria-hidden size={18} />
          {head.location ?? "Location not specified"}
        </span>
        <span>
          <Eye aria-hidden size={18} />
          <Count value={head.viewCount} /> {head.viewCount === 1 ? "view" : "views"}
        </span>
        <span>
          Listed <TimeAgo date={head.createdAt} />
        </span>
        <LikeButton item={head} />
      </Meta>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  color: var(--ink3);
  font-size: 0.9375rem;

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
`;
