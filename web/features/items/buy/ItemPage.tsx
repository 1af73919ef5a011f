import { useApolloClient } from "@apollo/client/react";
import { ArrowLeft } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { markHidden } from "../../../apollo/markHidden.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useRecentItem } from "../../../shell/recentItems.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { lazy } from "../../../ui/lazy.ts";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { space } from "../../../ui/theme.ts";
import { BuyLayout } from "./BuyLayout.tsx";
import { BuyPanel } from "./BuyPanel.tsx";
import { Gallery } from "./Gallery.tsx";
import { ItemDetails } from "./ItemDetails.tsx";
import { ItemHead } from "./ItemHead.tsx";
import { LiveNews } from "./LiveNews.tsx";
import { SimilarItems } from "./SimilarItems.tsx";
import type { MyOfferState } from "./useMyOffer.ts";

// Nearly all viewers of an item are not its owner, so this loads on demand.
const OwnerPanel = lazy(
  () => import("./OwnerPanel.tsx"),
  (m) => m.OwnerPanel,
);

const ITEM_PAGE = graphql(`
  fragment ItemPage_item on Item {
    id
    title
    category
    status
    isMine
    cursor
    seller {
      id
      cursor
    }
    ...Gallery_item
    ...ItemHead_item
    ...ItemDetails_item
    ...BuyPanel_item
    ...OwnerPanel_item
    ...LiveNews_item
  }
`);

const BOUGHT_ITEM_UPDATED = graphql(`
  subscription OpenItemUpdated($ids: [ID!]!, $after: Cursor) {
    itemUpdated(ids: $ids, after: $after) {
      cursor
      itemId
      item {
        id
        status
        ...Gallery_item
        ...ItemHead_item
        ...ItemDetails_item
        ...BuyPanel_item
        ...OwnerPanel_item
        ...LiveNews_item
      }
    }
  }
`);

const SELLER_UPDATED = graphql(`
  subscription SellerUpdated($ids: [ID!]!, $after: Cursor) {
    memberUpdated(ids: $ids, after: $after) {
      cursor
      member {
        ...SellerLine_seller
      }
    }
  }
`);

const VIEW_ITEM = graphql(`
  mutation ViewItem($itemId: ID!) {
    viewItem(itemId: $itemId) {
      item {
        id
        viewCount
      }
    }
  }
`);

interface Props {
  item: FragmentType<typeof ITEM_PAGE>;
  myOffer: MyOfferState;
}

/** The page of an item. It updates live: price, counts, and availability. */
export function ItemPage({ item: masked, myOffer }: Props) {
  const item = getFragment(ITEM_PAGE, masked);
  const [openedAs] = useState(item.status);
  const isGone = item.status !== "available";

  const { cache } = useApolloClient();
  useLive(BOUGHT_ITEM_UPDATED, {
    variables: { ids: [item.id] },
    after: item.cursor,
    onEvent: ({ itemUpdated }) => markHidden(cache, itemUpdated),
  });
  useLive(SELLER_UPDATED, { variables: { ids: [item.seller.id] }, after: item.seller.cursor });
  useViewOnce(item.id);
  useRecentItem(item);

  return (
    <Page title={item.title} hideHeading>
      <Back to="/listings">
        <ArrowLeft aria-hidden size={18} />
        Back to Listings
      </Back>
      <BuyLayout
        photos={<Gallery item={item} />}
        head={<ItemHead item={item} />}
        panel={
          item.isMine ? (
            <Suspense fallback={<Skeleton $h="320px" />}>
              <OwnerPanel item={item} />
            </Suspense>
          ) : (
            <BuyPanel
              item={item}
              isJustGone={isGone && openedAs === "available"}
              myOffer={myOffer}
            />
          )
        }
        details={<ItemDetails item={item} />}
      />
      <LiveNews item={item} />
      {isGone && !item.isMine && <SimilarItems category={item.category} except={item.id} />}
      <div>
        <ButtonLink to="/">Continue Browsing</ButtonLink>
      </div>
    </Page>
  );
}

/** Counts the visit; the server counts each member once a day. */
function useViewOnce(itemId: string) {
  const [view] = useCommand(VIEW_ITEM);
  const count = useEffectEvent((id: string) => {
    // If the view cannot be counted, the member need not know.
    view({ itemId: id }).catch(() => undefined);
  });

  useEffect(() => count(itemId), [itemId]);
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  justify-self: start;
  font-weight: 600;
`;
