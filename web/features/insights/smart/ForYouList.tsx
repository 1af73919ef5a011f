import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../../gql/gql.ts";
import type { SmartForYouQuery } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { ActivityNote } from "../ActivityNote.tsx";
import { InsightCards, InsightList } from "../insightLook.ts";
import { useNotForMe } from "../useNotForMe.ts";
import { WhyDrawer } from "../WhyDrawer.tsx";
import { CategoryChips } from "./CategoryChips.tsx";
import { RecommendationCard } from "./RecommendationCard.tsx";

const SmartForYou = graphql(`
  query SmartForYou($categories: [String!]) {
    recommendations(categories: $categories) {
      isKnown
      entries {
        id
        title
        type
        ...RecommendationCard_recommendation
        basis {
          ...WhyDrawer_basis
        }
      }
      basis {
        shortfall
      }
    }
  }
`);

/** How an answer is explained that is made of what the viewer did. */
const PERSONAL = {
  noun: "looks and reactions",
  isPersonal: true,
  factsTitle: "What you did that speaks for it",
};

type Entry = SmartForYouQuery["recommendations"]["entries"][number];

/** What may be for the viewer; while too little is known of them, what they say they are after. Source: PN-002 */
export function ForYouList() {
  const [categories, setCategories] = useState<string[]>([]);
  const [asked, setAsked] = useState<Entry | null>(null);
  const { list, putAway } = useNotForMe("SmartForYou");
  const { data, previousData, error, refetch } = useQuery(SmartForYou, {
    variables: { categories },
    fetchPolicy: "cache-and-network",
  });
  const found = (data ?? previousData)?.recommendations;

  return (
    <InsightList>
      <ActivityNote />
      {error && (
        <ErrorState
          message="Failed to load recommendations"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!found && !error && <LoadingBox label="Loading recommendations" height="480px" />}
      {found && !found.isKnown && <CategoryChips chosen={categories} onChange={setCategories} />}
      {found && found.entries.length === 0 && (
        <p>
          No recommendations yet.{" "}
          {found.basis.shortfall ??
            "You have seen all that may be for you; new items come every day."}
        </p>
      )}
      {found && found.entries.length > 0 && (
        <InsightCards ref={list} tabIndex={-1} aria-label="For you">
          {found.entries.map((entry) => (
            <li key={entry.id}>
              <RecommendationCard
                recommendation={entry}
                onWhy={() => setAsked(entry)}
                onNotForMe={() => void putAway(entry.id, entry.title)}
              />
            </li>
          ))}
        </InsightCards>
      )}
      {asked && (
        <WhyDrawer
          title={`Why “${asked.title}”?`}
          basis={asked.basis}
          {...(found?.isKnown ? PERSONAL : { noun: "items" })}
          onClose={() => setAsked(null)}
        />
      )}
      <OfflineNote />
    </InsightList>
  );
}
