import { useApolloClient, useQuery } from "@apollo/client/react";
import { TrendingUp } from "lucide-react";
import { useState } from "react";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import type { TrendRange } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { ItemCard } from "../../items/card/ItemCard.tsx";
import { CardNote, InsightCards, InsightList } from "../insightLook.ts";
import { WhyButton } from "../WhyButton.tsx";

const SmartTrending = graphql(`
  query SmartTrending($timeRange: TrendRange) {
    trending(timeRange: $timeRange) {
      timeRange
      entries {
        members
        membersBefore
        item {
          id
          ...ItemCard_item
        }
      }
      basis {
        shortfall
        ...WhyDrawer_basis
      }
    }
  }
`);

const TrendingCounted = graphql(`
  subscription TrendingCounted {
    trendingUpdated {
      countedAt
    }
  }
`);

const RANGES: readonly { value: TrendRange; label: string }[] = [
  { value: "h24", label: "24 hours" },
  { value: "d7", label: "7 days" },
  { value: "d30", label: "30 days" },
];

/** Against as long a time before. */
function changeText(members: number, before: number): string {
  if (members === before) return "as many as before";
  return `${members > before ? "up" : "down"} from ${before}`;
}

/** The items in demand, which can be added to the cart. Counted anew while it is shown. Source: PN-003, EN-018 */
export function TrendingList() {
  const client = useApolloClient();
  const [timeRange, setTimeRange] = useState<TrendRange>("h24");
  const { data, previousData, error, refetch } = useQuery(SmartTrending, {
    variables: { timeRange },
    fetchPolicy: "cache-and-network",
  });
  useLive(TrendingCounted, { onEvent: () => refetchFields(client, new Set(["trending"])) });
  const trending = (data ?? previousData)?.trending;

  return (
    <InsightList>
      <ChoiceChips legend="Since when" choices={RANGES} value={timeRange} onChange={setTimeRange} />
      {error && (
        <ErrorState
          message="Failed to load what is trending"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!trending && !error && <LoadingBox label="Loading what is trending" height="480px" />}
      {trending && trending.entries.length === 0 && (
        <p>Nothing is trending yet. {trending.basis.shortfall}</p>
      )}
      {trending && trending.entries.length > 0 && (
        <>
          <InsightCards>
            {trending.entries.map(({ item, members, membersBefore }) => (
              <li key={item.id}>
                <ItemCard item={item} layout="grid">
                  <CardNote>
                    <TrendingUp size={16} aria-hidden />
                    {members} members, {changeText(members, membersBefore)}
                  </CardNote>
                </ItemCard>
              </li>
            ))}
          </InsightCards>
          <div>
            <WhyButton
              label="Why these?"
              title="Why are these trending?"
              basis={trending.basis}
              noun="members who did something"
              factsTitle="The most in demand"
            />
          </div>
        </>
      )}
      <OfflineNote />
    </InsightList>
  );
}
