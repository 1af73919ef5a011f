import { useQuery } from "@apollo/client/react";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { tpText } from "../../../ui/Tp.tsx";

const OwnStaking = graphql(`
  query OwnStaking {
    staking {
      stakedAmount
      pendingRewards
      claimable
      totalEarned
      apy
      status
      asOf
      pool {
        balance
        staked
        owed
        coveredUntil
      }
    }
  }
`);

const StakeTp = graphql(`
  mutation StakeTp($amount: Int!, $idempotencyKey: String) {
    stake(amount: $amount, idempotencyKey: $idempotencyKey) {
      amount
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

const UnstakeTp = graphql(`
  mutation UnstakeTp($amount: Int!, $idempotencyKey: String) {
    unstake(amount: $amount, idempotencyKey: $idempotencyKey) {
      amount
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

const ClaimStakingReward = graphql(`
  mutation ClaimStakingReward($idempotencyKey: String) {
    claimStakingReward(idempotencyKey: $idempotencyKey) {
      amount
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

const AFTER = { refetchQueries: ["OwnStaking"], awaitRefetchQueries: true };

/** The viewer's stake. Asked for only while a wallet is connected. Source: PN-032 */
export function useStaking() {
  const { data, error, refetch } = useQuery(OwnStaking, { fetchPolicy: "cache-and-network" });
  const [runStake] = useCommand(StakeTp);
  const [runUnstake] = useCommand(UnstakeTp);
  const [runClaim, { busy: isClaiming }] = useCommand(ClaimStakingReward);

  return {
    staking: data?.staking,
    error,
    retry: () => void refetch().catch(() => undefined),
    isClaiming,
    stake: async (amount: number, idempotencyKey: string) => {
      const { stake } = await runStake({ amount, idempotencyKey }, AFTER);
      return `Staked ${tpText(stake.amount)}`;
    },
    unstake: async (amount: number, idempotencyKey: string) => {
      const { unstake } = await runUnstake({ amount, idempotencyKey }, AFTER);
      return `Unstaked ${tpText(unstake.amount)}`;
    },
    claim: async (idempotencyKey: string) => {
      const { claimStakingReward } = await runClaim({ idempotencyKey }, AFTER);
      return `You received ${tpText(claimStakingReward.amount)}`;
    },
  };
}
