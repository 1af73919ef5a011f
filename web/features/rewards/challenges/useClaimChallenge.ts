import { useState } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";

const Claim = graphql(`
  mutation ClaimChallenge($challengeId: ID!, $idempotencyKey: String) {
    claimChallenge(challengeId: $challengeId, idempotencyKey: $idempotencyKey) {
      message
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

/** Takes the reward of a challenge, with its toasts. `busy` is the id of the one in progress. */
export function useClaimChallenge() {
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [run] = useCommand(Claim);

  const claim = async (challengeId: string) => {
    setBusy(challengeId);
    try {
      // One key per click: if the retry link sends it again, it is still one claim.
      const idempotencyKey = crypto.randomUUID();
      const { claimChallenge } = await run(
        { challengeId, idempotencyKey },
        { refetchQueries: ["HubChallenges"] },
      );
      toast({ title: "TrustPoints Earned!", description: claimChallenge.message });
    } catch (thrown) {
      toast({ title: "Error", description: toFailure(thrown).message, destructive: true });
    } finally {
      setBusy(null);
    }
  };
  return { busy, claim };
}

export type ClaimChallenge = ReturnType<typeof useClaimChallenge>;
