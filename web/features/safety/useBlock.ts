import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { useToast } from "../../ui/toast.tsx";

const BlockMember = graphql(`
  mutation BlockMember($memberId: ID!) {
    blockMember(memberId: $memberId) {
      member {
        id
        isBlocked
      }
    }
  }
`);

const UnblockMember = graphql(`
  mutation UnblockMember($memberId: ID!) {
    unblockMember(memberId: $memberId) {
      member {
        id
        isBlocked
      }
    }
  }
`);

/** Blocks or unblocks a member. Each rejects on failure, after showing why. */
export function useBlock(member: { readonly id: string; readonly displayName: string }) {
  const [block, blocking] = useCommand(BlockMember);
  const [unblock, unblocking] = useCommand(UnblockMember);
  const toast = useToast();
  const variables = { memberId: member.id };
  // The possible answers to offers may have changed, and the list of blocked members has.
  const update = (cache: { evict(field: { id: string; fieldName: string }): boolean }) =>
    void cache.evict({ id: "ROOT_QUERY", fieldName: "blockedMembers" });

  const settle = async (answer: Promise<unknown>, done: string, failed: string) => {
    try {
      await answer;
    } catch (error) {
      toast({ title: failed, description: toFailure(error).message, destructive: true });
      throw error;
    }
    toast({ title: done });
  };

  return {
    busy: blocking.busy || unblocking.busy,
    block: () =>
      settle(
        block(variables, { update }),
        `${member.displayName} is blocked`,
        `Failed to block ${member.displayName}`,
      ),
    unblock: () =>
      settle(
        unblock(variables, { update }),
        `${member.displayName} is no longer blocked`,
        `Failed to unblock ${member.displayName}`,
      ),
  };
}
