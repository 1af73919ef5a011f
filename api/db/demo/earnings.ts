import type { EarnAction, RewardName } from "../../core/graphql/enums.ts";
import { claimReward } from "../../modules/rewards/claimReward.ts";
import { earnTp } from "../../modules/rewards/earnTp.ts";
import { recordShare } from "../../modules/rewards/recordShare.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** Who took what, in days before the opening. Whole days apart, so that days in a row are days in a row at any hour. */
const TAKEN: readonly (readonly [at: number, by: string, what: EarnAction | RewardName])[] = [
  [88, "amara", "welcome_bonus"],
  [87.9, "amara", "verify_profile"],
  [79.5, "amara", "first_sale"],
  [79.4, "amara", "active_trader"],
  ...[5, 4, 3, 2, 1].map((at) => [at, "amara", "daily_login"] as const),
  [83, "jun", "welcome_bonus"],
  [82.9, "jun", "verify_profile"],
  ...[3, 2, 1].map((at) => [at, "jun", "daily_login"] as const),
  [60, "priya", "welcome_bonus"],
  [59.9, "priya", "verify_profile"],
  [56.5, "priya", "first_sale"],
  [30, "mateo", "welcome_bonus"],
  [2, "mateo", "daily_login"],
  [20, "freya", "verify_profile"],
];

/** Who told others about which item, and took the TP for it. */
const SHARED: readonly (readonly [at: number, by: string, item: string])[] = [
  [6, "amara", "pocket watch"],
  [4, "jun", "mechanical keyboard"],
];

const REWARDS: ReadonlySet<string> = new Set<RewardName>([
  "welcome_bonus",
  "first_sale",
  "active_trader",
  "phone_verified",
]);

/** What members earned beside their deals. No community task: which one is done depends on the day of the month. */
export function earningScenes({ stage, cast, itemIds }: Script): Scene[] {
  return [
    ...TAKEN.map(([at, by, what]) => ({
      at,
      play: async () => {
        const id = idOf(cast, by);
        if (isReward(what)) await stage.as(id, claimReward, what);
        else await stage.as(id, earnTp, what);
      },
    })),
    ...SHARED.map(([at, by, item]) => ({
      at,
      play: async () => {
        const id = idOf(cast, by);
        const itemId = String(idOf(itemIds, item));
        await stage.as(id, recordShare, { itemId, channel: "copy_link" as const });
        await stage.as(id, earnTp, "social_share" as const);
      },
    })),
  ];
}

function isReward(what: EarnAction | RewardName): what is RewardName {
  return REWARDS.has(what);
}
