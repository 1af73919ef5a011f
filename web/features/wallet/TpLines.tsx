import { styled } from "styled-components";
import { availableAfter, heldForOthers, type TpTerms } from "../../../schema/tpEffect.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Count } from "../../ui/Count.tsx";
import { space } from "../../ui/theme.ts";

interface Props {
  terms: TpTerms;
  /** The name of the line with the cost: "This item". */
  what: string;
  /** The label of the last line if there are enough TP: "After purchase". */
  after: string;
}

/**
 * The calculation shown wherever TP are paid: the balance, the TP held, the cost, and the rest. It follows the wallet
 * live.
 */
export function TpLines({ terms, what, after }: Props) {
  const { viewer } = useViewer();
  const wallet = viewer?.wallet ?? { tpBalance: 0, held: 0 };
  const others = heldForOthers(wallet, terms);
  const left = availableAfter(wallet, terms);
  const lines = [
    ["Your balance", wallet.tpBalance],
    ...(others > 0
      ? [[`Held for your ${terms.heldForThis > 0 ? "other " : ""}offers`, -others] as const]
      : []),
    ...(terms.change === 0
      ? []
      : [[terms.heldForThis > 0 ? `${what}, held` : what, terms.change] as const]),
  ] as const;

  return (
    <Lines>
      {lines.map(([words, tp]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>
            <Count value={tp} suffix=" TP" />
          </dd>
        </div>
      ))}
      <div data-total>
        <dt>{left < 0 ? "Missing" : after}</dt>
        <dd>
          <Count value={Math.abs(left)} suffix=" TP" />
        </dd>
      </div>
    </Lines>
  );
}

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
