import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { CardTracks } from "../card/CardFrame.tsx";
import { ItemCard } from "../card/ItemCard.tsx";
import { None, Section } from "./MemberItems.tsx";

const WANTED = graphql(`
  fragment WantedItems_user on User {
    displayName
    wantedItems {
      id
      ...ItemCard_item
    }
  }
`);

/** The available items that a member likes; renders nothing if they do not share them. */
export function WantedItems({ user }: { user: FragmentType<typeof WANTED> }) {
  const { displayName, wantedItems } = getFragment(WANTED, user);
  if (!wantedItems) return null;

  return (
    <Section aria-label={`Items ${displayName} wants`}>
      <h2>Wanted</h2>
      {wantedItems.length === 0 ? (
        <None>Nothing wanted right now.</None>
      ) : (
        <CardTracks $layout="grid">
          {wantedItems.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} layout="grid" />
            </li>
          ))}
        </CardTracks>
      )}
    </Section>
  );
}
