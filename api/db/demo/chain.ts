import { claimStakingReward, stake } from "../../modules/chain/staking/changeStake.ts";
import { fundPool } from "../../modules/chain/staking/fundPool.ts";
import { mintTrustTokens } from "../../modules/chain/tokens/changeTokens.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** TP that an administrator puts into the pool of the staking rewards, before anybody stakes. */
const POOL = { at: 70, tp: 500, why: "Rewards for the first members who stake" };

/** Who stakes or mints how many TP, in days before the opening. */
const STAKES = [
  { at: 62, member: "amara", tp: 60, taken: 1.2 },
  { at: 40, member: "priya", tp: 100 },
] as const;
const MINTS = [{ at: 19.5, member: "amara", tp: 20 }] as const;

/** Stakes and Trust Tokens. Where the market has an administrator of its own, the pool stays empty. */
export function chainScenes({ stage, cast, adminIds }: Script): Scene[] {
  const [adminId] = adminIds;
  if (adminId === undefined) return [];
  const { at, tp, why } = POOL;
  const input = { pool: "staking", amount: tp, reason: why } as const;
  return [
    { at, play: () => stage.act(adminId, "fundPool", fundPool, input) },
    ...STAKES.flatMap(({ at, member, tp, ...more }) => {
      const who = idOf(cast, member);
      return [
        { at, play: async () => void (await stage.as(who, stake, { amount: tp })) },
        ...("taken" in more
          ? [
              {
                at: more.taken,
                play: async () => void (await stage.as(who, claimStakingReward, undefined)),
              },
            ]
          : []),
      ];
    }),
    ...MINTS.map(({ at, member, tp }) => ({
      at,
      play: async () => void (await stage.as(idOf(cast, member), mintTrustTokens, { amount: tp })),
    })),
  ];
}
