import { EARN_TP, REWARD_TP } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { VerificationChannel } from "../../core/graphql/enums.ts";
import { ONCE } from "./actions.ts";
import { payUnlessPaid } from "./payEarning.ts";
import { MILESTONES } from "./rewardsOf.ts";

interface Verified {
  memberId: number;
  channel: VerificationChannel;
}

/**
 * Pays for a channel that the member has just verified: 20 TP for the first one, 25 more for a phone. These are the
 * same earnings that `earnTp` and `claimReward` pay, so nobody gets them twice. Returns the TP paid. Source: C25, S2 §9
 */
export async function payVerification(tx: Tx, { memberId, channel }: Verified): Promise<number> {
  const first = await payUnlessPaid(tx, {
    memberId,
    action: "verify_profile",
    period: ONCE,
    amount: EARN_TP.verify_profile,
    description: "Verify profile",
  });
  const phone =
    channel === "phone" &&
    (await payUnlessPaid(tx, {
      memberId,
      action: "phone_verified",
      period: ONCE,
      amount: REWARD_TP.phone_verified,
      description: MILESTONES.phone_verified.title,
    }));
  return (first?.amount ?? 0) + (phone ? phone.amount : 0);
}
