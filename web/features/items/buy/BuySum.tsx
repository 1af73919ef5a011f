import { styled } from "styled-components";

import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Count } from "../../../ui/Count.tsx";
import { space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";

interface Props {
  /** The price in whole TP. */
  tp: number;
  seller: string;
  /** Why it cannot be bought any more; null while it can. */
  goneWords: string | null;
  isMineNow: boolean;
}

/** Balance, price, and what is left. The lines follow the wallet live; when the item goes, they give way in place. */
export function BuySum({ tp, seller, goneWords, isMineNow }: Props) {
  const { viewer } = useViewer();
  const { tpBalance, held, available } = viewer?.wallet ?? { tpBalance: 0, held: 0, available: 0 };
  const missing = tp - available;

  return (
    <Places>
      <Sum data-hidden={goneWords !== null}>
        <Lines>
          <div>
            <dt>Your balance</dt>
            <dd>
              <Count value={tpBalance} suffix=" TP" />
            </dd>
          </div>
          {held > 0 && (
            <div>
              <dt>Held for your offers</dt>
              <dd>
                <Count value={-held} suffix=" TP" />
              </dd>
            </div>
          )}
          <div>
            <dt>This item</dt>
            <dd>
              <Count value={-tp} suffix=" TP" />
            </dd>
          </div>
          <div data-total>
            <dt>{missing > 0 ? "Missing" : "After purchase"}</dt>
            <dd>
              <Count value={Math.abs(missing)} suffix=" TP" />
            </dd>
          </div>
        </Lines>
        <Words data-warn={missing > 0}>
          {missing > 0
            ? `You need ${tpText(missing)} more to buy this item.`
            : `Your TP stay in your wallet until ${seller} accepts.`}
        </Words>
      </Sum>
      {goneWords !== null && (
        <Gone>
          <strong>{goneWords}</strong>
          <p>
            {isMineNow
              ? `${seller} accepted your offer: the item is yours.`
              : "It can no longer be bought."}
          </p>
        </Gone>
      )}
    </Places>
  );
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

const Lines = styled.dl`
  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    padding-block: 3px;
  }

  div[data-total] {
    margin-block-start: 3px;
    padding-block-start: 6px;
    border-block-start: 1px solid var(--line);
  }

  dd {
    font-weight: 600;
    white-space: nowrap;
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
