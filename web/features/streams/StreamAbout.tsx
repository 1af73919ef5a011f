import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { TrustBadge } from "../../ui/TrustBadge.tsx";
import { type Standings, whenWords } from "./streamStatus.ts";

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
    streamer {
      id
      displayName
      avatar
      trustLevel
    }
  }
`);

interface Props {
  readonly stream: FragmentType<typeof StreamAbout_stream>;
  readonly status: Standings;
}

/** Who streams, and what about. */
export function StreamAbout({ stream: masked, status }: Props) {
  const stream = getFragment(StreamAbout_stream, masked);
  const { streamer, description, category, tags, peakViewers, uniqueViewers } = stream;
  const name = streamer.displayName || "Anonymous";
  const facts = [
    whenWords(stream, status),
    category,
    ...(uniqueViewers > 0 ? [`${uniqueViewers} watched, ${peakViewers} at once`] : []),
  ];

  return (
    <Frame aria-label="About this stream">
      <Who>
        <Avatar name={name} src={streamer.avatar} size={44} />
        <Link to={`/members/${streamer.id}`}>{name}</Link>
        <TrustBadge level={streamer.trustLevel} />
      </Who>
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

const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  max-inline-size: none;

  a {
    color: var(--ink);
    font-weight: 600;
  }
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
