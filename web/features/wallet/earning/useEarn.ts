import { useState } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { EarnAction, RewardName, ShareChannel } from "../../../gql/graphql.ts";
import { useToast } from "../../../ui/toast.tsx";

const EarnTp = graphql(`
  mutation EarnTp($action: EarnAction!, $idempotencyKey: String) {
    earnTp(action: $action, idempotencyKey: $idempotencyKey) {
      amount
      message
      wallet {
        id
        tpBalance
        held
        available
      }
      earnings {
        id
        ...Earnings_earnings
      }
    }
  }
`);

const ClaimReward = graphql(`
  mutation ClaimReward($reward: RewardName!, $idempotencyKey: String) {
    claimReward(reward: $reward, idempotencyKey: $idempotencyKey) {
      amount
      message
      wallet {
        id
        tpBalance
        held
        available
      }
      earnings {
        id
        ...Earnings_earnings
      }
    }
  }
`);

const RecordShare = graphql(`
  mutation RecordShare($input: RecordShareInput!) {
    recordShare(input: $input) {
      itemId
      earnings {
        id
        ...Earnings_earnings
      }
    }
  }
`);

/** Error codes whose message says what to do; any other error is shown only as "failed". */
const SAYS_WHY = new Set(["ALREADY_CLAIMED", "NOT_EARNED_YET", "NOT_FOUND", "RATE_LIMITED"]);
const FAILED = "Failed to earn TrustPoints";

/** The mutations that earn TP, with their toasts. `busy` names the one in progress. Source: S1 §8 */
export function useEarn() {
  const toast = useToast();
  const [busy, setBusy] = useState<EarnAction | RewardName | null>(null);
  const [earnTp] = useCommand(EarnTp);
  const [claimReward] = useCommand(ClaimReward);
  const [recordShare] = useCommand(RecordShare);

  const take = async (name: EarnAction | RewardName, run: () => Promise<{ message: string }>) => {
    setBusy(name);
    try {
      const { message } = await run();
      toast({ title: "TrustPoints Earned!", description: message });
    } catch (thrown) {
      const { code, message } = toFailure(thrown);
      const description = SAYS_WHY.has(code) ? `${FAILED}. ${message}` : FAILED;
      toast({ title: "Error", description, destructive: true });
    } finally {
      setBusy(null);
    }
  };
  // One key per click: if the retry link sends it again, it is still one claim.
  const idempotencyKey = () => crypto.randomUUID();

  return {
    busy,
    earn: (action: EarnAction) =>
      take(action, async () => {
        const { earnTp: earned } = await earnTp({ action, idempotencyKey: idempotencyKey() });
        return earned;
      }),
    claim: (reward: RewardName) =>
      take(reward, async () => {
        const { claimReward: earned } = await claimReward({
          reward,
          idempotencyKey: idempotencyKey(),
        });
        return earned;
      }),
    share: (itemId: string, channel: ShareChannel) =>
      take("social_share", async () => {
        await recordShare({ input: { itemId, channel } });
        const { earnTp: earned } = await earnTp({
          action: "social_share",
          idempotencyKey: idempotencyKey(),
        });
        return earned;
      }),
  };
}

export type Earn = ReturnType<typeof useEarn>;
