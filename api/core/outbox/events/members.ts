import type { RewardName, TrustLevel, VerificationChannel } from "../../enums.ts";

/** What becomes of members. */
export interface MemberEvents {
  ChannelVerified: { memberId: number; channel: VerificationChannel };
  /** A higher trust level than before. */
  TrustLevelReached: { memberId: number; trustLevel: TrustLevel };
  /** The first sale for TP. */
  FirstSaleMade: { memberId: number };
  /** What a reward asks for was just done; it can be taken, unless it was. */
  RewardReached: { memberId: number; reward: RewardName };
  /** Everybody can read it from now on. */
  ReviewPublished: { reviewId: number; reviewerId: number; revieweeId: number };
}
