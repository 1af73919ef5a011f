import { Eye, Heart, MapPin } from "lucide-react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Count } from "../../../ui/Count.tsx";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { type CardLayout, ROOMY } from "./CardFrame.tsx";

const ITEM_META = graphql(`
  fragment ItemMeta_item on Item {
    location
    viewCount
    likeCount
  }
`);

interface Props {
  item: FragmentType<typeof ITEM_META>;
  layout: CardLayout;
}

/** The place of an item, and its counts of views and likes, which update live. */
export function ItemMeta({ item, layout }: Props) {
  const { location, viewCount, likeCount } = getFragment(ITEM_META, item);

  return (
    <Meta $layout={layout}>
      <span>
        <MapPin aria-hidden size={16} />
        <Place>{location ?? "Location not specified"}</Place>
      </span>
      <span>
        <Eye aria-hidden size={16} />
        <Count value={viewCount} />
        <VisuallyHidden> views</VisuallyHidden>
      </span>
      {likeCount > 0 && (
        <span>
          <Heart aria-hidden size={16} />
          <Count value={likeCount} />
          <VisuallyHidden> likes</VisuallyHidden>
        </span>
      )}
    </Meta>
  );
}

const Meta = styled.div<{ $layout: CardLayout }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  font-size: 0.8125rem;
  color: var(--ink3);

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-inline-size: 0;
  }

  > :first-child {
    flex-basis: 100%;
  }

  ${({ $layout }) => ROOMY[$layout]} {
    > :first-child {
      flex-basis: auto;
    }
  }
`;

const Place = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
