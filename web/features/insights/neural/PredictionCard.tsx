import { ChartLine, Clock, Coins, Flame, Users, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { PredictionImpact, PredictionType } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { Confidence } from "../Confidence.tsx";
import { CardActs, InsightCard } from "../insightLook.ts";
import { WhyButton } from "../WhyButton.tsx";

const PREDICTION = graphql(`
  fragment PredictionCard_prediction on Prediction {
    type
    title
    description
    impact
    timeline
    confidence
    accuracy
    reasoning
    suggestedActions
    potentialValue
    actionUrl
    basis {
      ...WhyDrawer_basis
    }
  }
`);

interface Kind {
  Icon: LucideIcon;
  /** What the link that leads on says. */
  action: string;
  /** What the sample is made of. */
  noun: string;
}

const KINDS: Readonly<Record<PredictionType, Kind>> = {
  price: { Icon: Coins, action: "Look at the price", noun: "prices" },
  timing: { Icon: Clock, action: "Look at it", noun: "things in a year" },
  compatibility: { Icon: Users, action: "Propose a swap", noun: "likes of each other's things" },
  trend: { Icon: ChartLine, action: "See the chart", noun: "visits of members in 28 days" },
  demand: { Icon: Flame, action: "See the chart", noun: "visits of members in 28 days" },
};

const IMPACTS: Readonly<Record<PredictionImpact, string>> = {
  high: "High impact",
  medium: "Medium impact",
  low: "Low impact",
};

interface Props {
  prediction: FragmentType<typeof PREDICTION>;
  onNotForMe: () => void;
}

/** What is expected until a day, how sure it is, why, and what can be done. Source: EN-027 */
export function PredictionCard({ prediction, onNotForMe }: Props) {
  const { type, title, description, impact, timeline, basis, ...shown } = getFragment(
    PREDICTION,
    prediction,
  );
  const { confidence, accuracy, reasoning, suggestedActions, potentialValue, actionUrl } = shown;
  const { Icon, action, noun } = KINDS[type];
  return (
    <InsightCard>
      <h3>
        <Icon size={18} aria-hidden /> {title}
      </h3>
      <Facts>
        <Confidence percent={confidence} />
        <span data-impact={impact}>{IMPACTS[impact]}</span>
        <span>{timeline}</span>
      </Facts>
      <p>
        <b>{description}</b> {reasoning}
      </p>
      {potentialValue !== null && (
        <p>
          Up to <b>{potentialValue} TP</b> more.
        </p>
      )}
      {suggestedActions.length > 0 && (
        <Actions aria-label={`What you can do about ${title}`}>
          {suggestedActions.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </Actions>
      )}
      {accuracy !== null && (
        <p>
          <small>Of 100 predictions like this, {accuracy} came as they were said.</small>
        </p>
      )}
      <CardActs>
        <Link to={actionUrl}>
          {action}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Link>
        <WhyButton
          about={title}
          title={`Why: ${title}`}
          basis={basis}
          noun={noun}
          factsTitle="The facts"
        />
        <Button $small $kind="quiet" onClick={onNotForMe}>
          Not for me<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </CardActs>
    </InsightCard>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  color: var(--ink2);
  font-size: 0.875rem;

  [data-impact] {
    padding: 2px 8px;
    border: 1px solid var(--line);
    border-radius: 4px;
    font-weight: 600;
    line-height: 1.4;
  }

  [data-impact="high"] {
    border-color: var(--edge);
    color: var(--ink);
  }
`;

const Actions = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: 1.2em;
  list-style: disc;
  color: var(--ink2);
  font-size: 0.9375rem;
`;
