import { stringEnum } from "./stringEnum.ts";

export const HoldState = stringEnum(
  "HoldState",
  "Whether promised TP is still promised, was paid, or is free again.",
  {
    active: "The TP are promised to an open offer.",
    captured: "The TP were paid.",
    released: "The TP are free again.",
  },
);
export type HoldState = keyof typeof HoldState;

/** Source: C24 */
export const WalletEntryStatus = stringEnum(
  "WalletEntryStatus",
  "Postings are completed; holds show as pending.",
  {
    pending: "TP that are held and not paid yet.",
    completed: "TP that have moved.",
    failed: "TP that did not move after all.",
  },
);
export type WalletEntryStatus = keyof typeof WalletEntryStatus;

export const WalletEntryKind = stringEnum(
  "WalletEntryKind",
  "Which postings of a history: by direction, between members, or given by the market.",
  {
    received: "TP that came in.",
    paid: "TP that went out.",
    trades: "TP between members.",
    earnings: "TP that the market gave.",
  },
);
export type WalletEntryKind = keyof typeof WalletEntryKind;

/** Source: C25 */
export const EarnAction = stringEnum("EarnAction", "What earns TP again and again, or once.", {
  verify_profile: "Verifying an e-mail address or a phone; pays once.",
  community_task: "Finishing a community task; pays once a UTC day.",
  daily_login: "Coming back; pays once a UTC day.",
  social_share: "Sharing an item; pays once a UTC day.",
});
export type EarnAction = keyof typeof EarnAction;

/** Source: S1 §2 wallet, C26 */
export const RewardName = stringEnum(
  "RewardName",
  "What is given once for something a member has reached.",
  {
    welcome_bonus: "For a complete profile: name, bio and place.",
    first_sale: "For the first item sold for TP.",
    active_trader: "For 10 settled deals.",
    phone_verified: "For a verified phone number.",
  },
);
export type RewardName = keyof typeof RewardName;

export const ClaimState = stringEnum(
  "ClaimState",
  "Locked: not reached yet. Claimed: taken, for this period or for good.",
  {
    locked: "Not reached yet.",
    ready: "Reached, and can be taken.",
    claimed: "Taken, for this period or for good.",
  },
);
export type ClaimState = keyof typeof ClaimState;

export const ShareChannel = stringEnum(
  "ShareChannel",
  "How an item was shared: its link, a mail, or what the device offers.",
  {
    copy_link: "Its link was copied.",
    email: "By a mail.",
    device: "By what the device offers for sharing.",
  },
);
export type ShareChannel = keyof typeof ShareChannel;

/** Source: S2 §2 */
export const AchievementCategory = stringEnum(
  "AchievementCategory",
  "What an achievement is about.",
  {
    trading: "About deals.",
    social: "About other members.",
    milestone: "About reaching a number.",
    special: "About more than one thing at once.",
    seasonal: "About a time of the year.",
  },
);
export type AchievementCategory = keyof typeof AchievementCategory;

/** Source: EN-030 */
export const AchievementRarity = stringEnum(
  "AchievementRarity",
  "How rare an achievement is meant to be.",
  {
    common: "Many should get it.",
    rare: "Fewer should get it.",
    epic: "Few should get it.",
    legendary: "Very few should get it.",
    mythic: "Hardly anybody should get it.",
  },
);
export type AchievementRarity = keyof typeof AchievementRarity;

/** Source: EN-031 */
export const ChallengeType = stringEnum("ChallengeType", "What a challenge is about.", {
  trade: "About deals.",
  social: "About other members.",
  engagement: "About coming back and taking part.",
  discovery: "About looking around.",
});
export type ChallengeType = keyof typeof ChallengeType;

export const LeaderboardPeriod = stringEnum(
  "LeaderboardPeriod",
  "Since when XP count: the ISO week from Monday, the month, both in UTC, or ever.",
  {
    week: "Since Monday, UTC.",
    month: "Since the first of the month, UTC.",
    all: "Ever.",
  },
);
export type LeaderboardPeriod = keyof typeof LeaderboardPeriod;

/** Source: C40 */
export const StakingStatus = stringEnum(
  "StakingStatus",
  "Whether a stake earns: nothing is staked, it earns, or the pool is empty.",
  {
    none: "Nothing is staked.",
    active: "The stake earns.",
    paused: "The pool is empty, so that the stake earns nothing.",
  },
);
export type StakingStatus = keyof typeof StakingStatus;

/** Source: ST-015 */
export const ChainTransactionStatus = stringEnum(
  "ChainTransactionStatus",
  "Where a transaction stands: promised to an offer or in the books; in the public log, under a signed checkpoint; promised and never paid.",
  {
    pending: "Promised to an offer, or not in the public log yet.",
    confirmed: "In the public log, under a signed checkpoint.",
    failed: "Promised and never paid.",
  },
);
export type ChainTransactionStatus = keyof typeof ChainTransactionStatus;

export const CertificateKind = stringEnum(
  "CertificateKind",
  "What is certified: the deals through which a thing went, the member's level, an achievement.",
  {
    passport: "The deals through which a thing went.",
    level: "The member's level.",
    achievement: "An achievement of the member.",
  },
);
export type CertificateKind = keyof typeof CertificateKind;

/** Source: EN-025 */
export const CertificateRarity = stringEnum(
  "CertificateRarity",
  "How rare it is: a passport from 2, 4 and 7 deals on, a level from 5, 10 and 20 on, an achievement as it is meant.",
  {
    common: "A passport of fewer than 2 deals, a level below 5, a common achievement.",
    rare: "A passport from 2 deals on, a level from 5 on, a rare achievement.",
    epic: "A passport from 4 deals on, a level from 10 on, an epic achievement.",
    legendary: "A passport from 7 deals on, a level from 20 on, or an achievement rarer than epic.",
  },
);
export type CertificateRarity = keyof typeof CertificateRarity;

export const CertificateStatus = stringEnum(
  "CertificateStatus",
  "Whether a credential can be relied on: it is so; it was so, and is not any more; its member has taken it back; the market has not signed it.",
  {
    valid: "It is so.",
    ended: "It was so, and is not any more.",
    revoked: "Its member has taken it back.",
    forged: "The market has not signed it.",
  },
);
export type CertificateStatus = keyof typeof CertificateStatus;

export const PoolName = stringEnum(
  "PoolName",
  "TP that administrators set aside for members to earn.",
  {
    staking: "Pays the rewards of what members stake.",
  },
);
export type PoolName = keyof typeof PoolName;

/** Source: EP-045 */
export const WalletType = stringEnum(
  "WalletType",
  "Which wallet has the key of an address; `demo` is a key that a browser made for itself.",
  {
    metamask: "MetaMask.",
    coinbase: "Coinbase Wallet.",
    walletconnect: "Any wallet by WalletConnect.",
    other: "Another wallet.",
    demo: "A key that a browser made for itself.",
  },
);
export type WalletType = keyof typeof WalletType;
