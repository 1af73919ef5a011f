import { useState } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

export const CircleMembershipFragment = graphql(`
  fragment CircleMembership_circle on Circle {
    id
    name
    isPrivate
    memberCount
    access
  }
`);

const JoinCircle = graphql(`
  mutation JoinCircle($circleId: ID!) {
    joinCircle(circleId: $circleId) {
      circle {
        ...CircleMembership_circle
      }
    }
  }
`);

const LeaveCircle = graphql(`
  mutation LeaveCircle($circleId: ID!) {
    leaveCircle(circleId: $circleId) {
      circle {
        ...CircleMembership_circle
      }
    }
  }
`);

const ITEMS = "You see its items no more, and only you see those you listed in it.";

/** Joins a circle, requests to join, withdraws the request, or leaves. */
export function CircleMembership(props: {
  readonly circle: FragmentType<typeof CircleMembershipFragment>;
}) {
  const { id, name, access, isPrivate, memberCount } = getFragment(
    CircleMembershipFragment,
    props.circle,
  );
  const [join, joining] = useCommand(JoinCircle);
  const [leave, leaving] = useCommand(LeaveCircle);
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const isIn = access === "member" || access === "admin";
  const isLast = isIn && memberCount === 1;

  async function act(command: typeof join | typeof leave, failed: string) {
    try {
      await command(
        { circleId: id },
        {
          update: (cache) => {
            // After joining or leaving, these lists have other contents.
            if (isLast) cache.evict({ id: `Circle:${id}` });
            for (const fieldName of ["circles", "circlePosts", "circleItems", "circleMembers"])
              cache.evict({ id: "ROOT_QUERY", fieldName });
          },
        },
      );
    } catch (error) {
      toast({ title: failed, description: toFailure(error).message, destructive: true });
      throw error;
    }
  }

  if (!isIn) {
    const isWaiting = access === "requested";
    const words = isWaiting ? "Take request back" : isPrivate ? "Ask to join" : "Join";
    const handleClick = () =>
      void act(isWaiting ? leave : join, `Failed to ${words.toLowerCase()}`).catch(() => undefined);
    return (
      <Button $small busy={joining.busy || leaving.busy} onClick={handleClick}>
        {words}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <>
      <Button $small onClick={() => setIsAsked(true)}>
        Leave
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Leave ${name}?`}
        body={
          isLast
            ? "You are the last one in it: the circle and its posts will be gone. Only you see what you listed in it."
            : access === "admin"
              ? `Who has been in it the longest will run it. ${ITEMS}`
              : `Your posts in it stay. ${ITEMS}`
        }
        confirmLabel="Leave"
        onConfirm={() => act(leave, "Failed to leave")}
      />
    </>
  );
}
