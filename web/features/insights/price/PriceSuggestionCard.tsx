import { Check, Sparkles } from "lucide-react";
import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { Confidence } from "../Confidence.tsx";
import { PriceStrip } from "./PriceStrip.tsx";
import { usePriceSuggestion, type PricedThing } from "./usePriceSuggestion.ts";

const PriceWhy = lazy(
  () => import("./PriceWhy.tsx"),
  (m) => m.PriceWhy,
);

interface Props {
  thing: PricedThing;
  /** The own item that is changed; null for a new one. */
  itemId: string | null;
  price: number | "";
  onPrice: (tp: number) => void;
}

/** A price for what is being written, once there is one. Source: PN-010, VA-038 */
export function PriceSuggestionCard({ thing, itemId, price, onPrice }: Props) {
  const suggestion = usePriceSuggestion(thing, itemId);
  const [isAsking, setIsAsking] = useState(false);

  return (
    <div>
      <Quiet role="status">
        {suggestion?.basis.shortfall
          ? `No price suggestion yet. ${suggestion.basis.shortfall}`
          : null}
        {suggestion?.suggestedPoints ? (
          <VisuallyHidden>Suggested price: {tpText(suggestion.suggestedPoints)}</VisuallyHidden>
        ) : null}
      </Quiet>
      {suggestion?.suggestedPoints && suggestion.priceRange ? (
        <Box aria-label="Suggested price" role="group">
          <Head>
            <h3>
              <Sparkles size={18} aria-hidden /> Suggested price
            </h3>
            <Confidence percent={suggestion.confidence} />
          </Head>
          <Price>
            {tpText(suggestion.suggestedPoints)}{" "}
            <small>
              80 of 100 are at {suggestion.priceRange.min} to {tpText(suggestion.priceRange.max)}
            </small>
          </Price>
          <p>{unbroken(suggestion.reasoning)}</p>
          {suggestion.marketComparison ? <p>{suggestion.marketComparison}.</p> : null}
          <PriceStrip suggestion={suggestion} price={price} onPrice={onPrice} />
          <Acts>
            {price === suggestion.suggestedPoints ? (
              <StatusBadge tone="ok">Applied</StatusBadge>
            ) : (
              <Button $small onClick={() => onPrice(suggestion.suggestedPoints ?? 0)}>
                <Check size={18} aria-hidden /> Use {tpText(suggestion.suggestedPoints)}
              </Button>
            )}
            <Button $small $kind="quiet" onClick={() => setIsAsking(true)}>
              Why this price?
            </Button>
          </Acts>
          {isAsking ? (
            <Suspense>
              <PriceWhy suggestion={suggestion} onClose={() => setIsAsking(false)} />
            </Suspense>
          ) : null}
        </Box>
      ) : null}
    </div>
  );
}

/** Keeps a figure and its % in one line. */
function unbroken(text: string): string {
  return text.replaceAll(" %", "\u00a0%");
}

const Quiet = styled.p`
  color: var(--ink3);
  font-size: 0.875rem;
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid var(--line);
  border-inline-start: 4px solid var(--gold);
  border-radius: 10px;
  background: var(--counter);

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  h3 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    font-size: 1rem;
  }
`;

const Price = styled.div`
  font-size: 1.5rem;
  font-weight: 700;

  small {
    display: inline-block;
    color: var(--ink3);
    font-size: 0.9375rem;
    font-weight: 500;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
`;
