import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { space } from "../../../ui/theme.ts";
import { CardTracks } from "../card/CardFrame.tsx";
import { ItemCard } from "../card/ItemCard.tsx";
import { ItemGridSkeleton } from "../card/ItemSkeleton.tsx";

const SHOWN = 4;

const SIMILAR_ITEMS = graphql(`
  query SimilarItems($category: String!, $first: Int!) {
    items(filter: { category: $category }, first: $first) {
      edges {
        cursor
        node {
          id
          ...ItemCard_item
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Other items of the same category, shown when the item is gone. */
export function SimilarItems({ category, except }: { category: string; except: string }) {
  const { data, error, refetch } = useQuery(SIMILAR_ITEMS, {
    variables: { category, first: SHOWN + 1 },
    // These few items must not be stored in the cache as the first page of a list.
    fetchPolicy: "no-cache",
  });
  const others = data?.items.edges.map((edge) => edge.node).filter(({ id }) => id !== except) ?? [];

  return (
    <Section>
      <h2>Similar items</h2>
      {!data && !error && <ItemGridSkeleton layout="grid" places={SHOWN} />}
      {error && <ErrorState message="Failed to fetch listings" onRetry={() => void refetch()} />}
      {data && others.length === 0 && <p>Nothing like it is on the market right now.</p>}
      <CardTracks $layout="grid">
        {others.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <ItemCard item={item} layout="grid" />
          </li>
        ))}
      </CardTracks>
      <OfflineNote />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  > p {
    color: var(--ink2);
  }
`;
