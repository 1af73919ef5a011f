import { useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { CircleRole } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { MemberRow, type MemberRowFragment } from "../MemberRow.tsx";

const RemoveCircleMember = graphql(`
  mutation RemoveCircleMember($circleId: ID!, $memberId: ID!) {
    removeCircleMember(circleId: $circleId, memberId: $memberId) {
      circle {
        ...CircleMembership_circle
      }
    }
  }
`);

interface Props {
  readonly circleId: string;
  readonly member: { id: string; displayName: string } & FragmentType<typeof MemberRowFragment>;
  readonly role: CircleRole;
  readonly canRemove: boolean;
  readonly onRemoved: () => void;
}

/** A member of a circle; the circle's admin can remove them. */
export function CircleMemberRow({ circleId, member, role, canRemove, onRemoved }: Props) {
  const [remove] = useCommand(RemoveCircleMember);
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();

  async function handleRemove() {
    try {
      await remove({ circleId, memberId: member.id });
    } catch (error) {
      const description = toFailure(error).message;
      toast({ title: `Failed to remove ${member.displayName}`, description, destructive: true });
      throw error;
    }
    onRemoved();
  }

  return (
    <MemberRow member={member}>
      {role === "admin" && <StatusBadge tone="info">Admin</StatusBadge>}
      {canRemove && (
        <Quiet>
          <Button $small $kind="quiet" onClick={() => setIsAsked(true)}>
            Remove
            <VisuallyHidden> {member.displayName}</VisuallyHidden>
          </Button>
        </Quiet>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Remove ${member.displayName} from the circle?`}
        body="Their posts in it stay."
        confirmLabel="Remove"
        onConfirm={handleRemove}
      />
    </MemberRow>
  );
}

const Quiet = styled.span`
  margin-inline-start: auto;
`;
