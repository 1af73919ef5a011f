import { type ComponentProps, lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { ShareStreamButton } from "../ShareStreamButton.tsx";
import type { Standings } from "../streamStatus.ts";
import { LikeStream } from "./LikeStream.tsx";
import { RemindButton } from "./RemindButton.tsx";

const FollowButton = lazy(() =>
  import("../../social/FollowButton.tsx").then((m) => ({ default: m.FollowButton })),
);

export const StreamHead_stream = graphql(`
  fragment StreamHead_stream on Stream {
    id
    title
    streamer {
      id
      displayName
      avatar
      trustLevel
    }
    likes
  }
`);

interface Props {
  readonly stream: FragmentType<typeof StreamHead_stream>;
  readonly status: Standings;
  readonly mine: {
    readonly isHost: boolean;
    readonly isLiked: boolean;
    readonly isReminded: boolean;
    readonly streamer: ComponentProps<typeof FollowButton>["member"];
  };
}

/** The title below the stage and the host, with the viewer's actions. */
export function StreamHead({ stream: masked, status, mine }: Props) {
  const stream = getFragment(StreamHead_stream, masked);
  const { streamer } = stream;
  const name = streamer.displayName || "Anonymous";

  return (
    <Head>
      <Words>
        <h1 tabIndex={-1}>{stream.title}</h1>
        <Who>
          <Avatar name={name} src={streamer.avatar} size={28} />
          <Link to={`/members/${streamer.id}`}>{name}</Link>
          <TrustBadge level={streamer.trustLevel} />
          {!mine.isHost && (
            <Suspense fallback={<Skeleton $w="76px" $h="36px" />}>
              <FollowButton member={mine.streamer} />
            </Suspense>
          )}
        </Who>
      </Words>
      <Acts>
        {!mine.isHost && (status === "scheduled" || status === "offline") && (
          <RemindButton streamId={stream.id} isReminded={mine.isReminded} />
        )}
        <LikeStream stream={stream} isLiked={mine.isLiked} />
        <ShareStreamButton stream={stream} wide />
      </Acts>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 16px;

  h1 {
    padding-block: 4px;
    font-size: clamp(1.375rem, 1.1rem + 0.9vw, 1.75rem);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
`;

const Words = styled.div`
  flex: 1 1 240px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
`;

const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  max-inline-size: none;

  a {
    color: var(--ink);
    font-weight: 600;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  /* Beside it the others would break into a line of their own. */
  @media (max-width: 399px) {
    > [data-remind] {
      flex: 1 1 100%;
    }
  }
`;
