import { useQuery } from "@apollo/client/react";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { graphql } from "../../../gql/gql.ts";
import type { PreferenceTrend } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { FactRows, InsightList } from "../insightLook.ts";
import { percentOf } from "../percentOf.ts";
import { WhyButton } from "../WhyButton.tsx";

const OwnBehavior = graphql(`
  query OwnBehavior {
    behavior {
      patterns {
        pattern
        frequency
        significance
      }
      preferences {
        category
        trend
        strength
      }
      optimalTimes {
        action
        timeframe
        successRate
      }
      basis {
        shortfall
        ...WhyDrawer_basis
      }
    }
  }
`);

const TRENDS = {
  increasing: { Icon: TrendingUp, words: "more than before" },
  decreasing: { Icon: TrendingDown, words: "less than before" },
  steady: { Icon: Minus, words: "as before" },
} satisfies Record<PreferenceTrend, object>;

/** What the viewer does more often than others, where their interest goes, and when offers are accepted. Source: EN-029 */
export function BehaviorList() {
  const { data, error, refetch } = useQuery(OwnBehavior, { fetchPolicy: "cache-and-network" });
  const found = data?.behavior;
  const isEmpty =
    found?.patterns.length === 0 &&
    found.preferences.length === 0 &&
    found.optimalTimes.length === 0;

  return (
    <InsightList>
      {error && (
        <ErrorState
          message="Failed to load your patterns"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!found && !error && <LoadingBox label="Loading your patterns" height="480px" />}
      {found && isEmpty && (
        <p>No patterns yet. {found.basis.shortfall ?? "You do nothing more often than others."}</p>
      )}
      {found && !isEmpty && (
        <>
          <h3>More often than others</h3>
          {found.patterns.length === 0 && (
            <p>{found.basis.shortfall ?? "Nothing that could not be by chance."}</p>
          )}
          {found.patterns.length > 0 && (
            <FactRows aria-label="Patterns">
              {found.patterns.map(({ pattern, frequency, significance }) => (
                <li key={pattern}>
                  <span>{pattern}</span>
                  <span>
                    {frequency} times; {percentOf(significance)} % sure
                  </span>
                </li>
              ))}
            </FactRows>
          )}
          <h3>What interests you</h3>
          {found.preferences.length === 0 && <p>No look was recorded in 90 days.</p>}
          {found.preferences.length > 0 && (
            <FactRows aria-label="Preferences">
              {found.preferences.map(({ category, trend, strength }) => {
                const { Icon, words } = TRENDS[trend];
                return (
                  <li key={category}>
                    <span>{category}</span>
                    <span>
                      <Icon size={16} aria-hidden /> {words}; {percentOf(strength)} % of what you
                      look at now
                    </span>
                  </li>
                );
              })}
            </FactRows>
          )}
          <h3>When your offers were accepted</h3>
          {found.optimalTimes.length === 0 && (
            <p>Not enough data yet: it takes five answered offers within the same four hours.</p>
          )}
          {found.optimalTimes.length > 0 && (
            <FactRows aria-label="Optimal times">
              {found.optimalTimes.map(({ action, timeframe, successRate }) => (
                <li key={timeframe}>
                  <span>
                    {action}: {timeframe}
                  </span>
                  <span>{percentOf(successRate)} of 100 accepted</span>
                </li>
              ))}
            </FactRows>
          )}
          <div>
            <WhyButton
              title="Why these patterns?"
              basis={found.basis}
              noun="offers, messages and likes"
              isPersonal
            />
          </div>
        </>
      )}
      <OfflineNote />
    </InsightList>
  );
}
