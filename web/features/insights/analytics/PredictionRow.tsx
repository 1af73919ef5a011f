import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type {
  MarketTrend,
  PredictionRow_PredictionFragment as Shown,
} from "../../../gql/graphql.ts";
import { focusRing, space } from "../../../ui/theme.ts";
import { Confidence } from "../Confidence.tsx";
import { WhyButton } from "../WhyButton.tsx";

const PREDICTION = graphql(`
  fragment PredictionRow_prediction on MarketPrediction {
    category
    trend
    predictedChange
    confidence
    before
    expected
    today
    expectedRange {
      min
      max
    }
    basis {
      ...WhyDrawer_basis
    }
  }
`);

const TRENDS = {
  up: { Icon: TrendingUp, colour: "--ok" },
  down: { Icon: TrendingDown, colour: "--bad" },
  steady: { Icon: Minus, colour: "--ink2" },
} satisfies Record<MarketTrend, object>;

interface Props {
  prediction: FragmentType<typeof PREDICTION>;
  isShown: boolean;
  onShow: () => void;
}

/** Where the interest in one category goes. It leads to the chart of it. */
export function PredictionRow({ prediction, isShown, onShow }: Props) {
  const shown = getFragment(PREDICTION, prediction);
  const { category, trend, confidence, today, expectedRange, basis } = shown;
  const { Icon, colour } = TRENDS[trend ?? "steady"];
  return (
    <Row $isShown={isShown}>
      <button type="button" aria-pressed={isShown} onClick={onShow}>
        <b>{category}</b>
        <Trend style={{ color: `var(${colour})` }}>
          <Icon size={16} aria-hidden /> {trendText(shown)}
        </Trend>
      </button>
      <div>
        <span>
          {expectedRange &&
            `${Math.round(expectedRange.min)} to ${Math.round(expectedRange.max)} members a day`}
          {today !== null && `, ${today} today so far`}
        </span>
        {(trend === "up" || trend === "down") && <Confidence percent={confidence} />}
        <WhyButton
          about={category}
          title={`Why this about ${category}?`}
          basis={basis}
          noun="visits of members in 28 days"
          factsTitle="The facts"
          measured="each made from what was known before it"
        />
      </div>
    </Row>
  );
}

/** A change by more is said in members: of few, percents say little. */
const PERCENT_MAX = 100;

/** "up 18 %", "up from 1 to 8", "steady". */
function trendText({ trend, predictedChange, before, expected }: Shown): string {
  if (trend !== "up" && trend !== "down") return "steady";
  return predictedChange !== null && Math.abs(predictedChange) <= PERCENT_MAX
    ? `${trend} ${Math.abs(Math.round(predictedChange))} %`
    : `${trend} from ${before ?? 0} to ${expected ?? 0}`;
}

const Row = styled.div<{ $isShown: boolean }>`
  border: 1px solid ${({ $isShown }) => ($isShown ? "var(--act)" : "var(--line)")};
  border-radius: 10px;
  overflow-wrap: anywhere;

  > button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
    inline-size: 100%;
    min-block-size: 44px;
    padding: ${space(2)} ${space(3)};
    border: 0;
    border-radius: 10px;
    background: none;
    color: var(--ink);
    font: inherit;
    text-align: start;
    cursor: pointer;

    &:focus-visible {
      ${focusRing}
    }
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding: 0 ${space(3)} ${space(2)};
    color: var(--ink2);
    font-size: 0.875rem;
  }
`;

const Trend = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 600;
`;
