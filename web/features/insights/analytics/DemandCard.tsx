import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { MarketLevel } from "../../../gql/graphql.ts";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { CardActs, InsightCard } from "../insightLook.ts";
import { WhyButton } from "../WhyButton.tsx";
import { WeekBars } from "./WeekBars.tsx";

const DEMAND = graphql(`
  fragment DemandCard_demand on DemandForecast {
    itemType
    demandLevel
    competitionLevel
    seasonalFactor
    seasonalFactorMeans
    recommendedActions
    members
    supply
    sold
    weekdays
    basis {
      ...WhyDrawer_basis
    }
  }
`);

/** The interest in one category, what is offered, and what can be done about it. */
export function DemandCard({ demand }: { demand: FragmentType<typeof DEMAND> }) {
  const { itemType, demandLevel, competitionLevel, members, supply, sold, ...shown } = getFragment(
    DEMAND,
    demand,
  );
  const { seasonalFactor, seasonalFactorMeans, recommendedActions, weekdays, basis } = shown;
  return (
    <InsightCard>
      <h3>{itemType}</h3>
      <Levels>
        <Level level={demandLevel} what="Demand" />
        <Level level={competitionLevel} what="Competition" />
      </Levels>
      <p>
        {counted(members, "member", "members")} in 28 days; {counted(supply, "item", "items")} on
        the market, {sold} changed hands.
      </p>
      <WeekBars factors={weekdays} />
      {seasonalFactor !== null && (
        <p>
          {seasonText(seasonalFactor)} than usual at this time.{" "}
          <small>{seasonalFactorMeans}.</small>
        </p>
      )}
      {recommendedActions.length > 0 && (
        <Actions>
          {recommendedActions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </Actions>
      )}
      <CardActs>
        <Link to={`/listings?category=${encodeURIComponent(itemType)}`}>
          See items<VisuallyHidden> of {itemType}</VisuallyHidden>
        </Link>
        <WhyButton
          about={itemType}
          title={`Why this about ${itemType}?`}
          basis={basis}
          noun="visits of members in 28 days"
          factsTitle="The facts"
        />
      </CardActs>
    </InsightCard>
  );
}

/** How high something is beside the other categories; nothing where it is not known. */
function Level({ level, what }: { level: MarketLevel | null; what: string }) {
  if (level === null) return null;
  return (
    <span data-level={level}>
      {what}: <b>{level}</b>
    </span>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "24 % more interest", "8 % less interest". */
function seasonText(factor: number): string {
  const percent = Math.round(100 * (factor - 1));
  if (percent === 0) return "As much interest";
  return `${Math.abs(percent)} % ${percent > 0 ? "more" : "less"} interest`;
}

const Levels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > span {
    padding: 2px 8px;
    border-radius: 4px;
    background: var(--well);
    color: var(--ink2);
    font-size: 0.8125rem;
  }

  > [data-level="high"] {
    background: var(--goldSoft);
    color: var(--onGoldSoft);
  }
`;

const Actions = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: ${space(5)};
  color: var(--ink2);
  font-size: 0.9375rem;
  list-style: disc;
`;
