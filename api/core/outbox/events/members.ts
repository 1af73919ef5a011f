import type {
  MarketRole,
  RewardName,
  TrustLevel,
  VerificationChannel,
} from "../../graphql/enums.ts";

/** What happens to members. */
export interface MemberEvents {
  MemberJoined: { memberId: number };
  /** The account was deleted, and what told who it was is gone. */
  MemberLeft: { memberId: number };
  MemberSuspended: { memberId: number };
  RoleChanged: { memberId: number; role: MarketRole };
  /** The treasury paid for something that the member did. */
  EarningPaid: {
    memberId: number;
    action: string;
    /** Whole TP. */
    amount: number;
  };
  /** The member staked TP, or minted Trust Tokens of them. Whole TP. */
  TpSetAside: { memberId: number; holding: "staking" | "minted"; amount: number };
  /** TP that were staked or minted are in the member's wallet again. Whole TP. */
  TpBroughtBack: { memberId: number; holding: "staking" | "minted"; amount: number };
  /** The pool paid what a stake has earned. Whole TP. */
  StakingRewardPaid: { memberId: number; amount: number };
  ChannelVerified: {
    memberId: number;
    channel: VerificationChannel;
    /** Whole TP that it paid. */
    earned: number;
  };
  /** What cards show of a member changed: name, picture, trust level, or what is verified. */
  ProfileChanged: { memberId: number };
  /** A higher trust level than before. */
  TrustLevelReached: { memberId: number; trustLevel: TrustLevel };
  /** The first sale for TP. */
  FirstSaleMade: { memberId: number };
  /** The member has just met the condition of a reward, which can be claimed unless it was already. */
  RewardReached: { memberId: number; reward: RewardName };
  /** One side of a deal wrote a review; nobody else reads it before it is published. */
  ReviewSubmitted: { reviewId: number };
  /** Everybody can read it from now on. */
  ReviewPublished: { reviewId: number; reviewerId: number; revieweeId: number };
  /** The member may sign in again. */
  SuspensionEnded: { memberId: number };
}
