import { Package, Play } from "lucide-react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Awning } from "../../../ui/Awning.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { ShareStreamButton } from "../ShareStreamButton.tsx";
import { StreamBadge } from "../StreamBadge.tsx";
import { type Standings, whenWords } from "../streamStatus.ts";
import { Watching } from "../Watching.tsx";
import { CardTitle } from "./CardTitle.tsx";
import { Poster } from "./Poster.tsx";

export const StreamCard_stream = graphql(`
  fragment StreamCard_stream on Stream {
    id
    title
    description
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
    }
    featuredItems {
      id
    }
    ...Poster_stream
  }
`);

interface Props {
  readonly stream: FragmentType<typeof StreamCard_stream>;
  readonly status: Standings;
}

/** A stream on the streams page. */
export function StreamCard({ stream: masked, status }: Props) {
  const stream = getFragment(StreamCard_stream, masked);
  const { id, title, description, streamer, featuredItems } = stream;
  const isLive = status === "live";
  const name = streamer.displayName || "Anonymous";

  return (
    <Frame data-item={id} data-status={status}>
      {isLive && <Awning />}
      <Stage>
        <Poster stream={stream} />
        <Signs>
          <StreamBadge status={status} />
          {isLive && <Watching count={stream.viewerCount} />}
        </Signs>
        <Go>
          <ButtonLink $kind="act" to={`/streams/${id}`} data-open>
            <Play size={18} aria-hidden />
            <span>
              {isLive ? "Join Live" : "Watch"}
              <VisuallyHidden> {title}</VisuallyHidden>
            </span>
          </ButtonLink>
        </Go>
      </Stage>
      <Body>
        <CardTitle stream={stream} />
        {description && <Description>{description}</Description>}
        <Foot>
          <Avatar name={name} src={streamer.avatar} />
          <Who>
            <strong>{name}</strong>
            <small>{whenWords(stream, status)}</small>
          </Who>
          {featuredItems.length > 0 && (
            <Featured title="Featured items">
              <Package size={18} aria-hidden />
              {featuredItems.length}
              <VisuallyHidden>
                {featuredItems.length === 1 ? " featured item" : " featured items"}
              </VisuallyHidden>
            </Featured>
          )}
          <ShareStreamButton stream={stream} />
        </Foot>
      </Body>
    </Frame>
  );
}

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: clip;
  background: var(--counter);
  border: 1px solid var(--line);
  border-radius: 10px;
`;

const Stage = styled.div`
  position: relative;
`;

const Signs = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** With a pointer, visible on hover and focus; without one, always visible. */
const Go = styled.div`
  position: absolute;
  inset-block-end: 12px;
  inset-inline-end: 12px;

  @media (hover: hover) and (pointer: fine) {
    opacity: 0;
    transition: opacity var(--quick);

    article:hover &,
    article:focus-within & {
      opacity: 1;
    }
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px;
`;

const Description = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--ink2);
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: auto;
`;

const Who = styled.span`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  font-size: 0.9375rem;
  line-height: 1.35;

  strong {
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Featured = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--ink2);
  font-size: 0.9375rem;
`;
