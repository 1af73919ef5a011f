import { Suspense, lazy, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Photo } from "../../../ui/Photo.tsx";
import { PriceCard } from "../../../ui/PriceCard.tsx";
import { space } from "../../../ui/theme.ts";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { CardFrame, type CardLayout, PhotoBox, PriceSpot, ROOMY } from "./CardFrame.tsx";
import { ItemMeta } from "./ItemMeta.tsx";
import { STAMPS } from "./itemStatus.ts";
import { Stamp } from "./Stamp.tsx";

// Only members have a cart, so visitors never load this.
const AddToCartCorner = lazy(() =>
  import("../../checkout/cart/AddToCart.tsx").then((m) => ({ default: m.AddToCartCorner })),
);

export const ITEM_CARD = graphql(`
  fragment ItemCard_item on Item {
    id
    title
    description
    category
    condition
    tpValue
    status
    isMine
    images {
      small
      medium
      large
      placeholder
    }
    seller {
      id
      displayName
      trustLevel
    }
    ...ItemMeta_item
  }
`);

const SIZES: Readonly<Record<CardLayout, string>> = {
  grid: "(min-width: 1040px) 280px, (min-width: 720px) 33vw, 50vw",
  list: "(min-width: 720px) 240px, 40vw",
};

interface Props {
  item: FragmentType<typeof ITEM_CARD>;
  layout: CardLayout;
  noImageText?: string;
  /** Whether the item arrived while the member was viewing the list: marked once with a gold edge. */
  isNew?: boolean;
  children?: ReactNode;
}

/** One item in a list. Its title is the only link and covers the card; `children` are buttons below it. */
export function ItemCard({ item, layout, noImageText = "No image", isNew, children }: Props) {
  const card = getFragment(ITEM_CARD, item);
  const { id, title, tpValue, status, seller } = card;
  const stamp = STAMPS[status];
  const { viewer } = useViewer();

  return (
    <CardFrame $layout={layout} $isNew={isNew === true} data-item={id}>
      <PhotoBox $isGone={stamp !== null}>
        <Photo
          image={card.images[0] ?? null}
          alt=""
          sizes={SIZES[layout]}
          noImageText={noImageText}
        />
        {stamp && <Stamp word={stamp} />}
        <PriceSpot>
          <PriceCard tp={tpValue} />
        </PriceSpot>
        {viewer && status === "available" && !card.isMine ? (
          <Suspense>
            <AddToCartCorner item={card} />
          </Suspense>
        ) : null}
      </PhotoBox>

      <Body>
        <Title>
          <TitleLink to={`/buy/${id}`}>{title}</TitleLink>
        </Title>
        <Line $layout={layout}>
          <TrustBadge level={seller.trustLevel} />
          {card.isMine ? <Mine>Your item</Mine> : <Seller data-seller>{seller.displayName}</Seller>}
        </Line>
        <ItemMeta item={card} layout={layout} />
        <Description>{card.description}</Description>
        <Facts>
          {card.category} · {card.condition}
        </Facts>
        {children && <Actions>{children}</Actions>}
      </Body>
    </CardFrame>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(3)};
  min-inline-size: 0;
`;

const Title = styled.h3`
  font-size: 1.0625rem;
  line-height: 1.3;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const TitleLink = styled(Link)`
  color: var(--ink);
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: 10px;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: var(--goldLine);
    text-decoration-thickness: 2px;
  }

  &:focus-visible {
    outline: none;
  }
`;

const Line = styled.div<{ $layout: CardLayout }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;

  > [data-seller] {
    display: none;
  }

  ${({ $layout }) => ROOMY[$layout]} {
    > [data-seller] {
      display: block;
    }
  }
`;

const Seller = styled.span`
  font-size: 0.8125rem;
  color: var(--ink2);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Mine = styled(Seller)`
  font-weight: 600;
  color: var(--ink);
`;

const Description = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--ink2);
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  font-size: 0.8125rem;
  color: var(--ink3);
`;

// Above the stretched link.
const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: auto;
  padding-block-start: ${space(1)};

  > * {
    flex: 1 1 auto;
  }
`;
