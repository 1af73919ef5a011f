import type { RewardName, TrustLevel, VerificationChannel } from "../../graphql/enums.ts";

/** What becomes of members. */
export interface MemberEvents {
  ChannelVerified: {
    memberId: number;
    channel: VerificationChannel;
    /** Whole TP that it paid. */
    earned: number;
  };
  /** What cards show of a member is another: name, picture, trust level, what is verified. */
  ProfileChanged: { memberId: number };
  /** A higher trust level than before. */
  TrustLevelReached: { memberId: number; trustLevel: TrustLevel };
  /** The first sale for TP. */
  FirstSaleMade: { memberId: number };
  /** What a reward asks for was just done; it can be taken, unless it was. */
  RewardReached: { memberId: number; reward: RewardName };
  /** A side of a deal has written; nobody else reads it before it is published. */
  ReviewSubmitted: { reviewId: number };
  /** Everybody can read it from now on. */
  ReviewPublished: { reviewId: number; reviewerId: number; revieweeId: number };
  /** The member may sign in again. */
  SuspensionEnded: { memberId: number };
}
