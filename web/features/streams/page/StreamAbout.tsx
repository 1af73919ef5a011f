import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { type Standings, whenWords } from "../streamStatus.ts";

export const StreamAbout_stream = graphql(`
  fragment StreamAbout_stream on Stream {
    id
    description
    category
    tags
    isLive
    scheduledAt
    endedAt
    createdAt
    peakViewers
    uniqueViewers
  }
`);

interface Props {
  readonly stream: FragmentType<typeof StreamAbout_stream>;
  readonly status: Standings;
}

/** The description of the stream, and its figures. */
export function StreamAbout({ stream: masked, status }: Props) {
  const stream = getFragment(StreamAbout_stream, masked);
  const { description, category, tags, peakViewers, uniqueViewers } = stream;
  const facts = [
    whenWords(stream, status),
    category,
    ...(uniqueViewers > 0 ? [`${uniqueViewers} watched, ${peakViewers} at once`] : []),
  ];

  return (
    <Frame aria-label="About this stream">
      <h2>About</h2>
      <Facts>{facts.join(" · ")}</Facts>
      {description && <Description>{description}</Description>}
      {tags.length > 0 && (
        <Tags aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </Tags>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Facts = styled.p`
  color: var(--ink3);
  font-size: 0.9375rem;
`;

const Description = styled.p`
  color: var(--ink2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  li {
    padding: 2px 8px;
    border-radius: 4px;
    background: var(--well);
    color: var(--ink2);
    font-size: 0.8125rem;
  }
`;
