import { styled } from "styled-components";
import { getFragment, type FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Photo } from "../../../ui/Photo.tsx";

const ItemContent_item = graphql(`
  fragment ItemContent_item on AdminItem {
    title
    description
    images {
      path
      small
      medium
      large
      placeholder
    }
  }
`);

/** The words and photos of an item, also of one that is off the market: what a decision about it is about. */
export function ItemContent({ item }: { item: FragmentType<typeof ItemContent_item> }) {
  const { title, description, images } = getFragment(ItemContent_item, item);
  return (
    <>
      <Words>{description}</Words>
      {images.length > 0 ? (
        <Photos aria-label="Photos">
          {images.map((image, n) => (
            <li key={image.path}>
              <Photo image={image} alt={`${title}, photo ${n + 1}`} sizes="160px" />
            </li>
          ))}
        </Photos>
      ) : null}
    </>
  );
}

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 8px;

  li {
    border-radius: 4px;
    overflow: hidden;
  }
`;
