import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { PricePosition } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { StatusBadge, type StatusTone } from "../../../ui/StatusBadge.tsx";
import { space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { Confidence } from "../Confidence.tsx";
import { CardActs, InsightCard } from "../insightLook.ts";
import { WhyButton } from "../WhyButton.tsx";
import { PriceRangeBar } from "./PriceRangeBar.tsx";
import { useSetPrice } from "./useSetPrice.ts";

const OPTIMIZATION = graphql(`
  fragment PriceAdvice_optimization on PriceOptimization {
    item {
      id
      title
    }
    currentPrice
    suggestedPrice
    priceRange {
      min
      max
    }
    position
    reasoning
    confidence
    potentialIncrease
    basis {
      ...WhyDrawer_basis
    }
  }
`);

const POSITIONS: Readonly<Record<PricePosition, { tone: StatusTone; words: string }>> = {
  below: { tone: "pending", words: "Below the usual range" },
  within: { tone: "ok", words: "In the usual range" },
  above: { tone: "pending", words: "Above the usual range" },
};

interface Props {
  optimization: FragmentType<typeof OPTIMIZATION>;
}

/** The price of one item, where such things are, and what could be asked instead. */
export function PriceAdvice({ optimization }: Props) {
  const { item, currentPrice, suggestedPrice, priceRange, position, ...shown } = getFragment(
    OPTIMIZATION,
    optimization,
  );
  const { reasoning, confidence, potentialIncrease, basis } = shown;
  const [setPrice, isBusy] = useSetPrice();
  const isAdvised = suggestedPrice !== null && suggestedPrice !== currentPrice;
  return (
    <InsightCard>
      <h3>
        <Link to={`/buy/${item.id}`}>{item.title}</Link>
      </h3>
      {position && (
        <Badges>
          <StatusBadge tone={POSITIONS[position].tone}>{POSITIONS[position].words}</StatusBadge>
          {isAdvised && <Confidence percent={confidence} />}
        </Badges>
      )}
      {priceRange && (
        <PriceRangeBar price={currentPrice} min={priceRange.min} max={priceRange.max} />
      )}
      <p>{position ? reasoning : `You ask ${tpText(currentPrice)}. ${reasoning}`}</p>
      <CardActs>
        {isAdvised && (
          <Button
            $small
            disabled={isBusy}
            onClick={() => void setPrice({ item, from: currentPrice, to: suggestedPrice })}
          >
            Ask {tpText(suggestedPrice)}
            {potentialIncrease !== null && ` (+${potentialIncrease})`}
            <VisuallyHidden> for {item.title}</VisuallyHidden>
          </Button>
        )}
        <WhyButton
          about={item.title}
          title={`Why this about “${item.title}”?`}
          basis={basis}
          noun="prices"
          factsTitle="The nearest prices"
          measured="as the market was 30 to 72 days ago"
        />
      </CardActs>
    </InsightCard>
  );
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;
