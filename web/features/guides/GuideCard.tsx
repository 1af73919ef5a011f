import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Card } from "../../ui/Card.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { space } from "../../ui/theme.ts";
import { GuideFacts } from "./GuideFacts.tsx";

export const GuideCardFragment = graphql(`
  fragment GuideCard_guide on Guide {
    id
    title
    description
    thumbnail {
      path
      small
      medium
      large
      placeholder
    }
    author {
      id
      username
    }
    ...GuideFacts_guide
  }
`);

/** A guide in a list. */
export function GuideCard({
  guide: masked,
}: {
  readonly guide: FragmentType<typeof GuideCardFragment>;
}) {
  const guide = getFragment(GuideCardFragment, masked);
  const headingId = `guide-${guide.id}`;
  return (
    <Card aria-labelledby={headingId}>
      <Pair $hasPicture={guide.thumbnail !== null}>
        {guide.thumbnail && (
          <Picture>
            <Photo image={guide.thumbnail} alt="" sizes="160px" />
          </Picture>
        )}
        <Words>
          <Title id={headingId} dir="auto">
            <Link to={`/guides/${guide.id}`}>{guide.title}</Link>
          </Title>
          <p dir="auto">{guide.description}</p>
          <By>
            by <Link to={`/members/${guide.author.username}`}>{guide.author.username}</Link>
          </By>
        </Words>
      </Pair>
      <GuideFacts guide={guide} />
    </Card>
  );
}

const Pair = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasPicture }) =>
    $hasPicture ? "clamp(88px, 30%, 160px) minmax(0, 1fr)" : "minmax(0, 1fr)"};
  gap: ${space(3)};
`;

const Picture = styled.div`
  align-self: start;
  border-radius: 8px;
  overflow: hidden;
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  font-size: 1.0625rem;
`;

const By = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
`;
