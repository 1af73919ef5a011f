import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { PriceCard } from "../../../ui/PriceCard.tsx";
import { media, space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { aboveBottomBar } from "./aboveBottomBar.ts";
import { usePurchase } from "./usePurchase.ts";

const PURCHASE = graphql(`
  fragment PurchaseButton_item on Item {
    id
    tpValue
  }
`);

interface Props {
  item: FragmentType<typeof PURCHASE>;
  goneWords: string | null;
  /** Whether it is known if the viewer has an offer; until then the button is not shown. */
  isKnown: boolean;
  onPlaced: () => void;
  /** Whether it stays in its place on a phone too, as in a dialog. */
  isInPlace?: boolean;
}

/** The one action of the page. On a phone it is fixed above the bottom bar, with the price. */
export function PurchaseButton({
  item: masked,
  goneWords,
  isKnown,
  onPlaced,
  isInPlace = false,
}: Props) {
  const { id, tpValue } = getFragment(PURCHASE, masked);
  const { viewer } = useViewer();
  const [purchase, { busy }] = usePurchase(id, tpValue);
  const canAfford = (viewer?.wallet.available ?? 0) >= tpValue;

  async function handlePurchase() {
    if (goneWords === null && (await purchase())) onPlaced();
  }

  return (
    <Bar $isInPlace={isInPlace} data-hidden={!isKnown}>
      {!isInPlace && (
        <Price aria-hidden>
          <PriceCard tp={tpValue} />
        </Price>
      )}
      {goneWords !== null || canAfford ? (
        <Button
          $kind={goneWords === null ? "pay" : "outline"}
          busy={busy}
          // Not `disabled`, so that the button keeps focus when the item goes.
          {...(goneWords !== null && { "aria-disabled": true })}
          onClick={() => void handlePurchase()}
        >
          {busy ? "Working…" : (goneWords ?? `Purchase for ${tpText(tpValue)}`)}
        </Button>
      ) : (
        <Short>
          <Button disabled>Insufficient TP Balance</Button>
          <ButtonLink to="/wallet-exchange">Earn More TP</ButtonLink>
        </Short>
      )}
    </Bar>
  );
}

const Bar = styled.div<{ $isInPlace: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  background: var(--counter);
  ${({ $isInPlace }) => ($isInPlace ? "" : aboveBottomBar)}

  > :last-child {
    flex: 1;
  }

  &[data-hidden="true"] {
    visibility: hidden;
  }

  /* A button that kept the keyboard although nothing is left to press. */
  button[aria-disabled="true"]:not([aria-busy="true"]) {
    background: var(--well);
    color: var(--ink3);
    border-color: var(--line);
    cursor: not-allowed;
  }

  ${media.m} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
  }
`;

const Price = styled.span`
  ${media.m} {
    display: none;
  }
`;

const Short = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;
