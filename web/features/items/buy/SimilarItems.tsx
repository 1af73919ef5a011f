import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";

import { graphql } from "../../../gql/gql.ts";
import { space } from "../../../ui/theme.ts";
import { CardTracks } from "../CardFrame.tsx";
import { ItemCard } from "../ItemCard.tsx";

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

/** Others of the same category, once the item itself is gone. */
export function SimilarItems({ category, except }: { category: string; except: string }) {
  const { data } = useQuery(SIMILAR_ITEMS, {
    variables: { category, first: SHOWN + 1 },
    // A few of a list must not stand in the cache as its first page.
    fetchPolicy: "no-cache",
  });
  const others = data?.items.edges.map((edge) => edge.node).filter(({ id }) => id !== except) ?? [];

  if (others.length === 0) return null;
  return (
    <Section>
      <h2>Similar items</h2>
      <CardTracks $layout="grid">
        {others.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <ItemCard item={item} layout="grid" />
          </li>
        ))}
      </CardTracks>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;
