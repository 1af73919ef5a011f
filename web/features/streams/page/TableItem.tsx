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

export const TableItem_item = graphql(`
  fragment TableItem_item on Item {
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
  readonly item: FragmentType<typeof TableItem_item>;
  /** All items of a stream are its host's. */
  readonly isMine: boolean;
  /** The host talks about it now: its button is the one that pays. */
  readonly isOnTable?: boolean;
  /** What stands under the title. */
  readonly words: string;
  /** The host's own act. */
  readonly children?: ReactNode;
}

/** An item of the stream. Whoever watches buys it or offers a swap without leaving; the host sees neither. */
export function TableItem({ item: masked, isMine, isOnTable = false, words, children }: Props) {
  const item = getFragment(TableItem_item, masked);
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
