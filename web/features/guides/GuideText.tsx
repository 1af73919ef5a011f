import { ExternalLink } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { useCommand } from "../../apollo/useCommand.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { LikeToggle } from "../../ui/LikeToggle.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { space } from "../../ui/theme.ts";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { Tp } from "../../ui/Tp.tsx";
import { GuideFacts } from "./GuideFacts.tsx";
import { GuideMenu } from "./GuideMenu.tsx";

export const GuideTextFragment = graphql(`
  fragment GuideText_guide on Guide {
    id
    description
    content
    mediaUrl
    tags
    isLiked
    isMine
    trustPointsEarned
    createdAt
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
    ...GuideMenu_guide
  }
`);

const LikeGuide = graphql(`
  mutation LikeGuide($guideId: ID!) {
    likeGuide(guideId: $guideId) {
      guide {
        id
        likes
        isLiked
      }
    }
  }
`);

const UnlikeGuide = graphql(`
  mutation UnlikeGuide($guideId: ID!) {
    unlikeGuide(guideId: $guideId) {
      guide {
        id
        likes
        isLiked
      }
    }
  }
`);

/** A guide as it is read: its picture, text, video and tags, and what the reader can do. */
export function GuideText({
  guide: masked,
}: {
  readonly guide: FragmentType<typeof GuideTextFragment>;
}) {
  const guide = getFragment(GuideTextFragment, masked);
  const [like] = useCommand(LikeGuide);
  const [unlike] = useCommand(UnlikeGuide);
  const guideId = guide.id;

  return (
    <Text>
      <Head>
        <p>
          by <Link to={`/members/${guide.author.username}`}>{guide.author.username}</Link>,{" "}
          <TimeAgo date={guide.createdAt} />
        </p>
        <GuideMenu guide={guide} />
      </Head>
      <GuideFacts guide={guide} />
      <Summary dir="auto">{guide.description}</Summary>
      {guide.thumbnail && (
        <Picture>
          <Photo image={guide.thumbnail} alt="" sizes="(min-width:760px) 720px, 100vw" eager />
        </Picture>
      )}
      {guide.mediaUrl && (
        <a href={guide.mediaUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
          <ExternalLink size={18} aria-hidden />
          Watch the video on {new URL(guide.mediaUrl).hostname}
        </a>
      )}
      <Words dir="auto">{guide.content}</Words>
      {guide.tags.length > 0 && (
        <Tags aria-label="Tags">
          {guide.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </Tags>
      )}
      {guide.isMine ? (
        guide.trustPointsEarned > 0 && (
          <p>
            It earned you <Tp tp={guide.trustPointsEarned} />.
          </p>
        )
      ) : (
        <LikeToggle
          isLiked={guide.isLiked}
          onToggle={() => (guide.isLiked ? unlike : like)({ guideId })}
        >
          {guide.isLiked ? "Liked" : "Like this guide"}
        </LikeToggle>
      )}
    </Text>
  );
}

const Text = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(4)};
  overflow-wrap: anywhere;

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 44px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  inline-size: 100%;
  color: var(--ink2);
`;

const Summary = styled.p`
  font-size: 1.125rem;
`;

const Picture = styled.div`
  inline-size: 100%;
  border-radius: 10px;
  overflow: hidden;
`;

const Words = styled.div`
  white-space: pre-wrap;
  line-height: 1.6;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--ink2);
`;
