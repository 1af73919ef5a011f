import { styled } from "styled-components";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { TpLines } from "../../wallet/TpLines.tsx";
import { asOpen, missingTp } from "../../wallet/tpWords.ts";
import type { MyOfferState } from "./useMyOffer.ts";

interface Props {
  /** The price in whole TP. */
  tp: number;
  seller: string;
  /** Why it cannot be bought any more; null while it can. */
  goneWords: string | null;
  /**
   * While it is unknown the sum is hidden but keeps its place, because TP that the offer holds would be deducted twice.
   */
  myOffer: MyOfferState;
}

/**
 * The effect of buying the item, or of the viewer's own offer for it, on their wallet. If the item is gone, a note
 * replaces the lines in the same place.
 */
export function BuySum({ tp, seller, goneWords, myOffer }: Props) {
  const { viewer } = useViewer();
  const terms = myOffer?.tpEffect ?? asOpen(-tp);
  const missing = viewer ? missingTp(terms, viewer.wallet) : 0;

  return (
    <Places>
      <Sum data-hidden={goneWords !== null || myOffer === undefined}>
        <TpLines
          terms={terms}
          what={myOffer ? "Your offer" : "This item"}
          after={myOffer ? "After it is accepted" : "After purchase"}
        />
        <Words data-warn={missing > 0}>
          {missing > 0
            ? `You need ${tpText(missing)} more to ${myOffer ? "accept it" : "buy this item"}.`
            : wordsOf(seller, myOffer)}
        </Words>
      </Sum>
      {goneWords !== null && (
        <Gone>
          <strong>{goneWords}</strong>
          <p>
            {myOffer?.state === "accepted"
              ? `${seller} accepted your offer: the item is yours.`
              : "It can no longer be bought."}
          </p>
        </Gone>
      )}
    </Places>
  );
}

/** A sentence that says when the TP move. */
function wordsOf(seller: string, myOffer: Props["myOffer"]): string {
  return myOffer && myOffer.proposedBy.id === myOffer.seller.id
    ? "Your TP stay in your wallet until you accept."
    : `Your TP stay in your wallet until ${seller} accepts.`;
}

const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
`;

const Sum = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  &[data-hidden="true"] {
    visibility: hidden;
  }
`;

const Words = styled.p`
  font-size: 0.9375rem;
  color: var(--ink2);

  &[data-warn="true"] {
    padding: ${space(2)} ${space(3)};
    border-radius: 8px;
    background: var(--warnSoft);
    color: var(--onWarnSoft);
  }
`;

const Gone = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(3)};
  border-radius: 8px;
  background: var(--well);
  text-align: center;

  strong {
    font: 700 1.25rem / 1.25 var(--display);
  }
`;
