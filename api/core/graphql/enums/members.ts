import { stringEnum } from "./stringEnum.ts";

/** Source: S1 §1 */
export const TrustLevel = stringEnum("TrustLevel", "Reputation tier, lowest first.", {
  newbie: "Where every member begins.",
  contributor: "3 settled deals, or 150 reputation points.",
  trusted:
    "10 settled deals, a mean rating of 4.2 or more, and a verified e-mail address or phone.",
  champion:
    "30 settled deals, a mean rating of 4.6 or more, and both e-mail address and phone verified.",
});
export type TrustLevel = keyof typeof TrustLevel;

/** Source: S2 §2 */
export const VerificationLevel = stringEnum(
  "VerificationLevel",
  "Which channels a member has verified.",
  {
    basic: "Neither the e-mail address nor the phone is verified.",
    verified: "One of the two is verified.",
    premium: "Both the e-mail address and the phone are verified.",
    suspended: "The account is suspended, whatever is verified.",
  },
);
export type VerificationLevel = keyof typeof VerificationLevel;

/** Source: S2 §5 */
export const VerificationChannel = stringEnum(
  "VerificationChannel",
  "Where a verification code goes.",
  {
    email: "The member's e-mail address.",
    phone: "The member's phone, by a text message.",
  },
);
export type VerificationChannel = keyof typeof VerificationChannel;

/** Source: C43 */
export const Visibility = stringEnum(
  "Visibility",
  "Who may see something of a member; the member always does.",
  {
    everybody: "Visitors too, without signing in.",
    members: "Signed-in members only.",
    nobody: "Only the member.",
  },
);
export type Visibility = keyof typeof Visibility;

/** Source: C06 */
export const MarketRole = stringEnum(
  "MarketRole",
  "What somebody is in the market; a member has no rights beyond their own account.",
  {
    member: "No rights beyond the own account.",
    moderator: "Looks after reports and appeals.",
    admin: "Runs the market.",
  },
);
export type MarketRole = keyof typeof MarketRole;

/** Source: C24 */
export const SecurityCheck = stringEnum("SecurityCheck", "What the security score is made of.", {
  email_verified: "The e-mail address is verified.",
  phone_verified: "The phone is verified.",
  two_step_sign_in: "A password alone does not sign in.",
  good_password: "The password was changed within a year, and is none that everybody tries.",
  known_sessions: "Every open session shares its device or its address with this one.",
});
export type SecurityCheck = keyof typeof SecurityCheck;

/** Source: C43 */
export const ActivityGroup = stringEnum("ActivityGroup", "A part of a member's own activity.", {
  listings: "Own items and their prices.",
  offers: "Offers made and received.",
  deals: "Items that changed hands.",
  orders: "Orders as buyer and as seller.",
  wallet: "TP that came in or were paid.",
  account: "Sign-ins, tokens, and looks of the market at the account.",
});
export type ActivityGroup = keyof typeof ActivityGroup;

/** Source: C43 */
export const ActivityKind = stringEnum(
  "ActivityKind",
  "What a member did or what happened to them.",
  {
    item_listed: "The member listed an item.",
    price_changed: "The member gave an item another price.",
    offer_made: "The member made an offer.",
    offer_received: "Somebody made the member an offer.",
    offer_accepted: "An offer was accepted.",
    offer_declined: "An offer was declined.",
    offer_countered: "An offer was answered with another proposal.",
    offer_withdrawn: "An offer was taken back.",
    offer_expired: "Nobody answered an offer in time.",
    offer_superseded: "An item that an offer needs was gone.",
    offer_cancelled: "The market closed an offer.",
    item_received: "The member got an item in a deal.",
    item_given: "The member gave an item in a deal.",
    order_placed: "The member ordered something.",
    order_received: "Somebody ordered something of the member.",
    order_accepted: "A seller took an order on.",
    order_shipped: "An order was sent.",
    order_delivered: "An order arrived.",
    order_cancelled: "An order was called off.",
    order_refunded: "TP of an order were given back.",
    tp_received: "TP came into the wallet.",
    tp_paid: "TP left the wallet.",
    signed_in: "Somebody signed in to the account.",
    viewed_by_market: "An administrator looked at the market as this member.",
    token_made: "A token for programs was made.",
    token_revoked: "A token for programs was revoked.",
  },
);
export type ActivityKind = keyof typeof ActivityKind;

export const InvalidatedQuery = stringEnum(
  "InvalidatedQuery",
  "A query of the viewer whose answer can change without an event that brings the new one.",
  {
    achievements: "What there is to reach, and what the viewer has reached.",
    activity: "What the viewer did, or what happened to them.",
    addresses: "The viewer's saved addresses.",
    apiTokens: "The viewer's tokens for programs.",
    behavior: "What the viewer does, and when.",
    blockedMembers: "Whom the viewer has blocked.",
    bookmarkedPosts: "The posts that the viewer has bookmarked.",
    buyQuote: "What buying an item would mean for the viewer.",
    certificates: "What the market can certify of the viewer.",
    chainTransactions: "The viewer's transactions of the market's own network.",
    chainWallet: "The viewer's wallet of the market's own network.",
    challenges: "The challenges of this week.",
    circle: "A circle, and how the viewer stands to it.",
    circlePosts: "The posts of a circle.",
    circles: "The circles, and those the viewer is in.",
    conversation: "The viewer's thread with one member.",
    conversations: "All threads of the viewer.",
    dashboardTiles: "The saved queries on the administrators' dashboard.",
    deals: "Deals that the viewer can review or dispute.",
    earnings: "What the viewer can earn beside deals.",
    explorerHistory: "What the viewer has asked the explorer.",
    feed: "The social feed.",
    feedPost: "One post of the feed.",
    gamificationStats: "The viewer's XP, level and streak.",
    guide: "One guide.",
    guides: "The guides.",
    item: "One item.",
    leaderboard: "Who has most XP.",
    marketDecision: "What the market decided about something of the viewer's.",
    member: "One member, by the username.",
    memberPosts: "The posts of one member.",
    members: "Members, such as found by a search.",
    myItems: "The viewer's own items.",
    notificationSettings: "What the viewer is told, and where.",
    personality: "Statistics of what the viewer did.",
    postComments: "The comments on a post.",
    predictions: "What is expected for the viewer.",
    recommendations: "What may be for the viewer.",
    reportSchedules: "The schedules of reports.",
    reviews: "The reviews about a member.",
    salesCounts: "How many sales the viewer has, by status.",
    savedQueries: "The saved queries of the explorer.",
    savedQuery: "One saved query of the explorer.",
    sellerOfferCounts: "How many offers the viewer has as a seller.",
    sessions: "Where the viewer is signed in.",
    staking: "What the viewer has staked, and what it earned.",
    twoStepSignIn: "What the viewer has for the second step of a sign-in.",
    user: "One member, by the id.",
    userInsights: "What the market can tell the viewer.",
    viewer: "The signed-in member.",
    wallet: "The viewer's wallet.",
  },
);
export type InvalidatedQuery = keyof typeof InvalidatedQuery;

export const ApiTokenStatus = stringEnum(
  "ApiTokenStatus",
  "Whether a program can use a token, and why not.",
  {
    active: "A program can use it.",
    expired: "Its time is over.",
    revoked: "It was revoked.",
  },
);
export type ApiTokenStatus = keyof typeof ApiTokenStatus;
