import { Heart } from "lucide-react";
import { styled } from "styled-components";
import { STREAM_ITEMS_SHOWN, STREAM_TAGS_SHOWN } from "../../../../schema/limits.ts";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Awning } from "../../../ui/Awning.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Count } from "../../../ui/Count.tsx";
import { Tp } from "../../../ui/Tp.tsx";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { CardTitle } from "../list/CardTitle.tsx";
import { StreamBadge } from "../StreamBadge.tsx";
import { elapsedWords, statusOf, whenWords } from "../streamStatus.ts";
import { Watching } from "../Watching.tsx";

export const StreamPanelCard_stream = graphql(`
  fragment StreamPanelCard_stream on Stream {
    id
    title
    description
    category
    tags
    likes
    isLive
    scheduledAt
    startedAt
    endedAt
    createdAt
    viewerCount
    streamer {
      id
      displayName
      avatar
      trustLevel
    }
    featuredItems {
      id
      title
      tpValue
    }
  }
`);

/** A stream on the home page. Source: S2 §2 "A stream card shows" */
export function StreamPanelCard(props: {
  readonly stream: FragmentType<typeof StreamPanelCard_stream>;
}) {
  const stream = getFragment(StreamPanelCard_stream, props.stream);
  const now = useNow(30_000);
  const status = statusOf(stream, now);
  const isLive = status === "live";
  const { id, title, description, streamer, startedAt } = stream;
  const name = streamer.displayName || "Anonymous";

  return (
    <Frame data-stream={id}>
      {isLive && <Awning />}
      <Body>
        <Line>
          <StreamBadge status={status} />
          {isLive && <Watching count={stream.viewerCount} />}
          <small>
            {isLive && startedAt !== null
              ? `Live for ${elapsedWords(new Date(startedAt), now)}`
              : whenWords(stream, status)}
          </small>
        </Line>
        <CardTitle stream={stream} />
        <Line>
          <Avatar name={name} src={streamer.avatar} size={28} />
          <strong>{name}</strong>
          <TrustBadge level={streamer.trustLevel} />
        </Line>
        {description && <Description>{description}</Description>}
        <Line as="ul" aria-label="Category, likes and tags">
          <li>{stream.category}</li>
          <li>
            <Heart size={14} aria-hidden /> <Count value={stream.likes} compact />
            <VisuallyHidden>{stream.likes === 1 ? " like" : " likes"}</VisuallyHidden>
          </li>
          {stream.tags.slice(0, STREAM_TAGS_SHOWN).map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </Line>
        {stream.featuredItems.length > 0 && (
          <Items aria-label="Featured items">
            {stream.featuredItems.slice(0, STREAM_ITEMS_SHOWN).map((item) => (
              <li key={item.id}>
                <span>{item.title}</span>
                <Tp tp={item.tpValue} />
              </li>
            ))}
          </Items>
        )}
        <ButtonLink $small to={`/streams/${id}`}>
          <span>
            {isLive ? "Join Live" : "Watch"}
            <VisuallyHidden> {title}</VisuallyHidden>
          </span>
        </ButtonLink>
      </Body>
    </Frame>
  );
}

const Frame = styled.article`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  font-size: 0.9375rem;

  small,
  li {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
`;

const Description = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
  line-height: 1.45;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Items = styled.ul`
  border: 1px solid var(--line);
  border-radius: 8px;

  li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 6px 12px;
    font-size: 0.9375rem;
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }

  span:first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  span:last-child {
    flex: none;
  }
`;
