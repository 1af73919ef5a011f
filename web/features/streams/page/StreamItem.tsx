import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Photo } from "../../../ui/Photo.tsx";
import { PriceCard } from "../../../ui/PriceCard.tsx";
import { quietLinks } from "../../../ui/quietLinks.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { STAMPS } from "../../items/card/itemStatus.ts";

const BuyDialog = lazy(() =>
  import("../../items/buy/BuyDialog.tsx").then((m) => ({ default: m.BuyDialog })),
);
const ExchangeDialog = lazy(() =>
  import("../../exchange/ExchangeDialog.tsx").then((m) => ({ default: m.ExchangeDialog })),
);

export const StreamItem_item = graphql(`
  fragment StreamItem_item on Item {
    id
    title
    tpValue
    status
    cursor
    images {
      small
      medium
      large
      placeholder
    }
    ...LiveItems_item
  }
`);

interface Props {
  readonly item: FragmentType<typeof StreamItem_item>;
  /** Whether the viewer is the host, who owns all items of the stream. */
  readonly isMine: boolean;
  /** Whether the item is pinned; then its button is the main one. */
  readonly isOnTable?: boolean;
  /** The text below the title. */
  readonly words: string;
  /** The host's own actions. */
  readonly children?: ReactNode;
}

/** An item of the stream. Viewers buy it or offer a swap without leaving the page; the host has neither button. */
export function StreamItem({ item: masked, isMine, isOnTable = false, words, children }: Props) {
  const item = getFragment(StreamItem_item, masked);
  const [open, setOpen] = useState<"buy" | "exchange" | null>(null);
  const stamp = STAMPS[item.status];
  const close = () => setOpen(null);

  return (
    <Row data-table-item={item.id}>
      <Picture>
        <Photo image={item.images[0] ?? null} alt="" sizes="64px" noImageText="" />
      </Picture>
      <Words>
        <Link to={`/buy/${item.id}`}>{item.title}</Link>
        <small>{stamp ?? words}</small>
      </Words>
      <PriceCard tp={item.tpValue} />
      <Acts>
        {!isMine && (
          <>
            <Button
              $kind={isOnTable && stamp === null ? "pay" : "outline"}
              disabled={stamp !== null}
              onClick={() => setOpen("buy")}
            >
              <span>
                Buy with TP<VisuallyHidden> {item.title}</VisuallyHidden>
              </span>
            </Button>
            <Button disabled={stamp !== null} onClick={() => setOpen("exchange")}>
              <span>
                Offer an exchange<VisuallyHidden> for {item.title}</VisuallyHidden>
              </span>
            </Button>
          </>
        )}
        {children}
      </Acts>
      <Suspense>
        {open === "buy" && <BuyDialog itemId={item.id} onClose={close} />}
        {open === "exchange" && (
          <ExchangeDialog
            item={{ id: item.id, title: item.title, tpValue: item.tpValue }}
            onClose={close}
          />
        )}
      </Suspense>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
`;

const Picture = styled.div`
  flex: none;
  inline-size: 64px;
  border-radius: 8px;
  overflow: hidden;
`;

const Words = styled.p`
  flex: 1 1 120px;
  display: grid;
  min-inline-size: 0;
  max-inline-size: none;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;

  ${quietLinks}

  small {
    color: var(--ink3);
    font-weight: 400;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  &:empty {
    display: none;
  }

  @media (max-width: 719px) {
    flex: 1 1 100%;

    > button {
      flex: 1 1 auto;
    }
  }
`;
