import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { MemberRow } from "../MemberRow.tsx";

export const CircleRequestsFragment = graphql(`
  fragment CircleRequests_circle on Circle {
    id
    requests {
      id
      displayName
      ...MemberRow_member
    }
  }
`);

const ApproveCircleRequest = graphql(`
  mutation ApproveCircleRequest($circleId: ID!, $memberId: ID!) {
    approveCircleRequest(circleId: $circleId, memberId: $memberId) {
      circle {
        ...CircleMembership_circle
        ...CircleRequests_circle
      }
    }
  }
`);

const DeclineCircleRequest = graphql(`
  mutation DeclineCircleRequest($circleId: ID!, $memberId: ID!) {
    declineCircleRequest(circleId: $circleId, memberId: $memberId) {
      circle {
        ...CircleRequests_circle
      }
    }
  }
`);

/** Requests to join, which the circle's admin accepts or declines. Not rendered for others. */
export function CircleRequests(props: {
  readonly circle: FragmentType<typeof CircleRequestsFragment>;
}) {
  const { id, requests } = getFragment(CircleRequestsFragment, props.circle);
  const [approve, approving] = useCommand(ApproveCircleRequest);
  const [decline, declining] = useCommand(DeclineCircleRequest);
  const toast = useToast();
  if (requests.length === 0) return null;

  async function answer(command: typeof approve | typeof decline, memberId: string) {
    try {
      await command(
        { circleId: id, memberId },
        { update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "circleMembers" }) },
      );
    } catch (error) {
      const description = toFailure(error).message;
      toast({ title: "Failed to answer the request", description, destructive: true });
    }
  }

  return (
    <Card aria-label="Requests to join">
      <h2>Requests to join</h2>
      <ul>
        {requests.map((member) => (
          <MemberRow key={member.id} member={member}>
            <Acts>
              <Button
                $small
                $kind="act"
                busy={approving.busy}
                onClick={() => void answer(approve, member.id)}
              >
                Let in
                <VisuallyHidden> {member.displayName}</VisuallyHidden>
              </Button>
              <Button $small busy={declining.busy} onClick={() => void answer(decline, member.id)}>
                Decline
                <VisuallyHidden> {member.displayName}</VisuallyHidden>
              </Button>
            </Acts>
          </MemberRow>
        ))}
      </ul>
    </Card>
  );
}

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
