import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { PriceCard } from "../../ui/PriceCard.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media, space } from "../../ui/theme.ts";
import { demoPath } from "./demoPath.ts";

export const TRY_ITEM = graphql(`
  fragment TryItems_item on Item {
    id
    title
    tpValue
    images {
      small
      medium
      large
      placeholder
    }
  }
`);

/** Items of other members to try an exchange with. */
export function TryItems(props: {
  readonly items: readonly FragmentType<typeof TRY_ITEM>[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}) {
  const items = props.items?.map((item) => getFragment(TRY_ITEM, item));

  return (
    <Section aria-labelledby="try-it" aria-busy={!items && !props.hasFailed}>
      <h2 id="try-it">Try it with an item</h2>
      {props.hasFailed && <ErrorState message="Failed to load items" onRetry={props.onRetry} />}
      {items?.length === 0 && (
        <EmptyState title="No items found" hint="Nobody else has listed anything yet.">
          <ButtonLink $kind="act" to="/post-item">
            Post Item
          </ButtonLink>
        </EmptyState>
      )}
      <Tracks>
        {!items &&
          !props.hasFailed &&
          [1, 2, 3, 4].map((place) => (
            <li key={place}>
              <Skeleton $h="260px" />
            </li>
          ))}
        {items?.map(({ id, title, tpValue, images }) => (
          <li key={id}>
            <Frame>
              <Picture>
                <Photo image={images[0] ?? null} alt="" sizes="(min-width: 720px) 25vw, 50vw" />
                <span>
                  <PriceCard tp={tpValue} />
                </span>
              </Picture>
              <Link to={demoPath(id, tpValue)}>Exchange for {title}</Link>
            </Frame>
          </li>
        ))}
      </Tracks>
      <OfflineNote />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Tracks = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};

  ${media.m} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Frame = styled.article`
  block-size: 100%;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
  overflow: clip;

  > a {
    display: block;
    padding: ${space(3)};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Picture = styled.div`
  position: relative;

  > span {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
  }
`;
