import { ArrowLeftRight } from "lucide-react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { AddToCart } from "../../checkout/cart/AddToCart.tsx";
import { ContactButton } from "../../messages/ContactButton.tsx";
import { ReportItem } from "../../safety/ReportItem.tsx";
import { STAMPS } from "../card/itemStatus.ts";
import { BuyTerms } from "./BuyTerms.tsx";
import type { MyOfferState } from "./useMyOffer.ts";

const BUY_PANEL = graphql(`
  fragment BuyPanel_item on Item {
    id
    title
    status
    seller {
      id
      displayName
    }
    ...BuyTerms_item
  }
`);

interface Props {
  item: FragmentType<typeof BUY_PANEL>;
  /** Whether the item was still available when the page was opened. */
  isJustGone: boolean;
  myOffer: MyOfferState;
}

/** What the item costs the viewer, and what they can do with it. */
export function BuyPanel({ item: masked, isJustGone, myOffer }: Props) {
  const item = getFragment(BUY_PANEL, masked);
  const isGone = item.status !== "available";
  const goneWords = isJustGone
    ? `${STAMPS[item.status]} a moment ago`
    : (STAMPS[item.status] ?? "");

  return (
    <Card as="aside" aria-label="Buy this item">
      <BuyTerms item={item} goneWords={isGone ? goneWords : null} myOffer={myOffer} />
      {isGone ? null : <AddToCart item={{ ...item, isMine: false }} />}
      {/* A member can have one open offer per item, and must answer or withdraw it first. */}
      {!isGone && !myOffer && (
        <ButtonLink data-offer to={`/exchange/${item.id}`}>
          <ArrowLeftRight aria-hidden size={20} />
          Offer a swap
        </ButtonLink>
      )}
      {isGone && !myOffer && (
        <Button disabled>
          <ArrowLeftRight aria-hidden size={20} />
          Offer a swap
        </Button>
      )}
      <ContactButton
        recipient={item.seller}
        item={{ id: item.id, title: item.title }}
        words="Message"
      />
      <ReportItem item={item} />
    </Card>
  );
}
