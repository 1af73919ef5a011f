import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

export const FollowButtonFragment = graphql(`
  fragment FollowButton_member on User {
    id
    displayName
    isFollowed
  }
`);

const FollowMember = graphql(`
  mutation FollowMember($memberId: ID!) {
    followMember(memberId: $memberId) {
      member {
        id
        followers
        ...FollowButton_member
      }
    }
  }
`);

const UnfollowMember = graphql(`
  mutation UnfollowMember($memberId: ID!) {
    unfollowMember(memberId: $memberId) {
      member {
        id
        followers
        ...FollowButton_member
      }
    }
  }
`);

/** Follows or unfollows a member. Not rendered for the viewer's own profile. */
export function FollowButton(props: {
  readonly member: FragmentType<typeof FollowButtonFragment>;
}) {
  const { id, displayName, isFollowed } = getFragment(FollowButtonFragment, props.member);
  const { viewer } = useViewer();
  const [follow, following] = useCommand(FollowMember);
  const [unfollow, unfollowing] = useCommand(UnfollowMember);
  const toast = useToast();
  if (viewer?.id === id) return null;

  async function handleClick() {
    const update = (cache: { evict(field: object): boolean }) => {
      for (const field of [
        { fieldName: "feed", args: { filter: "following" } },
        { fieldName: "followers" },
        { fieldName: "followedMembers" },
      ])
        cache.evict({ id: "ROOT_QUERY", ...field });
    };
    try {
      await (isFollowed ? unfollow : follow)({ memberId: id }, { update });
    } catch (error) {
      const title = isFollowed ? "Failed to unfollow" : "Failed to follow";
      toast({ title, description: toFailure(error).message, destructive: true });
    }
  }

  return (
    <Button
      $small
      aria-pressed={isFollowed}
      busy={following.busy || unfollowing.busy}
      onClick={() => void handleClick()}
    >
      {isFollowed ? "Following" : "Follow"}
      <VisuallyHidden> {displayName}</VisuallyHidden>
    </Button>
  );
}
