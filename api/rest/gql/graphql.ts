/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What an achievement is about. */
export type AchievementCategory =
  /** About reaching a number. */
  | 'milestone'
  /** About a time of the year. */
  | 'seasonal'
  /** About other members. */
  | 'social'
  /** About more than one thing at once. */
  | 'special'
  /** About deals. */
  | 'trading';

/** How rare an achievement is meant to be. */
export type AchievementRarity =
  /** Many should get it. */
  | 'common'
  /** Few should get it. */
  | 'epic'
  /** Very few should get it. */
  | 'legendary'
  /** Hardly anybody should get it. */
  | 'mythic'
  /** Fewer should get it. */
  | 'rare';

/** An address to save; with an id, the one to change. */
export type AddressInput = {
  /** At most 100 characters. */
  apartment?: string | null | undefined;
  /** 2 to 100 characters. */
  city: string;
  /** Left out: "United States". */
  country?: string | null | undefined;
  /** 2 to 100 characters. */
  fullName: string;
  /** The saved address to change; left out: a new one. */
  id?: string | number | null | undefined;
  /** True: chosen first among the addresses of its type, instead of any other. Left out: false. */
  isDefault?: boolean | null | undefined;
  /** 10 to 30 characters. */
  phoneNumber: string;
  /** 2 to 100 characters. */
  state: string;
  /** 5 to 200 characters. */
  streetAddress: string;
  /** What it is for. Left out: shipping. */
  type?: AddressType | null | undefined;
  /** 5 to 20 characters. */
  zipCode: string;
};

/** What a saved address is for. */
export type AddressType =
  /** For the bill. */
  | 'billing'
  /** Where parcels go. */
  | 'shipping';

/** Which items; left out: all. */
export type AdminItemFilter = {
  /** One of `categories`. */
  category?: string | null | undefined;
  /** A part of the title, or of the owner's username; at most 100 characters. */
  q?: string | null | undefined;
  /** Only those that stand here. */
  status?: ItemStatus | null | undefined;
  /** Only those of this member. */
  userId?: string | number | null | undefined;
};

/** Which transactions; left out: all. */
export type AdminTransactionFilter = {
  /** Only those that stand here. */
  status?: TransactionStatus | null | undefined;
  /** Only those in which this member gave or got. */
  userId?: string | number | null | undefined;
};

/** Which members; left out: all. */
export type AdminUserFilter = {
  /** A part of the username, the e-mail address or the display name; at most 100 characters. */
  q?: string | null | undefined;
  /** Only these members. */
  status?: UserFilter | null | undefined;
};

/** How many UTC days an analysis has, today included. */
export type AnalyticsRange =
  /** 7 UTC days, today included. */
  | 'd7'
  /** 30 UTC days, today included. */
  | 'd30'
  /** 90 UTC days, today included. */
  | 'd90'
  /** 365 UTC days, today included. */
  | 'd365';

/** Ratings in detail; each may be left out. */
export type AspectRatingsInput = {
  /** 1 to 5. */
  communication?: number | null | undefined;
  /** 1 to 5. */
  itemCondition?: number | null | undefined;
  /** 1 to 5. */
  overall?: number | null | undefined;
  /** 1 to 5. */
  reliability?: number | null | undefined;
};

/** Whether a cart line can be bought as it is. short: fewer are left than wanted; superseded: the item is gone. */
export type CartLineState =
  /** It can be bought as it is. */
  | 'available'
  /** The price is another one than when it was added. */
  | 'price_changed'
  /** Fewer pieces are left than wanted. */
  | 'short'
  /** The item is gone. */
  | 'superseded';

/** How rare it is: a passport from 2, 4 and 7 deals on, a level from 5, 10 and 20 on, an achievement as it is meant. */
export type CertificateRarity =
  /** A passport of fewer than 2 deals, a level below 5, a common achievement. */
  | 'common'
  /** A passport from 4 deals on, a level from 10 on, an epic achievement. */
  | 'epic'
  /** A passport from 7 deals on, a level from 20 on, or an achievement rarer than epic. */
  | 'legendary'
  /** A passport from 2 deals on, a level from 5 on, a rare achievement. */
  | 'rare';

/** Where a transaction stands: promised to an offer or in the books; in the public log, under a signed checkpoint; promised and never paid. */
export type ChainTransactionStatus =
  /** In the public log, under a signed checkpoint. */
  | 'confirmed'
  /** Promised and never paid. */
  | 'failed'
  /** Promised to an offer, or not in the public log yet. */
  | 'pending';

/** What a challenge is about. */
export type ChallengeType =
  /** About looking around. */
  | 'discovery'
  /** About coming back and taking part. */
  | 'engagement'
  /** About other members. */
  | 'social'
  /** About deals. */
  | 'trade';

/** A step of connecting a wallet: the second one has the signature. */
export type ConnectWalletInput = {
  /** 0x and 40 hexadecimal digits. Without it nothing is connected. */
  address?: string | null | undefined;
  /** Of the challenge, by the address's key: 0x and 130 hexadecimal digits. */
  signature?: string | null | undefined;
  /** The wallet that has the key. */
  walletType: WalletType;
};

/** A new listing. */
export type CreateItemInput = {
  /** One of `categories`, or one of its labels. */
  category: string;
  /** A circle the viewer is in: only its members see the item. For everybody without it. */
  circleId?: string | number | null | undefined;
  /** New, Like New, Good, Fair or Poor. */
  condition: string;
  /** Millimetres. */
  depthMm?: number | null | undefined;
  /** 1 to 5000 characters. */
  description: string;
  /** Millimetres. */
  heightMm?: number | null | undefined;
  /** Paths from POST /api/uploads, at most 8; the first is the cover. */
  images?: Array<string> | null | undefined;
  /** Degrees; kept to about 1 km. */
  latitude?: number | null | undefined;
  /** At most 100 characters. */
  location?: string | null | undefined;
  /** Degrees; kept to about 1 km. */
  longitude?: number | null | undefined;
  /** How many there are, 1 to 100. */
  quantity?: number | null | undefined;
  /** At most 6; made from title and description when left out. */
  tags?: Array<string> | null | undefined;
  /** 1 to 120 characters. */
  title: string;
  /** Price in whole TP, 1 to 1000. */
  trustPoints: number;
  /** Millimetres, 1 to 20000; all three sides, or none. */
  widthMm?: number | null | undefined;
};

/** A proposal for another member's item. */
export type CreateOfferInput = {
  /** Chosen by you for one intent, 1 to 200 visible characters: sent again, it answers what was done the first time. */
  idempotencyKey?: string | null | undefined;
  /** At most 500 characters. */
  message?: string | null | undefined;
  /** Own items to give, at most five; none to pay in TP only. */
  offeredItemIds?: Array<string | number> | null | undefined;
  /** The item that the viewer wants. */
  targetItemId: string | number;
  /** Whole TP, -1000 to 1000: positive, the buyer pays extra; negative, the buyer receives change. Left out: what makes both sides equal. */
  tpDelta?: number | null | undefined;
};

/** A member's own post. */
export type CreatePostInput = {
  /** A circle of the viewer that alone sees it. */
  circleId?: string | number | null | undefined;
  /** 1 to 1000 characters. */
  content: string;
  /** Paths from POST /api/uploads, at most 10. */
  images?: Array<string> | null | undefined;
  /** An own item that it is about. */
  itemId?: string | number | null | undefined;
  /** At most 5, each of at most 40 characters, with or without #. */
  tags?: Array<string> | null | undefined;
};

/** A new stream: for later with `scheduledAt`, else to be started now. */
export type CreateStreamInput = {
  /** One of `categories`, or one of its labels; Other when left out. */
  category?: string | null | undefined;
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** Own items on the market, in their order; at most 20. */
  itemIds?: Array<string | number> | null | undefined;
  /** In the future, at most a year ahead. */
  scheduledAt?: string | null | undefined;
  /** general when left out. */
  streamType?: StreamType | null | undefined;
  /** The https URL of a playlist or a file at a public host, where an outside encoder sends to. */
  streamUrl?: string | null | undefined;
  /** At most 6. */
  tags?: Array<string> | null | undefined;
  /** The path or the URL of an own upload. */
  thumbnailUrl?: string | null | undefined;
  /** 1 to 100 characters. */
  title: string;
};

/** A description that is to read better. */
export type DescriptionInput = {
  /** One of `categories`, or one of its labels. */
  category: string;
  /** The text that is to read better. */
  description: string;
  /** The item's title. */
  title: string;
  /** Whether the text may be sent to the assistant that `assistant` names. Default: false. */
  withAssistant?: boolean | null | undefined;
};

/** What a dispute is about: fraud or scam, item not as described, harassment, something else. */
export type DisputeCategory =
  /** Harassment. */
  | 'harassment'
  /** The item is not as described. */
  | 'misrepresentation'
  /** Something else. */
  | 'other'
  /** Fraud or scam. */
  | 'scam';

/** What a side of a deal asks the market to decide. */
export type DisputeInput = {
  /** What it is about. */
  category: DisputeCategory;
  /** 10 to 1000 characters. */
  description: string;
  /** At most 10 links that start with http. Nobody fetches them. */
  evidence?: Array<string> | null | undefined;
  /** Chosen by you for one intent, 1 to 200 visible characters: sent again, it answers what was done the first time. */
  idempotencyKey?: string | null | undefined;
  /** Instead of a transaction: a part of an order that was sent. */
  orderPartId?: string | number | null | undefined;
  /** The other side; left out, it is known anyway. */
  reportedUserId?: string | number | null | undefined;
  /** Any transaction of a settled deal. */
  transactionId?: string | number | null | undefined;
};

/** Who gets the TP of a resolved dispute: who paid, who was paid, or both. */
export type DisputeOutcome =
  /** The TP go back to who paid. */
  | 'refund'
  /** The TP go to who was to be paid. */
  | 'release'
  /** The TP are shared. */
  | 'split';

/** High for premium members and for more than 300 TP. */
export type DisputePriority =
  /** Of a premium member, or about more than 300 TP. */
  | 'high'
  /** Can wait longest. */
  | 'low'
  /** The usual. */
  | 'medium';

/** Where a dispute stands. The last three are final. */
export type DisputeStatus =
  /** The market asked something and waits for the answers. */
  | 'awaiting_response'
  /** It was filed, and the other side has not answered yet. */
  | 'pending'
  /** The deal stands. */
  | 'rejected'
  /** It was decided; `outcome` says for whom. */
  | 'resolved'
  /** An administrator can decide it. */
  | 'under_review'
  /** Who filed it took it back. */
  | 'withdrawn';

/** What earns TP again and again, or once. */
export type EarnAction =
  /** Finishing a community task; pays once a UTC day. */
  | 'community_task'
  /** Coming back; pays once a UTC day. */
  | 'daily_login'
  /** Sharing an item; pays once a UTC day. */
  | 'social_share'
  /** Verifying an e-mail address or a phone; pays once. */
  | 'verify_profile';

/** Which posts a feed shows. trending: written in the last 7 days, by (likes + comments + shares) / (1 + days)^1.5. local: of the viewer's place, or within 50 km. */
export type FeedFilter =
  /** Everything the viewer may see. */
  | 'all'
  /** By members whom the viewer follows. */
  | 'following'
  /** From the viewer's place, or within 50 km. */
  | 'local'
  /** Of the last 7 days, those with the most likes, comments and shares for their age. */
  | 'trending';

/** Which available items to list. */
export type ItemFilter = {
  /** A category or one of its labels; All or none for every category. */
  category?: string | null | undefined;
  /** Only items whose size is known, or is not. */
  hasSize?: boolean | null | undefined;
  /** Highest price in whole TP. */
  maxTP?: number | null | undefined;
  /** Lowest price in whole TP. */
  minTP?: number | null | undefined;
  /** Search text, at most 100 characters; forgives typing mistakes. */
  q?: string | null | undefined;
  /** Only this member's items. */
  sellerId?: string | number | null | undefined;
};

/** Only an available item takes new offers. */
export type ItemStatus =
  /** On the market, and open to offers. */
  | 'available'
  /** Not listed yet; only its owner sees it. */
  | 'draft'
  /** Not shown for now, as while its owner is suspended. */
  | 'hidden'
  /** In an auction; takes no offers. */
  | 'in_auction'
  /** Taken off the market. */
  | 'removed'
  /** Its last pieces are in orders that are not delivered yet. */
  | 'reserved'
  /** It went to another member for TP. */
  | 'sold'
  /** It went to another member in exchange for items. */
  | 'traded';

/** Since when XP count: the ISO week from Monday, the month, both in UTC, or ever. */
export type LeaderboardPeriod =
  /** Ever. */
  | 'all'
  /** Since the first of the month, UTC. */
  | 'month'
  /** Since Monday, UTC. */
  | 'week';

/** The upper, middle or lower third of the categories. */
export type MarketLevel =
  /** The upper third of the categories. */
  | 'high'
  /** The lower third of the categories. */
  | 'low'
  /** The middle third of the categories. */
  | 'medium';

/** Where the interest in a category goes. */
export type MarketTrend =
  /** Less interest than before. */
  | 'down'
  /** No change that is more than chance. */
  | 'steady'
  /** More interest than before. */
  | 'up';

/** What a message shows beside its words: nothing, a picture, or the card of an offer or an order. */
export type MessageType =
  /** A picture, perhaps with words. */
  | 'image'
  /** The card of an offer. */
  | 'offer'
  /** The card of a seller's part of an order. */
  | 'order'
  /** Words only. */
  | 'text';

/** What became of an offer. Everything but pending is final. */
export type OfferState =
  /** It was accepted, and the deal is settled. */
  | 'accepted'
  /** The market closed it, as when a member is suspended. */
  | 'cancelled'
  /** It was answered with another proposal. */
  | 'countered'
  /** It was refused by who had to answer. */
  | 'declined'
  /** Nobody answered within 48 hours. */
  | 'expired'
  /** It waits for its answer. */
  | 'pending'
  /** An item it needs went to somebody else or left the market. */
  | 'superseded'
  /** Who proposed it took it back. */
  | 'withdrawn';

/** Where an offer stands, in three words; `state` says more. */
export type OfferStatus =
  /** It was accepted, and the deal is settled. */
  | 'accepted'
  /** It was closed in any other way; `state` says how. */
  | 'declined'
  /** It waits for its answer. */
  | 'pending';

/** Whether the buyer gives items or only TP. */
export type OfferType =
  /** The buyer gives TP only. */
  | 'direct_tp'
  /** The buyer gives items, perhaps with TP on either side. */
  | 'item_exchange';

/** What the viewer may do with an order, or a part of it, now. */
export type OrderAction =
  /** Take the order on, as its seller. */
  | 'accept'
  /** Say where the parcel is, as its seller. */
  | 'addTracking'
  /** Call it off before it is shipped. */
  | 'cancel'
  /** Say that it arrived, as its buyer; the seller is paid. */
  | 'confirmDelivery'
  /** Give the TP in escrow back, as its seller. */
  | 'refund'
  /** Review the other side. */
  | 'review'
  /** Say that the parcel is on its way, as its seller. */
  | 'ship';

/** The viewer's side of an order. */
export type OrderRole =
  /** The viewer ordered. */
  | 'buyer'
  /** The viewer delivers a part. */
  | 'seller';

/** Where an order, or a seller's part of it, stands; for its buyer an order is where its least advanced part is that is not cancelled. */
export type OrderStatus =
  /** It was called off or given back, and the buyer has the TP again. */
  | 'cancelled'
  /** It arrived, and the seller is paid. */
  | 'delivered'
  /** It waits for the seller to accept it. */
  | 'pending'
  /** The seller accepted it and prepares the parcel. */
  | 'processing'
  /** The parcel is on its way. */
  | 'shipped';

/** A line of the cart, as the buyer saw it. */
export type OrderedItemInput = {
  /** The item's id. */
  itemId: string | number;
  /** In TP; the total is what counts. */
  priceAtTime?: number | null | undefined;
  /** Pieces. */
  quantity: number;
};

/** Orders are paid in TP only. */
export type PaymentMethod =
  /** TP of the buyer's wallet. */
  | 'tp';

/** What the buyer consents to. The server works it out again. */
export type PlaceOrderInput = {
  /** Left out: the shipping address. */
  billingAddressId?: string | number | null | undefined;
  /** Chosen by you for one intent, 1 to 200 visible characters: sent again, it answers what was done the first time. */
  idempotencyKey?: string | null | undefined;
  /** What the buyer saw in the cart, to be compared. Left out: whatever is in it. */
  items?: Array<OrderedItemInput> | null | undefined;
  /** At most 500 characters. */
  notes?: string | null | undefined;
  /** How it is paid. Left out: in TP. */
  paymentMethod?: PaymentMethod | null | undefined;
  /** A saved address of the viewer. */
  shippingAddressId: string | number;
  /** In TP; another one is refused with TOTAL_CHANGED. */
  shippingCost?: number | null | undefined;
  /** How it is sent. Left out: standard. */
  shippingMethod?: ShippingMethod | null | undefined;
  /** Whole TP, shipping included; another one is refused with TOTAL_CHANGED. */
  totalAmount: number;
};

/** What a post is about. Members write community posts; the others are written by the market. */
export type PostType =
  /** A member reached something; written by the market. */
  | 'achievement'
  /** A member's own words. */
  | 'community'
  /** An item was listed; written by the market. */
  | 'listing'
  /** A review was published; written by the market. */
  | 'review'
  /** A deal was settled; written by the market. */
  | 'trade';

/** How much depends on a prediction. */
export type PredictionImpact =
  /** Much depends on it. */
  | 'high'
  /** Little depends on it. */
  | 'low'
  /** Something depends on it. */
  | 'medium';

/** What a prediction is about. */
export type PredictionType =
  /** About an offer between the viewer and a member with fitting items. */
  | 'compatibility'
  /** About how many look for things of a category. */
  | 'demand'
  /** About the price of an own item, beside what such things sell for. */
  | 'price'
  /** About when an own item changes hands. */
  | 'timing'
  /** About whether the interest in a category grows or shrinks. */
  | 'trend';

/** Where a member's interest in a category goes. */
export type PreferenceTrend =
  /** Less interest than before. */
  | 'decreasing'
  /** More interest than before. */
  | 'increasing'
  /** No change that is more than chance. */
  | 'steady';

/** Where a price is, beside the range in which 80 % of such sales are. */
export type PricePosition =
  /** Higher than the range. */
  | 'above'
  /** Lower than the range. */
  | 'below'
  /** Within the range. */
  | 'within';

/** A thing whose price is asked. */
export type PriceQuestionInput = {
  /** One of `categories`, or one of its labels. */
  category: string;
  /** Default: Good. */
  condition?: string | null | undefined;
  /** What is said of the thing; may be empty. */
  description: string;
  /** The own item that it is about: what it was before a deal is left out. */
  itemId?: string | number | null | undefined;
  /** Accepted and not used: prices do not differ by place. */
  location?: string | null | undefined;
  /** What the thing is called. */
  title: string;
};

/** What a recommendation is about. */
export type RecommendationType =
  /** A category that the viewer often looks at. */
  | 'category'
  /** An item for the viewer's taste, or of a chosen category. */
  | 'item'
  /** Something to do about an own item. */
  | 'tip'
  /** An item that is in demand. */
  | 'trend'
  /** A member who likes what the viewer has, and has what the viewer likes. */
  | 'user';

/** A new member. */
export type RegisterInput = {
  /** 1 to 100 characters. */
  displayName: string;
  /** An address that no other account has, in any case. */
  email: string;
  /** At most 50 characters. */
  firstName?: string | null | undefined;
  /** At most 50 characters. */
  lastName?: string | null | undefined;
  /** At least 8 characters, and none of the passwords everybody tries. */
  password: string;
  /** 3 to 50 letters, digits, dots, underscores or hyphens; nobody else's, in any case. */
  username: string;
};

/** What a member says of the other side of a settled deal. */
export type ReviewInput = {
  /** How single aspects were. */
  aspectRatings?: AspectRatingsInput | null | undefined;
  /** At most 500 characters. */
  comment?: string | null | undefined;
  /** Chosen by you for one intent, 1 to 200 visible characters: sent again, it answers what was done the first time. */
  idempotencyKey?: string | null | undefined;
  /** 1 to 5. */
  rating: number;
  /** The other side; left out, it is known anyway. */
  revieweeId?: string | number | null | undefined;
  /** Any transaction of the deal. */
  transactionId: string | number;
};

/** The second step of a sign-in: one of the two. */
export type SecondStepInput = {
  /** Six digits of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** `AuthenticationResponseJSON` of WebAuthn: what the browser answered. */
  passkey?: Record<string, unknown> | null | undefined;
};

/** What one member writes to another. */
export type SendMessageInput = {
  /** A picture: the path of an upload of the sender (`POST /api/uploads`). */
  attachmentUrl?: string | null | undefined;
  /** The sender's own name for this message, 1 to 200 characters: sent again, it stays one message. */
  clientId?: string | null | undefined;
  /** 1 to 2000 characters after trimming; may be empty with a picture. */
  content?: string | null | undefined;
  /** What the message is about. */
  itemId?: string | number | null | undefined;
  /** The member who gets it. */
  toUserId: string | number;
};

/** How an order is sent; its cost and days are in `shippingOptions`. */
export type ShippingMethod =
  /** Within 1 to 2 days. */
  | 'expedited'
  /** On the next day. */
  | 'overnight'
  /** Within 3 to 5 days. */
  | 'standard';

/** Whether a stake earns: nothing is staked, it earns, or the pool is empty. */
export type StakingStatus =
  /** The stake earns. */
  | 'active'
  /** Nothing is staked. */
  | 'none'
  /** The pool is empty, so that the stake earns nothing. */
  | 'paused';

/** Which streams to list. */
export type StreamFilter =
  /** Every stream. */
  | 'all'
  /** What is over. */
  | 'ended'
  /** What is on now. */
  | 'live'
  /** What is planned. */
  | 'scheduled';

/** Live if it is on; else scheduled if its time is still to come; else ended if it was; else offline. */
export type StreamStatus =
  /** It was on, and is over. */
  | 'ended'
  /** It is on now. */
  | 'live'
  /** Neither on nor over, and without a time that is still to come. */
  | 'offline'
  /** It is planned, and its time is still to come. */
  | 'scheduled';

/** What a stream is for. */
export type StreamType =
  /** About anything. */
  | 'general'
  /** To show items. */
  | 'showcase'
  /** To show how something is done. */
  | 'tutorial';

/** Where a transaction stands. */
export type TransactionStatus =
  /** All of it was paid back. */
  | 'cancelled'
  /** Settled. */
  | 'completed'
  /** A dispute about it is open. */
  | 'disputed'
  /** Agreed, and not settled yet. */
  | 'pending';

/** The last 24 hours, 7 days or 30 days. */
export type TrendRange =
  /** The last 7 days. */
  | 'd7'
  /** The last 30 days. */
  | 'd30'
  /** The last 24 hours. */
  | 'h24';

/** Reputation tier, lowest first. */
export type TrustLevel =
  /** 30 settled deals, a mean rating of 4.6 or more, both e-mail address and phone verified, and no dispute lost in 180 days. */
  | 'champion'
  /** 3 settled deals, or 150 reputation points. */
  | 'contributor'
  /** Where every member begins. */
  | 'newbie'
  /** 10 settled deals, a mean rating of 4.2 or more, and a verified e-mail address or phone. */
  | 'trusted';

/** What of a listing changes, by the rules of a new one. What is left out stays. */
export type UpdateItemInput = {
  /** One of `categories`, or one of its labels. */
  category?: string | null | undefined;
  /** A circle the viewer is in: only its members see the item. Null shows it to everybody. */
  circleId?: string | number | null | undefined;
  /** New, Like New, Good, Fair or Poor. */
  condition?: string | null | undefined;
  /** Millimetres. */
  depthMm?: number | null | undefined;
  /** 1 to 5000 characters. */
  description?: string | null | undefined;
  /** Millimetres. */
  heightMm?: number | null | undefined;
  /** All photos in their order: paths the item has, or from POST /api/uploads; at most 8. */
  images?: Array<string> | null | undefined;
  /** Degrees; kept to about 1 km. */
  latitude?: number | null | undefined;
  /** At most 100 characters; null empties it. */
  location?: string | null | undefined;
  /** Degrees; kept to about 1 km. */
  longitude?: number | null | undefined;
  /** How many there are, 1 to 100. */
  quantity?: number | null | undefined;
  /** At most 6. */
  tags?: Array<string> | null | undefined;
  /** 1 to 120 characters. */
  title?: string | null | undefined;
  /** Price in whole TP, 1 to 1000; the history keeps the old one. */
  trustPoints?: number | null | undefined;
  /** Millimetres, 1 to 20000; all three sides, or none. */
  widthMm?: number | null | undefined;
};

/** What of the profile changes. What is left out stays; null empties what may be empty. */
export type UpdateProfileInput = {
  /** At most 500 characters. */
  bio?: string | null | undefined;
  /** 1 to 100 characters. */
  displayName?: string | null | undefined;
  /** At most 50 characters. */
  firstName?: string | null | undefined;
  /** At most 50 characters. */
  lastName?: string | null | undefined;
  /** At most 100 characters. */
  location?: string | null | undefined;
  /** At most 20, each of at most 50 characters. */
  skills?: Array<string> | null | undefined;
};

/** Which members an administrator lists. Inactive: suspended or deleted. */
export type UserFilter =
  /** Neither suspended nor deleted. */
  | 'active'
  /** Every account. */
  | 'all'
  /** Members of the trust level champion. */
  | 'champion'
  /** Suspended or deleted. */
  | 'inactive'
  /** Members of the trust level trusted. */
  | 'trusted';

/** Where a verification code goes. */
export type VerificationChannel =
  /** The member's e-mail address. */
  | 'email'
  /** The member's phone, by a text message. */
  | 'phone';

/** Which channels a member has verified. */
export type VerificationLevel =
  /** Neither the e-mail address nor the phone is verified. */
  | 'basic'
  /** Both the e-mail address and the phone are verified. */
  | 'premium'
  /** The account is suspended, whatever is verified. */
  | 'suspended'
  /** One of the two is verified. */
  | 'verified';

/** Which postings of a history: by direction, between members, or with the market. */
export type WalletEntryKind =
  /** TP that the market gave or took. */
  | 'earnings'
  /** TP that went out. */
  | 'paid'
  /** TP that came in. */
  | 'received'
  /** TP between members. */
  | 'trades';

/** Postings are completed; holds show as pending. */
export type WalletEntryStatus =
  /** TP that have moved. */
  | 'completed'
  /** TP that did not move after all. */
  | 'failed'
  /** TP that are held and not paid yet. */
  | 'pending';

/** Which postings of a history. Everything left out asks for all. */
export type WalletHistoryFilter = {
  /** The first UTC day, YYYY-MM-DD. */
  from?: string | null | undefined;
  /** Only postings of this kind. */
  kind?: WalletEntryKind | null | undefined;
  /** Words in the description, the reason or the other member's name; at most 100 characters. */
  text?: string | null | undefined;
  /** The last UTC day, YYYY-MM-DD. */
  to?: string | null | undefined;
};

/** Which wallet has the key of an address; `demo` is a key that a browser made for itself. */
export type WalletType =
  /** Coinbase Wallet. */
  | 'coinbase'
  /** A key that a browser made for itself. */
  | 'demo'
  /** MetaMask. */
  | 'metamask'
  /** Another wallet. */
  | 'other'
  /** Any wallet by WalletConnect. */
  | 'walletconnect';

export type RestMessageFragment = { id: string, fromUserId: string, toUserId: string, content: string, messageType: MessageType, attachmentUrl: string | null, itemId: string | null, isRead: boolean, createdAt: string };

export type RestConversationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  messages?: number | null | undefined;
}>;


export type RestConversationsQuery = { conversations: { edges: Array<{ node: { id: string, messages: { edges: Array<{ node: { id: string, fromUserId: string, toUserId: string, content: string, messageType: MessageType, attachmentUrl: string | null, itemId: string | null, isRead: boolean, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestConversationQueryVariables = Exact<{
  memberId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestConversationQuery = { conversation: { id: string, messages: { edges: Array<{ node: { id: string, fromUserId: string, toUserId: string, content: string, messageType: MessageType, attachmentUrl: string | null, itemId: string | null, isRead: boolean, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type RestSignedInFragment = { token: string, message: string, viewer: { email: string, firstName: string | null, lastName: string | null, phone: string | null, isActive: boolean, isAdmin: boolean, lastLoginAt: string | null, user: { id: string, username: string, displayName: string, avatar: string | null, bio: string | null, location: string | null, skills: Array<string>, trustPoints: number, trustLevel: TrustLevel, verificationLevel: VerificationLevel, isVerified: boolean, emailVerified: boolean, phoneVerified: boolean, isSuspended: boolean, overallRating: number, totalReviews: number, itemsListed: number, dealsCompleted: number, createdAt: string }, wallet: { tpBalance: number } } };

export type RestMeQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMeQuery = { viewer: { unreadMessages: number, unreadNotifications: number, pendingOffers: number, email: string, firstName: string | null, lastName: string | null, phone: string | null, isActive: boolean, isAdmin: boolean, lastLoginAt: string | null, user: { id: string, username: string, displayName: string, avatar: string | null, bio: string | null, location: string | null, skills: Array<string>, trustPoints: number, trustLevel: TrustLevel, verificationLevel: VerificationLevel, isVerified: boolean, emailVerified: boolean, phoneVerified: boolean, isSuspended: boolean, overallRating: number, totalReviews: number, itemsListed: number, dealsCompleted: number, createdAt: string }, wallet: { tpBalance: number } } | null };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { token: string, message: string, viewer: { email: string, firstName: string | null, lastName: string | null, phone: string | null, isActive: boolean, isAdmin: boolean, lastLoginAt: string | null, user: { id: string, username: string, displayName: string, avatar: string | null, bio: string | null, location: string | null, skills: Array<string>, trustPoints: number, trustLevel: TrustLevel, verificationLevel: VerificationLevel, isVerified: boolean, emailVerified: boolean, phoneVerified: boolean, isSuspended: boolean, overallRating: number, totalReviews: number, itemsListed: number, dealsCompleted: number, createdAt: string }, wallet: { tpBalance: number } } } };

export type RestLoginMutationVariables = Exact<{
  email: string;
  password: string;
  secondStep?: SecondStepInput | null | undefined;
}>;


export type RestLoginMutation = { login: { token: string, message: string, viewer: { email: string, firstName: string | null, lastName: string | null, phone: string | null, isActive: boolean, isAdmin: boolean, lastLoginAt: string | null, user: { id: string, username: string, displayName: string, avatar: string | null, bio: string | null, location: string | null, skills: Array<string>, trustPoints: number, trustLevel: TrustLevel, verificationLevel: VerificationLevel, isVerified: boolean, emailVerified: boolean, phoneVerified: boolean, isSuspended: boolean, overallRating: number, totalReviews: number, itemsListed: number, dealsCompleted: number, createdAt: string }, wallet: { tpBalance: number } } } };

export type RestForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type RestForgotPasswordMutation = { forgotPassword: string };

export type RestResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type RestResetPasswordMutation = { resetPassword: string };

export type RestUpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type RestUpdateProfileMutation = { updateProfile: { email: string, firstName: string | null, lastName: string | null, phone: string | null, isActive: boolean, isAdmin: boolean, lastLoginAt: string | null, user: { id: string, username: string, displayName: string, avatar: string | null, bio: string | null, location: string | null, skills: Array<string>, trustPoints: number, trustLevel: TrustLevel, verificationLevel: VerificationLevel, isVerified: boolean, emailVerified: boolean, phoneVerified: boolean, isSuspended: boolean, overallRating: number, totalReviews: number, itemsListed: number, dealsCompleted: number, createdAt: string }, wallet: { tpBalance: number } } };

export type RestAdminUserFragment = { id: string, username: string, displayName: string, email: string, trustPoints: number, trustLevel: TrustLevel, tpBalance: number, createdAt: string, lastLoginAt: string | null, itemsListed: number, dealsCompleted: number, emailVerified: boolean, phoneVerified: boolean, isActive: boolean, isSuspended: boolean, suspendedUntil: string | null, suspensionReason: string | null };

export type RestAdminUsersQueryVariables = Exact<{
  filter?: AdminUserFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestAdminUsersQuery = { adminUsers: { edges: Array<{ node: { id: string, username: string, displayName: string, email: string, trustPoints: number, trustLevel: TrustLevel, tpBalance: number, createdAt: string, lastLoginAt: string | null, itemsListed: number, dealsCompleted: number, emailVerified: boolean, phoneVerified: boolean, isActive: boolean, isSuspended: boolean, suspendedUntil: string | null, suspensionReason: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestAdminItemsQueryVariables = Exact<{
  filter?: AdminItemFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestAdminItemsQuery = { adminItems: { edges: Array<{ node: { id: string, title: string, category: string, trustPoints: number, status: ItemStatus, viewCount: number, createdAt: string, removalReason: string | null, user: { id: string, username: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestDeleteItemMutationVariables = Exact<{
  id: string | number;
  reason?: string;
}>;


export type RestDeleteItemMutation = { deleteItem: { item: { id: string } } };

export type RestAdminTransactionsQueryVariables = Exact<{
  filter?: AdminTransactionFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestAdminTransactionsQuery = { adminTransactions: { edges: Array<{ node: { id: string, itemTitle: string | null, trustPoints: number, type: string, status: TransactionStatus, createdAt: string, completedAt: string | null, fromUser: { id: string, username: string }, toUser: { id: string, username: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestSetUserStatusMutationVariables = Exact<{
  id: string | number;
  isActive: boolean;
  reason?: string;
}>;


export type RestSetUserStatusMutation = { suspendMember?: { id: string }, liftSuspension?: { id: string } };

export type RestAdminUserByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type RestAdminUserByIdQuery = { adminUser: { id: string, username: string, displayName: string, email: string, trustPoints: number, trustLevel: TrustLevel, tpBalance: number, createdAt: string, lastLoginAt: string | null, itemsListed: number, dealsCompleted: number, emailVerified: boolean, phoneVerified: boolean, isActive: boolean, isSuspended: boolean, suspendedUntil: string | null, suspensionReason: string | null } | null };

export type RestAdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAdminStatsQuery = { adminStats: { totalUsers: number, activeUsers: number, totalItems: number, totalTransactions: number, totalTrustPoints: number, avgTrustPerUser: number, revenue: { today: number, thisWeek: number, thisMonth: number, growth: number | null }, marketMetrics: { conversionRate: number | null, totalViews: number, avgTrustPerTransaction: number | null, topCategories: Array<{ name: string, count: number, revenue: number }> }, userMetrics: { activeUsersToday: number, newUsersToday: number, retentionRate: number | null, avgSessionTime: number | null }, geographical: { topLocations: Array<{ location: string, users: number, transactions: number }> } } };

export type RestAdminSalesQueryVariables = Exact<{
  range?: AnalyticsRange | null | undefined;
}>;


export type RestAdminSalesQuery = { adminSalesAnalytics: { points: Array<{ date: string, revenue: number, transactions: number, refunded: number }>, totals: { revenue: number, transactions: number, refunded: number }, previous: { revenue: number, transactions: number, refunded: number } } };

export type RestAdminUsersAnalyticsQueryVariables = Exact<{
  range?: AnalyticsRange | null | undefined;
}>;


export type RestAdminUsersAnalyticsQuery = { adminUsersAnalytics: { points: Array<{ date: string, newUsers: number, activeUsers: number | null }>, cohorts: Array<{ week: string, size: number, retained: number }>, levels: Array<{ level: TrustLevel, users: number }> } };

export type RestAdminCategoriesQueryVariables = Exact<{
  range?: AnalyticsRange | null | undefined;
}>;


export type RestAdminCategoriesQuery = { adminCategoryAnalytics: Array<{ name: string, listed: number, deals: number, revenue: number, averagePrice: number | null, medianDays: number | null }> };

export type RestAdminGeographicalQueryVariables = Exact<{
  range?: AnalyticsRange | null | undefined;
}>;


export type RestAdminGeographicalQuery = { adminGeographicalAnalytics: Array<{ location: string, users: number, items: number, transactions: number, revenue: number }> };

export type RestCartQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCartQuery = { cart: { lines: Array<{ id: string, quantity: number, priceAtTime: number, currentPrice: number, available: number, lineTotal: number, state: CartLineState, reason: string | null, addedAt: string, item: { id: string, title: string, condition: string, category: string, images: Array<{ path: string }> } }> } };

export type RestAddToCartMutationVariables = Exact<{
  itemId: string | number;
  quantity?: number | null | undefined;
}>;


export type RestAddToCartMutation = { addToCart: { line: { id: string, quantity: number, priceAtTime: number, currentPrice: number, available: number, lineTotal: number, state: CartLineState, reason: string | null, addedAt: string, item: { id: string, title: string, condition: string, category: string, images: Array<{ path: string }> } } | null } };

export type RestSetCartQuantityMutationVariables = Exact<{
  itemId: string | number;
  quantity: number;
}>;


export type RestSetCartQuantityMutation = { setCartQuantity: { cart: { lines: Array<{ id: string, quantity: number, priceAtTime: number, currentPrice: number, available: number, lineTotal: number, state: CartLineState, reason: string | null, addedAt: string, item: { id: string, title: string, condition: string, category: string, images: Array<{ path: string }> } }> } } };

export type RestRemoveFromCartMutationVariables = Exact<{
  itemId: string | number;
}>;


export type RestRemoveFromCartMutation = { removeFromCart: { cart: { lines: Array<{ id: string, quantity: number, priceAtTime: number, currentPrice: number, available: number, lineTotal: number, state: CartLineState, reason: string | null, addedAt: string, item: { id: string, title: string, condition: string, category: string, images: Array<{ path: string }> } }> } } };

export type RestClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type RestClearCartMutation = { clearCart: { removed: Array<{ id: string, quantity: number, priceAtTime: number, currentPrice: number, available: number, lineTotal: number, state: CartLineState, reason: string | null, addedAt: string, item: { id: string, title: string, condition: string, category: string, images: Array<{ path: string }> } }> } };

export type RestStakingQueryVariables = Exact<{ [key: string]: never; }>;


export type RestStakingQuery = { staking: { stakedAmount: number, pendingRewards: number, totalEarned: number, claimable: number, apy: number, status: StakingStatus, asOf: string, pool: { balance: number, staked: number, owed: number, coveredUntil: string | null } } };

export type RestChainTransactionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestChainTransactionsQuery = { chainTransactions: { edges: Array<{ node: { id: string, type: string, timestamp: string, amount: number, status: ChainTransactionStatus, logIndex: number | null, failure: OfferState | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCertificatesQuery = { certificates: Array<{ tokenId: string, name: string, description: string, rarity: CertificateRarity, credential: string | null, attributes: Array<{ name: string, value: string }> }> };

export type RestConnectWalletMutationVariables = Exact<{
  input: ConnectWalletInput;
}>;


export type RestConnectWalletMutation = { connectWallet: { wallet: { address: string | null, balance: number, network: string, connected: boolean }, challenge: { message: string, expiresAt: string } | null } };

export type RestMintTrustTokenMutationVariables = Exact<{
  amount: number;
}>;


export type RestMintTrustTokenMutation = { mintTrustTokens: { amount: number, chainWallet: { address: string | null, balance: number, network: string, connected: boolean } } };

export type RestStakeMutationVariables = Exact<{
  amount: number;
}>;


export type RestStakeMutation = { stake: { amount: number, staking: { stakedAmount: number, pendingRewards: number, totalEarned: number, status: StakingStatus } } };

export type RestBuyQuoteQueryVariables = Exact<{
  itemId: string | number;
}>;


export type RestBuyQuoteQuery = { buyQuote: { userBalance: number, held: number, heldForThis: number, canAfford: boolean, needed: number, balanceAfter: number, item: { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> } } };

export type RestExchangeSuggestionsQueryVariables = Exact<{
  targetItemId: string | number;
  targetTpValue: number;
}>;


export type RestExchangeSuggestionsQuery = { exchangeSuggestions: { tolerance: number, targetTpValue: number, suggestions: Array<{ tpValue: number, difference: number, items: Array<{ id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> }> }> } };

export type RestAchievementsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAchievementsQuery = { achievements: Array<{ id: string, title: string, description: string, icon: string, category: AchievementCategory, rarity: AchievementRarity, unlocked: boolean, unlockedAt: string | null, progress: number, maxProgress: number, points: number, reward: string, holders: number, share: number | null }> };

export type RestChallengesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestChallengesQuery = { challenges: Array<{ id: string, title: string, description: string, type: ChallengeType, progress: number, target: number, completed: boolean, claimed: boolean, timeRemaining: number, reward: number, bonusMultiplier: number, pays: number }> };

export type RestLeaderboardQueryVariables = Exact<{
  period?: LeaderboardPeriod | null | undefined;
}>;


export type RestLeaderboardQuery = { leaderboard: { rows: Array<{ userId: string, rank: number, username: string, displayName: string, avatar: string | null, level: number, trustLevel: TrustLevel, points: number, streak: number, isCurrentUser: boolean }>, ownRow: { userId: string, rank: number, username: string, displayName: string, avatar: string | null, level: number, trustLevel: TrustLevel, points: number, streak: number, isCurrentUser: boolean } | null } };

export type RestLeaderboardRowFragment = { userId: string, rank: number, username: string, displayName: string, avatar: string | null, level: number, trustLevel: TrustLevel, points: number, streak: number, isCurrentUser: boolean };

export type RestGamificationStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestGamificationStatsQuery = { gamificationStats: { level: number, rank: number | null, streak: number, currentXP: number, nextLevelXP: number, totalPoints: number, achievements: number, completionRate: number, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } } };

export type RestBasisFragment = { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null };

export type RestPriceSuggestionQueryVariables = Exact<{
  input: PriceQuestionInput;
}>;


export type RestPriceSuggestionQuery = { priceSuggestion: { suggestedPoints: number | null, reasoning: string, confidence: number | null, marketComparison: string | null, startsAt: number | null, priceRange: { min: number, max: number } | null, parts: Array<{ label: string, percent: number }>, comparables: Array<{ tp: number, isSold: boolean }>, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } } };

export type RestEnhancedDescriptionQueryVariables = Exact<{
  input: DescriptionInput;
}>;


export type RestEnhancedDescriptionQuery = { enhancedDescription: { enhancedDescription: string, questions: Array<string>, assistant: string | null, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } } };

export type RestRecommendationsQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type RestRecommendationsQuery = { recommendations: { entries: Array<{ id: string, type: RecommendationType, title: string, description: string, confidence: number | null, actionUrl: string, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } }> } };

export type RestTrendingQueryVariables = Exact<{
  timeRange?: TrendRange | null | undefined;
  limit?: number | null | undefined;
}>;


export type RestTrendingQuery = { trending: { entries: Array<{ members: number, membersBefore: number, item: { id: string, title: string, category: string, description: string, likeCount: number, viewCount: number, trustPoints: number, seller: { username: string } } }> } };

export type RestUserInsightsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestUserInsightsQuery = { userInsights: { personalizedTips: Array<string>, tips: Array<{ id: string, text: string, actionUrl: string, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } }>, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } } };

export type RestDetectProductQueryVariables = Exact<{
  image: string;
  withAssistant?: boolean | null | undefined;
}>;


export type RestDetectProductQuery = { detectProduct: { name: string | null, description: string | null, category: string | null, condition: string | null, suggestedPrice: number | null, confidence: number | null, brand: string | null, tags: Array<string>, isCertain: boolean, assistant: string | null, priceRange: { min: number, max: number } | null, aiInsights: { analysisQuality: string, optimalListingTime: string | null, recommendedPhotos: number | null }, candidates: Array<{ name: string | null, category: string, description: string | null, tags: Array<string> }>, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } } };

export type RestMarketPredictionsQueryVariables = Exact<{
  timeRange?: TrendRange | null | undefined;
}>;


export type RestMarketPredictionsQuery = { marketPredictions: { entries: Array<{ category: string, trend: MarketTrend | null, predictedChange: number | null, timeframe: string, reasoning: string, confidence: number | null, expected: number | null, before: number | null, today: number | null, expectedRange: { min: number, max: number } | null, history: Array<{ day: string, members: number }>, forecast: Array<{ day: string, expected: number, range: { min: number, max: number } }>, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } }> } };

export type RestPriceOptimizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPriceOptimizationsQuery = { priceOptimizations: { entries: Array<{ currentPrice: number, suggestedPrice: number | null, position: PricePosition | null, reasoning: string, confidence: number | null, potentialIncrease: number | null, item: { id: string, title: string }, priceRange: { min: number, max: number } | null, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } }> } };

export type RestDemandForecastsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestDemandForecastsQuery = { demandForecasts: { entries: Array<{ itemType: string, demandLevel: MarketLevel | null, competitionLevel: MarketLevel | null, seasonalFactor: number | null, seasonalFactorMeans: string | null, recommendedActions: Array<string>, members: number, supply: number, sellers: number, sold: number, weekdays: Array<number>, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } }> } };

export type RestPredictionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPredictionsQuery = { predictions: { entries: Array<{ id: string, type: PredictionType, topic: string, title: string, description: string, impact: PredictionImpact, timeline: string, dueAt: string, confidence: number | null, accuracy: number | null, reasoning: string, suggestedActions: Array<string>, potentialValue: number | null, actionUrl: string, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } }> } };

export type RestPersonalityQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPersonalityQuery = { personality: { tradingStyle: string | null, traits: Array<{ name: string, score: number | null, description: string }>, compatibility: Array<{ username: string, reason: string, score: number, actionUrl: string }>, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } } };

export type RestBehaviorQueryVariables = Exact<{ [key: string]: never; }>;


export type RestBehaviorQuery = { behavior: { patterns: Array<{ pattern: string, frequency: string, significance: number }>, preferences: Array<{ category: string, trend: PreferenceTrend, strength: number }>, optimalTimes: Array<{ action: string, timeframe: string, successRate: number }>, basis: { method: string, sampleSize: number, needed: number, isEnough: boolean, shortfall: string | null, asOf: string, confidenceMeans: string | null, evidence: Array<{ label: string, value: string, itemId: string | null, url: string | null }>, accuracy: { measure: string, value: number, baseline: number, baselineName: string, n: number } | null } } };

export type RestItemsQueryVariables = Exact<{
  filter?: ItemFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestItemsQuery = { items: { edges: Array<{ node: { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestMyItemsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestMyItemsQuery = { myItems: { edges: Array<{ node: { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestItemsOfMemberQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestItemsOfMemberQuery = { items: { edges: Array<{ node: { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestOneItemQueryVariables = Exact<{
  id: string | number;
}>;


export type RestOneItemQuery = { item: { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> } | null };

export type RestCreateItemMutationVariables = Exact<{
  input: CreateItemInput;
}>;


export type RestCreateItemMutation = { createItem: { item: { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> } } };

export type RestUpdateItemMutationVariables = Exact<{
  id: string | number;
  input: UpdateItemInput;
}>;


export type RestUpdateItemMutation = { updateItem: { item: { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> } } };

export type RestRemoveItemMutationVariables = Exact<{
  id: string | number;
}>;


export type RestRemoveItemMutation = { removeItem: { item: { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> } } };

export type RestSendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type RestSendMessageMutation = { sendMessage: { message: { id: string, fromUserId: string, toUserId: string, content: string, messageType: MessageType, attachmentUrl: string | null, itemId: string | null, isRead: boolean, createdAt: string } } };

export type RestMarkConversationReadMutationVariables = Exact<{
  memberId: string | number;
  lastReadMessageId?: string | number | null | undefined;
}>;


export type RestMarkConversationReadMutation = { markConversationRead: { id: string, unreadCount: number } };

export type RestNotificationFragment = { id: string, type: string, title: string, message: string, data: Record<string, unknown>, isRead: boolean, priority: string, category: string, actionUrl: string | null, createdAt: string };

export type RestNotificationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestNotificationsQuery = { notifications: { edges: Array<{ node: { id: string, type: string, title: string, message: string, data: Record<string, unknown>, isRead: boolean, priority: string, category: string, actionUrl: string | null, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestMarkNotificationReadMutationVariables = Exact<{
  id: string | number;
}>;


export type RestMarkNotificationReadMutation = { markNotificationRead: { id: string, type: string, title: string, message: string, data: Record<string, unknown>, isRead: boolean, priority: string, category: string, actionUrl: string | null, createdAt: string } };

export type RestCreateOfferMutationVariables = Exact<{
  input: CreateOfferInput;
}>;


export type RestCreateOfferMutation = { createOffer: { offer: { id: string, offerType: OfferType, tpDelta: number, tpTopupNeeded: number, tpChangeIfLess: number, status: OfferStatus, state: OfferState, stateReason: string | null, message: string | null, deadline: string, answeredAt: string | null, createdAt: string, buyer: { id: string, username: string, displayName: string }, seller: { id: string, username: string, displayName: string }, proposedBy: { id: string }, targetItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> }, offeredItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> } | null, offeredItems: Array<{ id: string, title: string, tpValue: number, images: Array<{ path: string }> }>, counterOf: { id: string } | null } } };

export type RestSellerOffersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestSellerOffersQuery = { sellerOffers: { edges: Array<{ node: { id: string, offerType: OfferType, tpDelta: number, tpTopupNeeded: number, tpChangeIfLess: number, status: OfferStatus, state: OfferState, stateReason: string | null, message: string | null, deadline: string, answeredAt: string | null, createdAt: string, buyer: { id: string, username: string, displayName: string }, seller: { id: string, username: string, displayName: string }, proposedBy: { id: string }, targetItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> }, offeredItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> } | null, offeredItems: Array<{ id: string, title: string, tpValue: number, images: Array<{ path: string }> }>, counterOf: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestBuyerOffersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestBuyerOffersQuery = { buyerOffers: { edges: Array<{ node: { id: string, offerType: OfferType, tpDelta: number, tpTopupNeeded: number, tpChangeIfLess: number, status: OfferStatus, state: OfferState, stateReason: string | null, message: string | null, deadline: string, answeredAt: string | null, createdAt: string, buyer: { id: string, username: string, displayName: string }, seller: { id: string, username: string, displayName: string }, proposedBy: { id: string }, targetItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> }, offeredItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> } | null, offeredItems: Array<{ id: string, title: string, tpValue: number, images: Array<{ path: string }> }>, counterOf: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestAcceptOfferMutationVariables = Exact<{
  id: string | number;
}>;


export type RestAcceptOfferMutation = { acceptOffer: { offer: { id: string, offerType: OfferType, tpDelta: number, tpTopupNeeded: number, tpChangeIfLess: number, status: OfferStatus, state: OfferState, stateReason: string | null, message: string | null, deadline: string, answeredAt: string | null, createdAt: string, buyer: { id: string, username: string, displayName: string }, seller: { id: string, username: string, displayName: string }, proposedBy: { id: string }, targetItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> }, offeredItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> } | null, offeredItems: Array<{ id: string, title: string, tpValue: number, images: Array<{ path: string }> }>, counterOf: { id: string } | null } } };

export type RestDeclineOfferMutationVariables = Exact<{
  id: string | number;
  reason?: string | null | undefined;
}>;


export type RestDeclineOfferMutation = { declineOffer: { offer: { id: string, offerType: OfferType, tpDelta: number, tpTopupNeeded: number, tpChangeIfLess: number, status: OfferStatus, state: OfferState, stateReason: string | null, message: string | null, deadline: string, answeredAt: string | null, createdAt: string, buyer: { id: string, username: string, displayName: string }, seller: { id: string, username: string, displayName: string }, proposedBy: { id: string }, targetItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> }, offeredItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> } | null, offeredItems: Array<{ id: string, title: string, tpValue: number, images: Array<{ path: string }> }>, counterOf: { id: string } | null } } };

export type RestWithdrawOfferMutationVariables = Exact<{
  id: string | number;
}>;


export type RestWithdrawOfferMutation = { withdrawOffer: { offer: { id: string, offerType: OfferType, tpDelta: number, tpTopupNeeded: number, tpChangeIfLess: number, status: OfferStatus, state: OfferState, stateReason: string | null, message: string | null, deadline: string, answeredAt: string | null, createdAt: string, buyer: { id: string, username: string, displayName: string }, seller: { id: string, username: string, displayName: string }, proposedBy: { id: string }, targetItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> }, offeredItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> } | null, offeredItems: Array<{ id: string, title: string, tpValue: number, images: Array<{ path: string }> }>, counterOf: { id: string } | null } } };

export type RestCounterOfferMutationVariables = Exact<{
  id: string | number;
  tpDelta: number;
  message?: string | null | undefined;
}>;


export type RestCounterOfferMutation = { counterOffer: { offer: { id: string, offerType: OfferType, tpDelta: number, tpTopupNeeded: number, tpChangeIfLess: number, status: OfferStatus, state: OfferState, stateReason: string | null, message: string | null, deadline: string, answeredAt: string | null, createdAt: string, buyer: { id: string, username: string, displayName: string }, seller: { id: string, username: string, displayName: string }, proposedBy: { id: string }, targetItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> }, offeredItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> } | null, offeredItems: Array<{ id: string, title: string, tpValue: number, images: Array<{ path: string }> }>, counterOf: { id: string } | null } } };

export type RestOwnPartQueryVariables = Exact<{
  id: string | number;
}>;


export type RestOwnPartQuery = { order: { parts: Array<{ id: string }> } | null };

export type RestAcceptOrderPartMutationVariables = Exact<{
  id: string | number;
}>;


export type RestAcceptOrderPartMutation = { changed: { order: { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> } } };

export type RestShipOrderPartMutationVariables = Exact<{
  id: string | number;
  carrier?: string | null | undefined;
  trackingNumber?: string | null | undefined;
}>;


export type RestShipOrderPartMutation = { changed: { order: { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> } } };

export type RestConfirmOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type RestConfirmOrderMutation = { changed: { order: { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> } } };

export type RestCancelOrderMutationVariables = Exact<{
  id: string | number;
  reason?: string | null | undefined;
}>;


export type RestCancelOrderMutation = { changed: { order: { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> } } };

export type RestAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAddressesQuery = { addresses: Array<{ id: string, type: AddressType, isDefault: boolean, fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string }> };

export type RestSaveAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type RestSaveAddressMutation = { saveAddress: { id: string, type: AddressType, isDefault: boolean, fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } };

export type RestPlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type RestPlaceOrderMutation = { placeOrder: { order: { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> } } };

export type RestOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestOrdersQuery = { orders: { edges: Array<{ node: { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestSalesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestSalesQuery = { sales: { edges: Array<{ node: { order: { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestOneOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type RestOneOrderQuery = { order: { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> } | null };

export type RestReceiptQueryVariables = Exact<{
  id: string | number;
}>;


export type RestReceiptQuery = { order: { orderNumber: string, createdAt: string, updatedAt: string, status: OrderStatus, viewerRole: OrderRole, subtotal: number, shippingCost: number, total: number, refunded: number, buyer: { displayName: string }, shippingMethod: { name: string, description: string }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string } | null, parts: Array<{ status: OrderStatus, seller: { displayName: string }, items: Array<{ title: string, quantity: number, priceAtTime: number, lineTotal: number }> }> } | null };

export type RestReviewFragment = { id: string, transactionId: string, revieweeId: string, rating: number, comment: string | null, isVerified: boolean, createdAt: string, publishedAt: string | null, publishesAt: string | null, aspectRatings: { communication: number | null, reliability: number | null, itemCondition: number | null, overall: number | null } | null, reviewer: { id: string, displayName: string } };

export type RestSubmitReviewMutationVariables = Exact<{
  input: ReviewInput;
}>;


export type RestSubmitReviewMutation = { submitReview: { review: { id: string, transactionId: string, revieweeId: string, rating: number, comment: string | null, isVerified: boolean, createdAt: string, publishedAt: string | null, publishesAt: string | null, aspectRatings: { communication: number | null, reliability: number | null, itemCondition: number | null, overall: number | null } | null, reviewer: { id: string, displayName: string } } } };

export type RestDisputeFragment = { id: string, transactionId: string | null, orderPartId: string | null, reportedUserId: string, category: DisputeCategory, description: string, evidence: Array<string>, status: DisputeStatus, priority: DisputePriority, amount: number, outcome: DisputeOutcome | null, refundAmount: number, refunded: number, resolution: string | null, createdAt: string, resolvedAt: string | null, deadline: string | null, decisionDueAt: string, reporter: { id: string, displayName: string } };

export type RestFileDisputeMutationVariables = Exact<{
  input: DisputeInput;
}>;


export type RestFileDisputeMutation = { fileDispute: { dispute: { id: string, transactionId: string | null, orderPartId: string | null, reportedUserId: string, category: DisputeCategory, description: string, evidence: Array<string>, status: DisputeStatus, priority: DisputePriority, amount: number, outcome: DisputeOutcome | null, refundAmount: number, refunded: number, resolution: string | null, createdAt: string, resolvedAt: string | null, deadline: string | null, decisionDueAt: string, reporter: { id: string, displayName: string } } } };

export type RestFeedQueryVariables = Exact<{
  filter?: FeedFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestFeedQuery = { feed: { edges: Array<{ node: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestBookmarkedPostsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestBookmarkedPostsQuery = { bookmarkedPosts: { edges: Array<{ node: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestOnePostQueryVariables = Exact<{
  id: string | number;
}>;


export type RestOnePostQuery = { feedPost: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } | null };

export type RestCreatePostMutationVariables = Exact<{
  input: CreatePostInput;
}>;


export type RestCreatePostMutation = { createPost: { post: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } } };

export type RestDeletePostMutationVariables = Exact<{
  id: string | number;
}>;


export type RestDeletePostMutation = { deletePost: { postId: string } };

export type RestLikePostMutationVariables = Exact<{
  id: string | number;
}>;


export type RestLikePostMutation = { changed: { post: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } } };

export type RestUnlikePostMutationVariables = Exact<{
  id: string | number;
}>;


export type RestUnlikePostMutation = { changed: { post: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } } };

export type RestBookmarkPostMutationVariables = Exact<{
  id: string | number;
}>;


export type RestBookmarkPostMutation = { changed: { post: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } } };

export type RestUnbookmarkPostMutationVariables = Exact<{
  id: string | number;
}>;


export type RestUnbookmarkPostMutation = { changed: { post: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } } };

export type RestSharePostMutationVariables = Exact<{
  id: string | number;
}>;


export type RestSharePostMutation = { changed: { post: { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> } } };

export type RestPostCommentsQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestPostCommentsQuery = { postComments: { edges: Array<{ node: { id: string, postId: string, content: string, createdAt: string, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestAddCommentMutationVariables = Exact<{
  id: string | number;
  content: string;
}>;


export type RestAddCommentMutation = { addComment: { comment: { id: string, postId: string, content: string, createdAt: string, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel } } } };

export type RestFollowedFragment = { id: string, username: string, isFollowed: boolean, followers: number };

export type RestFollowMemberMutationVariables = Exact<{
  id: string | number;
}>;


export type RestFollowMemberMutation = { changed: { member: { id: string, username: string, isFollowed: boolean, followers: number } } };

export type RestUnfollowMemberMutationVariables = Exact<{
  id: string | number;
}>;


export type RestUnfollowMemberMutation = { changed: { member: { id: string, username: string, isFollowed: boolean, followers: number } } };

export type RestStreamsQueryVariables = Exact<{
  filter?: StreamFilter | null | undefined;
  search?: string | null | undefined;
  category?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RestStreamsQuery = { streams: { edges: Array<{ node: { id: string, title: string, description: string, category: string, tags: Array<string>, streamType: StreamType, thumbnailUrl: string | null, streamUrl: string | null, status: StreamStatus, isLive: boolean, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, createdAt: string, viewerCount: number, likes: number, streamer: { id: string, username: string, displayName: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, featuredItems: Array<{ id: string, title: string, trustPoints: number }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestLiveStreamsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type RestLiveStreamsQuery = { liveStreams: Array<{ id: string, title: string, description: string, category: string, tags: Array<string>, streamType: StreamType, thumbnailUrl: string | null, streamUrl: string | null, status: StreamStatus, isLive: boolean, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, createdAt: string, viewerCount: number, likes: number, streamer: { id: string, username: string, displayName: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, featuredItems: Array<{ id: string, title: string, trustPoints: number }> }> };

export type RestFeaturedStreamsQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type RestFeaturedStreamsQuery = { featuredStreams: Array<{ id: string, title: string, description: string, category: string, tags: Array<string>, streamType: StreamType, thumbnailUrl: string | null, streamUrl: string | null, status: StreamStatus, isLive: boolean, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, createdAt: string, viewerCount: number, likes: number, streamer: { id: string, username: string, displayName: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, featuredItems: Array<{ id: string, title: string, trustPoints: number }> }> };

export type RestOneStreamQueryVariables = Exact<{
  id: string | number;
}>;


export type RestOneStreamQuery = { stream: { id: string, title: string, description: string, category: string, tags: Array<string>, streamType: StreamType, thumbnailUrl: string | null, streamUrl: string | null, status: StreamStatus, isLive: boolean, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, createdAt: string, viewerCount: number, likes: number, streamer: { id: string, username: string, displayName: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, featuredItems: Array<{ id: string, title: string, trustPoints: number }> } | null };

export type RestCreateStreamMutationVariables = Exact<{
  input: CreateStreamInput;
}>;


export type RestCreateStreamMutation = { createStream: { stream: { id: string, title: string, description: string, category: string, tags: Array<string>, streamType: StreamType, thumbnailUrl: string | null, streamUrl: string | null, status: StreamStatus, isLive: boolean, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, createdAt: string, viewerCount: number, likes: number, streamer: { id: string, username: string, displayName: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, featuredItems: Array<{ id: string, title: string, trustPoints: number }> } } };

export type RestStartStreamMutationVariables = Exact<{
  id: string | number;
}>;


export type RestStartStreamMutation = { startStream: { stream: { id: string, title: string, description: string, category: string, tags: Array<string>, streamType: StreamType, thumbnailUrl: string | null, streamUrl: string | null, status: StreamStatus, isLive: boolean, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, createdAt: string, viewerCount: number, likes: number, streamer: { id: string, username: string, displayName: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, featuredItems: Array<{ id: string, title: string, trustPoints: number }> } } };

export type RestEndStreamMutationVariables = Exact<{
  id: string | number;
}>;


export type RestEndStreamMutation = { endStream: { stream: { id: string, title: string, description: string, category: string, tags: Array<string>, streamType: StreamType, thumbnailUrl: string | null, streamUrl: string | null, status: StreamStatus, isLive: boolean, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, createdAt: string, viewerCount: number, likes: number, streamer: { id: string, username: string, displayName: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, featuredItems: Array<{ id: string, title: string, trustPoints: number }> } } };

export type RestStreamHeartbeatMutationVariables = Exact<{
  id: string | number;
  deviceKey?: string | null | undefined;
}>;


export type RestStreamHeartbeatMutation = { streamHeartbeat: { streamId: string, viewerCount: number } };

export type RestSendEmailCodeMutationVariables = Exact<{
  email?: string | null | undefined;
}>;


export type RestSendEmailCodeMutation = { sendVerificationCode: { message: string, sentTo: string, expiresAt: string, devCode: string | null } };

export type RestSendPhoneCodeMutationVariables = Exact<{
  phone?: string | null | undefined;
}>;


export type RestSendPhoneCodeMutation = { sendVerificationCode: { message: string, sentTo: string, expiresAt: string, devCode: string | null } };

export type RestVerifyChannelMutationVariables = Exact<{
  type?: VerificationChannel;
  code?: string;
}>;


export type RestVerifyChannelMutation = { verifyChannel: { message: string, earned: number, viewer: { email: string, firstName: string | null, lastName: string | null, phone: string | null, isActive: boolean, isAdmin: boolean, lastLoginAt: string | null, user: { id: string, username: string, displayName: string, avatar: string | null, bio: string | null, location: string | null, skills: Array<string>, trustPoints: number, trustLevel: TrustLevel, verificationLevel: VerificationLevel, isVerified: boolean, emailVerified: boolean, phoneVerified: boolean, isSuspended: boolean, overallRating: number, totalReviews: number, itemsListed: number, dealsCompleted: number, createdAt: string }, wallet: { tpBalance: number } } } };

export type RestWalletQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: WalletHistoryFilter | null | undefined;
}>;


export type RestWalletQuery = { wallet: { tpBalance: number, held: number, available: number, history: { edges: Array<{ node: { id: string, reason: string, amount: number, description: string, balanceAfter: number, createdAt: string, status: WalletEntryStatus, offerId: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type RestEarnTpMutationVariables = Exact<{
  action: EarnAction;
}>;


export type RestEarnTpMutation = { earnTp: { amount: number, description: string, message: string } };

export type RestHistoryLineFragment = { createdAt: string, reason: string, description: string, amount: number, balanceAfter: number, status: WalletEntryStatus, relatedUser: { displayName: string } | null };

export type RestWalletHistoryQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: WalletHistoryFilter | null | undefined;
}>;


export type RestWalletHistoryQuery = { wallet: { history: { edges: Array<{ node: { createdAt: string, reason: string, description: string, amount: number, balanceAfter: number, status: WalletEntryStatus, relatedUser: { displayName: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type RestWalletStatementQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type RestWalletStatementQuery = { viewer: { user: { displayName: string, username: string } } | null, walletStatement: { from: string, to: string, madeAt: string, openingBalance: number, totalReceived: number, totalPaid: number, closingBalance: number, entries: Array<{ createdAt: string, reason: string, description: string, amount: number, balanceAfter: number, status: WalletEntryStatus, relatedUser: { displayName: string } | null }> } };

export type RestItemFragment = { id: string, title: string, description: string, category: string, condition: string, location: string | null, latitude: number | null, longitude: number | null, tags: Array<string>, trustPoints: number, tpValue: number, status: ItemStatus, quantity: number, widthMm: number | null, heightMm: number | null, depthMm: number | null, viewCount: number, likeCount: number, createdAt: string, updatedAt: string, seller: { id: string, username: string }, images: Array<{ path: string }> };

export type RestViewerFragment = { email: string, firstName: string | null, lastName: string | null, phone: string | null, isActive: boolean, isAdmin: boolean, lastLoginAt: string | null, user: { id: string, username: string, displayName: string, avatar: string | null, bio: string | null, location: string | null, skills: Array<string>, trustPoints: number, trustLevel: TrustLevel, verificationLevel: VerificationLevel, isVerified: boolean, emailVerified: boolean, phoneVerified: boolean, isSuspended: boolean, overallRating: number, totalReviews: number, itemsListed: number, dealsCompleted: number, createdAt: string }, wallet: { tpBalance: number } };

export type RestOfferFragment = { id: string, offerType: OfferType, tpDelta: number, tpTopupNeeded: number, tpChangeIfLess: number, status: OfferStatus, state: OfferState, stateReason: string | null, message: string | null, deadline: string, answeredAt: string | null, createdAt: string, buyer: { id: string, username: string, displayName: string }, seller: { id: string, username: string, displayName: string }, proposedBy: { id: string }, targetItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> }, offeredItem: { id: string, title: string, tpValue: number, images: Array<{ path: string }> } | null, offeredItems: Array<{ id: string, title: string, tpValue: number, images: Array<{ path: string }> }>, counterOf: { id: string } | null };

export type RestItemInOfferFragment = { id: string, title: string, tpValue: number, images: Array<{ path: string }> };

export type RestCartLineFragment = { id: string, quantity: number, priceAtTime: number, currentPrice: number, available: number, lineTotal: number, state: CartLineState, reason: string | null, addedAt: string, item: { id: string, title: string, condition: string, category: string, images: Array<{ path: string }> } };

export type RestAddressFragment = { id: string, type: AddressType, isDefault: boolean, fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string };

export type RestOrderFragment = { id: string, orderNumber: string, status: OrderStatus, createdAt: string, updatedAt: string, total: number, subtotal: number, shippingCost: number, refunded: number, paymentMethod: PaymentMethod, notes: string | null, estimatedDelivery: string | null, viewerRole: OrderRole, buyer: { id: string }, shippingMethod: { id: ShippingMethod }, shippingAddress: { fullName: string, streetAddress: string, apartment: string | null, city: string, state: string, zipCode: string, country: string, phoneNumber: string } | null, items: Array<{ id: string, quantity: number, priceAtTime: number, lineTotal: number, title: string, item: { id: string, images: Array<{ path: string }> } }>, parts: Array<{ id: string, status: OrderStatus, subtotal: number, shippingShare: number, amount: number, deadline: string | null, cancelReason: string | null, viewerActions: Array<OrderAction>, seller: { id: string }, shipment: { carrier: string | null, trackingNumber: string | null, shippedAt: string } | null }> };

export type RestPostFragment = { id: string, type: PostType, createdAt: string, content: string, itemId: string | null, itemTitle: string | null, tags: Array<string>, likes: number, comments: number, shares: number, isLiked: boolean, isBookmarked: boolean, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, images: Array<{ path: string }> };

export type RestCommentFragment = { id: string, postId: string, content: string, createdAt: string, author: { username: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel } };

export type RestStreamFragment = { id: string, title: string, description: string, category: string, tags: Array<string>, streamType: StreamType, thumbnailUrl: string | null, streamUrl: string | null, status: StreamStatus, isLive: boolean, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, createdAt: string, viewerCount: number, likes: number, streamer: { id: string, username: string, displayName: string, avatar: string | null, isVerified: boolean, trustLevel: TrustLevel }, featuredItems: Array<{ id: string, title: string, trustPoints: number }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const RestMessageFragmentDoc = new TypedDocumentString(`
    fragment RestMessage on Message {
  id
  fromUserId
  toUserId
  content
  messageType
  attachmentUrl
  itemId
  isRead
  createdAt
}
    `, {"fragmentName":"RestMessage"}) as unknown as TypedDocumentString<RestMessageFragment, unknown>;
export const RestViewerFragmentDoc = new TypedDocumentString(`
    fragment RestViewer on Viewer {
  user {
    id
    username
    displayName
    avatar
    bio
    location
    skills
    trustPoints
    trustLevel
    verificationLevel
    isVerified
    emailVerified
    phoneVerified
    isSuspended
    overallRating
    totalReviews
    itemsListed
    dealsCompleted
    createdAt
  }
  email
  firstName
  lastName
  phone
  isActive
  isAdmin
  lastLoginAt
  wallet {
    tpBalance
  }
}
    `, {"fragmentName":"RestViewer"}) as unknown as TypedDocumentString<RestViewerFragment, unknown>;
export const RestSignedInFragmentDoc = new TypedDocumentString(`
    fragment RestSignedIn on AuthPayload {
  token
  message
  viewer {
    ...RestViewer
  }
}
    fragment RestViewer on Viewer {
  user {
    id
    username
    displayName
    avatar
    bio
    location
    skills
    trustPoints
    trustLevel
    verificationLevel
    isVerified
    emailVerified
    phoneVerified
    isSuspended
    overallRating
    totalReviews
    itemsListed
    dealsCompleted
    createdAt
  }
  email
  firstName
  lastName
  phone
  isActive
  isAdmin
  lastLoginAt
  wallet {
    tpBalance
  }
}`, {"fragmentName":"RestSignedIn"}) as unknown as TypedDocumentString<RestSignedInFragment, unknown>;
export const RestAdminUserFragmentDoc = new TypedDocumentString(`
    fragment RestAdminUser on AdminUser {
  id
  username
  displayName
  email
  trustPoints
  trustLevel
  tpBalance
  createdAt
  lastLoginAt
  itemsListed
  dealsCompleted
  emailVerified
  phoneVerified
  isActive
  isSuspended
  suspendedUntil
  suspensionReason
}
    `, {"fragmentName":"RestAdminUser"}) as unknown as TypedDocumentString<RestAdminUserFragment, unknown>;
export const RestLeaderboardRowFragmentDoc = new TypedDocumentString(`
    fragment RestLeaderboardRow on LeaderboardRow {
  userId
  rank
  username
  displayName
  avatar
  level
  trustLevel
  points
  streak
  isCurrentUser
}
    `, {"fragmentName":"RestLeaderboardRow"}) as unknown as TypedDocumentString<RestLeaderboardRowFragment, unknown>;
export const RestBasisFragmentDoc = new TypedDocumentString(`
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}
    `, {"fragmentName":"RestBasis"}) as unknown as TypedDocumentString<RestBasisFragment, unknown>;
export const RestNotificationFragmentDoc = new TypedDocumentString(`
    fragment RestNotification on Notification {
  id
  type
  title
  message
  data
  isRead
  priority
  category
  actionUrl
  createdAt
}
    `, {"fragmentName":"RestNotification"}) as unknown as TypedDocumentString<RestNotificationFragment, unknown>;
export const RestReviewFragmentDoc = new TypedDocumentString(`
    fragment RestReview on Review {
  id
  transactionId
  revieweeId
  rating
  comment
  isVerified
  createdAt
  publishedAt
  publishesAt
  aspectRatings {
    communication
    reliability
    itemCondition
    overall
  }
  reviewer {
    id
    displayName
  }
}
    `, {"fragmentName":"RestReview"}) as unknown as TypedDocumentString<RestReviewFragment, unknown>;
export const RestDisputeFragmentDoc = new TypedDocumentString(`
    fragment RestDispute on Dispute {
  id
  transactionId
  orderPartId
  reportedUserId
  category
  description
  evidence
  status
  priority
  amount
  outcome
  refundAmount
  refunded
  resolution
  createdAt
  resolvedAt
  deadline
  decisionDueAt
  reporter {
    id
    displayName
  }
}
    `, {"fragmentName":"RestDispute"}) as unknown as TypedDocumentString<RestDisputeFragment, unknown>;
export const RestFollowedFragmentDoc = new TypedDocumentString(`
    fragment RestFollowed on User {
  id
  username
  isFollowed
  followers
}
    `, {"fragmentName":"RestFollowed"}) as unknown as TypedDocumentString<RestFollowedFragment, unknown>;
export const RestHistoryLineFragmentDoc = new TypedDocumentString(`
    fragment RestHistoryLine on WalletEntry {
  createdAt
  reason
  description
  amount
  balanceAfter
  status
  relatedUser {
    displayName
  }
}
    `, {"fragmentName":"RestHistoryLine"}) as unknown as TypedDocumentString<RestHistoryLineFragment, unknown>;
export const RestItemFragmentDoc = new TypedDocumentString(`
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}
    `, {"fragmentName":"RestItem"}) as unknown as TypedDocumentString<RestItemFragment, unknown>;
export const RestItemInOfferFragmentDoc = new TypedDocumentString(`
    fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}
    `, {"fragmentName":"RestItemInOffer"}) as unknown as TypedDocumentString<RestItemInOfferFragment, unknown>;
export const RestOfferFragmentDoc = new TypedDocumentString(`
    fragment RestOffer on Offer {
  id
  buyer {
    id
    username
    displayName
  }
  seller {
    id
    username
    displayName
  }
  proposedBy {
    id
  }
  targetItem {
    ...RestItemInOffer
  }
  offeredItem {
    ...RestItemInOffer
  }
  offeredItems {
    ...RestItemInOffer
  }
  offerType
  tpDelta
  tpTopupNeeded
  tpChangeIfLess
  status
  state
  stateReason
  message
  counterOf {
    id
  }
  deadline
  answeredAt
  createdAt
}
    fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}`, {"fragmentName":"RestOffer"}) as unknown as TypedDocumentString<RestOfferFragment, unknown>;
export const RestCartLineFragmentDoc = new TypedDocumentString(`
    fragment RestCartLine on CartLine {
  id
  quantity
  priceAtTime
  currentPrice
  available
  lineTotal
  state
  reason
  addedAt
  item {
    id
    title
    images {
      path
    }
    condition
    category
  }
}
    `, {"fragmentName":"RestCartLine"}) as unknown as TypedDocumentString<RestCartLineFragment, unknown>;
export const RestAddressFragmentDoc = new TypedDocumentString(`
    fragment RestAddress on Address {
  id
  type
  isDefault
  fullName
  streetAddress
  apartment
  city
  state
  zipCode
  country
  phoneNumber
}
    `, {"fragmentName":"RestAddress"}) as unknown as TypedDocumentString<RestAddressFragment, unknown>;
export const RestOrderFragmentDoc = new TypedDocumentString(`
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}
    `, {"fragmentName":"RestOrder"}) as unknown as TypedDocumentString<RestOrderFragment, unknown>;
export const RestPostFragmentDoc = new TypedDocumentString(`
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}
    `, {"fragmentName":"RestPost"}) as unknown as TypedDocumentString<RestPostFragment, unknown>;
export const RestCommentFragmentDoc = new TypedDocumentString(`
    fragment RestComment on PostComment {
  id
  postId
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  content
  createdAt
}
    `, {"fragmentName":"RestComment"}) as unknown as TypedDocumentString<RestCommentFragment, unknown>;
export const RestStreamFragmentDoc = new TypedDocumentString(`
    fragment RestStream on Stream {
  id
  title
  description
  category
  tags
  streamType
  thumbnailUrl
  streamUrl
  status
  isLive
  scheduledAt
  startedAt
  endedAt
  createdAt
  viewerCount
  likes
  streamer {
    id
    username
    displayName
    avatar
    isVerified
    trustLevel
  }
  featuredItems {
    id
    title
    trustPoints
  }
}
    `, {"fragmentName":"RestStream"}) as unknown as TypedDocumentString<RestStreamFragment, unknown>;
export const RestConversationsDocument = new TypedDocumentString(`
    query RestConversations($first: Int, $after: String, $messages: Int) {
  conversations(first: $first, after: $after) {
    edges {
      node {
        id
        messages(first: $messages) {
          edges {
            node {
              ...RestMessage
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestMessage on Message {
  id
  fromUserId
  toUserId
  content
  messageType
  attachmentUrl
  itemId
  isRead
  createdAt
}`) as unknown as TypedDocumentString<RestConversationsQuery, RestConversationsQueryVariables>;
export const RestConversationDocument = new TypedDocumentString(`
    query RestConversation($memberId: ID!, $first: Int, $after: String) {
  conversation(memberId: $memberId) {
    id
    messages(first: $first, after: $after) {
      edges {
        node {
          ...RestMessage
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment RestMessage on Message {
  id
  fromUserId
  toUserId
  content
  messageType
  attachmentUrl
  itemId
  isRead
  createdAt
}`) as unknown as TypedDocumentString<RestConversationQuery, RestConversationQueryVariables>;
export const RestMeDocument = new TypedDocumentString(`
    query RestMe {
  viewer {
    ...RestViewer
    unreadMessages
    unreadNotifications
    pendingOffers
  }
}
    fragment RestViewer on Viewer {
  user {
    id
    username
    displayName
    avatar
    bio
    location
    skills
    trustPoints
    trustLevel
    verificationLevel
    isVerified
    emailVerified
    phoneVerified
    isSuspended
    overallRating
    totalReviews
    itemsListed
    dealsCompleted
    createdAt
  }
  email
  firstName
  lastName
  phone
  isActive
  isAdmin
  lastLoginAt
  wallet {
    tpBalance
  }
}`) as unknown as TypedDocumentString<RestMeQuery, RestMeQueryVariables>;
export const RestRegisterDocument = new TypedDocumentString(`
    mutation RestRegister($input: RegisterInput!) {
  register(input: $input) {
    ...RestSignedIn
  }
}
    fragment RestSignedIn on AuthPayload {
  token
  message
  viewer {
    ...RestViewer
  }
}
fragment RestViewer on Viewer {
  user {
    id
    username
    displayName
    avatar
    bio
    location
    skills
    trustPoints
    trustLevel
    verificationLevel
    isVerified
    emailVerified
    phoneVerified
    isSuspended
    overallRating
    totalReviews
    itemsListed
    dealsCompleted
    createdAt
  }
  email
  firstName
  lastName
  phone
  isActive
  isAdmin
  lastLoginAt
  wallet {
    tpBalance
  }
}`) as unknown as TypedDocumentString<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestLoginDocument = new TypedDocumentString(`
    mutation RestLogin($email: String!, $password: String!, $secondStep: SecondStepInput) {
  login(email: $email, password: $password, secondStep: $secondStep) {
    ...RestSignedIn
  }
}
    fragment RestSignedIn on AuthPayload {
  token
  message
  viewer {
    ...RestViewer
  }
}
fragment RestViewer on Viewer {
  user {
    id
    username
    displayName
    avatar
    bio
    location
    skills
    trustPoints
    trustLevel
    verificationLevel
    isVerified
    emailVerified
    phoneVerified
    isSuspended
    overallRating
    totalReviews
    itemsListed
    dealsCompleted
    createdAt
  }
  email
  firstName
  lastName
  phone
  isActive
  isAdmin
  lastLoginAt
  wallet {
    tpBalance
  }
}`) as unknown as TypedDocumentString<RestLoginMutation, RestLoginMutationVariables>;
export const RestForgotPasswordDocument = new TypedDocumentString(`
    mutation RestForgotPassword($email: String!) {
  forgotPassword(email: $email)
}
    `) as unknown as TypedDocumentString<RestForgotPasswordMutation, RestForgotPasswordMutationVariables>;
export const RestResetPasswordDocument = new TypedDocumentString(`
    mutation RestResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password)
}
    `) as unknown as TypedDocumentString<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestUpdateProfileDocument = new TypedDocumentString(`
    mutation RestUpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    ...RestViewer
  }
}
    fragment RestViewer on Viewer {
  user {
    id
    username
    displayName
    avatar
    bio
    location
    skills
    trustPoints
    trustLevel
    verificationLevel
    isVerified
    emailVerified
    phoneVerified
    isSuspended
    overallRating
    totalReviews
    itemsListed
    dealsCompleted
    createdAt
  }
  email
  firstName
  lastName
  phone
  isActive
  isAdmin
  lastLoginAt
  wallet {
    tpBalance
  }
}`) as unknown as TypedDocumentString<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;
export const RestAdminUsersDocument = new TypedDocumentString(`
    query RestAdminUsers($filter: AdminUserFilter, $first: Int, $after: String) {
  adminUsers(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        ...RestAdminUser
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestAdminUser on AdminUser {
  id
  username
  displayName
  email
  trustPoints
  trustLevel
  tpBalance
  createdAt
  lastLoginAt
  itemsListed
  dealsCompleted
  emailVerified
  phoneVerified
  isActive
  isSuspended
  suspendedUntil
  suspensionReason
}`) as unknown as TypedDocumentString<RestAdminUsersQuery, RestAdminUsersQueryVariables>;
export const RestAdminItemsDocument = new TypedDocumentString(`
    query RestAdminItems($filter: AdminItemFilter, $first: Int, $after: String) {
  adminItems(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        id
        title
        category
        trustPoints
        status
        viewCount
        createdAt
        user {
          id
          username
        }
        removalReason
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<RestAdminItemsQuery, RestAdminItemsQueryVariables>;
export const RestDeleteItemDocument = new TypedDocumentString(`
    mutation RestDeleteItem($id: ID!, $reason: String! = "Removed by an administrator") {
  deleteItem(itemId: $id, reason: $reason) {
    item {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RestDeleteItemMutation, RestDeleteItemMutationVariables>;
export const RestAdminTransactionsDocument = new TypedDocumentString(`
    query RestAdminTransactions($filter: AdminTransactionFilter, $first: Int, $after: String) {
  adminTransactions(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        id
        fromUser {
          id
          username
        }
        toUser {
          id
          username
        }
        itemTitle
        trustPoints
        type
        status
        createdAt
        completedAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<RestAdminTransactionsQuery, RestAdminTransactionsQueryVariables>;
export const RestSetUserStatusDocument = new TypedDocumentString(`
    mutation RestSetUserStatus($id: ID!, $isActive: Boolean!, $reason: String! = "Decided by an administrator") {
  suspendMember(input: {memberId: $id, reason: $reason}) @skip(if: $isActive) {
    id
  }
  liftSuspension(memberId: $id, reason: $reason) @include(if: $isActive) {
    id
  }
}
    `) as unknown as TypedDocumentString<RestSetUserStatusMutation, RestSetUserStatusMutationVariables>;
export const RestAdminUserByIdDocument = new TypedDocumentString(`
    query RestAdminUserById($id: ID!) {
  adminUser(id: $id) {
    ...RestAdminUser
  }
}
    fragment RestAdminUser on AdminUser {
  id
  username
  displayName
  email
  trustPoints
  trustLevel
  tpBalance
  createdAt
  lastLoginAt
  itemsListed
  dealsCompleted
  emailVerified
  phoneVerified
  isActive
  isSuspended
  suspendedUntil
  suspensionReason
}`) as unknown as TypedDocumentString<RestAdminUserByIdQuery, RestAdminUserByIdQueryVariables>;
export const RestAdminStatsDocument = new TypedDocumentString(`
    query RestAdminStats {
  adminStats {
    totalUsers
    activeUsers
    totalItems
    totalTransactions
    totalTrustPoints
    avgTrustPerUser
    revenue {
      today
      thisWeek
      thisMonth
      growth
    }
    marketMetrics {
      conversionRate
      totalViews
      avgTrustPerTransaction
      topCategories {
        name
        count
        revenue
      }
    }
    userMetrics {
      activeUsersToday
      newUsersToday
      retentionRate
      avgSessionTime
    }
    geographical {
      topLocations {
        location
        users
        transactions
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestAdminStatsQuery, RestAdminStatsQueryVariables>;
export const RestAdminSalesDocument = new TypedDocumentString(`
    query RestAdminSales($range: AnalyticsRange) {
  adminSalesAnalytics(range: $range) {
    points {
      date
      revenue
      transactions
      refunded
    }
    totals {
      revenue
      transactions
      refunded
    }
    previous {
      revenue
      transactions
      refunded
    }
  }
}
    `) as unknown as TypedDocumentString<RestAdminSalesQuery, RestAdminSalesQueryVariables>;
export const RestAdminUsersAnalyticsDocument = new TypedDocumentString(`
    query RestAdminUsersAnalytics($range: AnalyticsRange) {
  adminUsersAnalytics(range: $range) {
    points {
      date
      newUsers
      activeUsers
    }
    cohorts {
      week
      size
      retained
    }
    levels {
      level
      users
    }
  }
}
    `) as unknown as TypedDocumentString<RestAdminUsersAnalyticsQuery, RestAdminUsersAnalyticsQueryVariables>;
export const RestAdminCategoriesDocument = new TypedDocumentString(`
    query RestAdminCategories($range: AnalyticsRange) {
  adminCategoryAnalytics(range: $range) {
    name
    listed
    deals
    revenue
    averagePrice
    medianDays
  }
}
    `) as unknown as TypedDocumentString<RestAdminCategoriesQuery, RestAdminCategoriesQueryVariables>;
export const RestAdminGeographicalDocument = new TypedDocumentString(`
    query RestAdminGeographical($range: AnalyticsRange) {
  adminGeographicalAnalytics(range: $range) {
    location
    users
    items
    transactions
    revenue
  }
}
    `) as unknown as TypedDocumentString<RestAdminGeographicalQuery, RestAdminGeographicalQueryVariables>;
export const RestCartDocument = new TypedDocumentString(`
    query RestCart {
  cart {
    lines {
      ...RestCartLine
    }
  }
}
    fragment RestCartLine on CartLine {
  id
  quantity
  priceAtTime
  currentPrice
  available
  lineTotal
  state
  reason
  addedAt
  item {
    id
    title
    images {
      path
    }
    condition
    category
  }
}`) as unknown as TypedDocumentString<RestCartQuery, RestCartQueryVariables>;
export const RestAddToCartDocument = new TypedDocumentString(`
    mutation RestAddToCart($itemId: ID!, $quantity: Int = 1) {
  addToCart(itemId: $itemId, quantity: $quantity) {
    line {
      ...RestCartLine
    }
  }
}
    fragment RestCartLine on CartLine {
  id
  quantity
  priceAtTime
  currentPrice
  available
  lineTotal
  state
  reason
  addedAt
  item {
    id
    title
    images {
      path
    }
    condition
    category
  }
}`) as unknown as TypedDocumentString<RestAddToCartMutation, RestAddToCartMutationVariables>;
export const RestSetCartQuantityDocument = new TypedDocumentString(`
    mutation RestSetCartQuantity($itemId: ID!, $quantity: Int!) {
  setCartQuantity(itemId: $itemId, quantity: $quantity) {
    cart {
      lines {
        ...RestCartLine
      }
    }
  }
}
    fragment RestCartLine on CartLine {
  id
  quantity
  priceAtTime
  currentPrice
  available
  lineTotal
  state
  reason
  addedAt
  item {
    id
    title
    images {
      path
    }
    condition
    category
  }
}`) as unknown as TypedDocumentString<RestSetCartQuantityMutation, RestSetCartQuantityMutationVariables>;
export const RestRemoveFromCartDocument = new TypedDocumentString(`
    mutation RestRemoveFromCart($itemId: ID!) {
  removeFromCart(itemId: $itemId) {
    cart {
      lines {
        ...RestCartLine
      }
    }
  }
}
    fragment RestCartLine on CartLine {
  id
  quantity
  priceAtTime
  currentPrice
  available
  lineTotal
  state
  reason
  addedAt
  item {
    id
    title
    images {
      path
    }
    condition
    category
  }
}`) as unknown as TypedDocumentString<RestRemoveFromCartMutation, RestRemoveFromCartMutationVariables>;
export const RestClearCartDocument = new TypedDocumentString(`
    mutation RestClearCart {
  clearCart {
    removed {
      ...RestCartLine
    }
  }
}
    fragment RestCartLine on CartLine {
  id
  quantity
  priceAtTime
  currentPrice
  available
  lineTotal
  state
  reason
  addedAt
  item {
    id
    title
    images {
      path
    }
    condition
    category
  }
}`) as unknown as TypedDocumentString<RestClearCartMutation, RestClearCartMutationVariables>;
export const RestStakingDocument = new TypedDocumentString(`
    query RestStaking {
  staking {
    stakedAmount
    pendingRewards
    totalEarned
    claimable
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
    `) as unknown as TypedDocumentString<RestStakingQuery, RestStakingQueryVariables>;
export const RestChainTransactionsDocument = new TypedDocumentString(`
    query RestChainTransactions($first: Int, $after: String) {
  chainTransactions(first: $first, after: $after) {
    edges {
      node {
        id
        type
        timestamp
        amount
        status
        logIndex
        failure
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<RestChainTransactionsQuery, RestChainTransactionsQueryVariables>;
export const RestCertificatesDocument = new TypedDocumentString(`
    query RestCertificates {
  certificates {
    tokenId
    name
    description
    rarity
    attributes {
      name
      value
    }
    credential
  }
}
    `) as unknown as TypedDocumentString<RestCertificatesQuery, RestCertificatesQueryVariables>;
export const RestConnectWalletDocument = new TypedDocumentString(`
    mutation RestConnectWallet($input: ConnectWalletInput!) {
  connectWallet(input: $input) {
    wallet {
      address
      balance
      network
      connected
    }
    challenge {
      message
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<RestConnectWalletMutation, RestConnectWalletMutationVariables>;
export const RestMintTrustTokenDocument = new TypedDocumentString(`
    mutation RestMintTrustToken($amount: Int!) {
  mintTrustTokens(amount: $amount) {
    amount
    chainWallet {
      address
      balance
      network
      connected
    }
  }
}
    `) as unknown as TypedDocumentString<RestMintTrustTokenMutation, RestMintTrustTokenMutationVariables>;
export const RestStakeDocument = new TypedDocumentString(`
    mutation RestStake($amount: Int!) {
  stake(amount: $amount) {
    amount
    staking {
      stakedAmount
      pendingRewards
      totalEarned
      status
    }
  }
}
    `) as unknown as TypedDocumentString<RestStakeMutation, RestStakeMutationVariables>;
export const RestBuyQuoteDocument = new TypedDocumentString(`
    query RestBuyQuote($itemId: ID!) {
  buyQuote(itemId: $itemId) {
    item {
      ...RestItem
    }
    userBalance
    held
    heldForThis
    canAfford
    needed
    balanceAfter
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestBuyQuoteQuery, RestBuyQuoteQueryVariables>;
export const RestExchangeSuggestionsDocument = new TypedDocumentString(`
    query RestExchangeSuggestions($targetItemId: ID!, $targetTpValue: Int!) {
  exchangeSuggestions(targetItemId: $targetItemId, targetTpValue: $targetTpValue) {
    suggestions {
      items {
        ...RestItem
      }
      tpValue
      difference
    }
    tolerance
    targetTpValue
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestExchangeSuggestionsQuery, RestExchangeSuggestionsQueryVariables>;
export const RestAchievementsDocument = new TypedDocumentString(`
    query RestAchievements {
  achievements {
    id
    title
    description
    icon
    category
    rarity
    unlocked
    unlockedAt
    progress
    maxProgress
    points
    reward
    holders
    share
  }
}
    `) as unknown as TypedDocumentString<RestAchievementsQuery, RestAchievementsQueryVariables>;
export const RestChallengesDocument = new TypedDocumentString(`
    query RestChallenges {
  challenges {
    id
    title
    description
    type
    progress
    target
    completed
    claimed
    timeRemaining
    reward
    bonusMultiplier
    pays
  }
}
    `) as unknown as TypedDocumentString<RestChallengesQuery, RestChallengesQueryVariables>;
export const RestLeaderboardDocument = new TypedDocumentString(`
    query RestLeaderboard($period: LeaderboardPeriod) {
  leaderboard(period: $period) {
    rows {
      ...RestLeaderboardRow
    }
    ownRow {
      ...RestLeaderboardRow
    }
  }
}
    fragment RestLeaderboardRow on LeaderboardRow {
  userId
  rank
  username
  displayName
  avatar
  level
  trustLevel
  points
  streak
  isCurrentUser
}`) as unknown as TypedDocumentString<RestLeaderboardQuery, RestLeaderboardQueryVariables>;
export const RestGamificationStatsDocument = new TypedDocumentString(`
    query RestGamificationStats {
  gamificationStats {
    level
    rank
    streak
    currentXP
    nextLevelXP
    totalPoints
    achievements
    completionRate
    basis {
      ...RestBasis
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestGamificationStatsQuery, RestGamificationStatsQueryVariables>;
export const RestPriceSuggestionDocument = new TypedDocumentString(`
    query RestPriceSuggestion($input: PriceQuestionInput!) {
  priceSuggestion(input: $input) {
    suggestedPoints
    reasoning
    confidence
    marketComparison
    priceRange {
      min
      max
    }
    startsAt
    parts {
      label
      percent
    }
    comparables {
      tp
      isSold
    }
    basis {
      ...RestBasis
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestPriceSuggestionQuery, RestPriceSuggestionQueryVariables>;
export const RestEnhancedDescriptionDocument = new TypedDocumentString(`
    query RestEnhancedDescription($input: DescriptionInput!) {
  enhancedDescription(input: $input) {
    enhancedDescription
    questions
    assistant
    basis {
      ...RestBasis
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestEnhancedDescriptionQuery, RestEnhancedDescriptionQueryVariables>;
export const RestRecommendationsDocument = new TypedDocumentString(`
    query RestRecommendations($limit: Int = 6) {
  recommendations(limit: $limit) {
    entries {
      id
      type
      title
      description
      confidence
      actionUrl
      basis {
        ...RestBasis
      }
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestRecommendationsQuery, RestRecommendationsQueryVariables>;
export const RestTrendingDocument = new TypedDocumentString(`
    query RestTrending($timeRange: TrendRange = h24, $limit: Int = 6) {
  trending(timeRange: $timeRange, limit: $limit) {
    entries {
      members
      membersBefore
      item {
        id
        title
        category
        description
        likeCount
        viewCount
        trustPoints
        seller {
          username
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestTrendingQuery, RestTrendingQueryVariables>;
export const RestUserInsightsDocument = new TypedDocumentString(`
    query RestUserInsights {
  userInsights {
    personalizedTips
    tips {
      id
      text
      actionUrl
      basis {
        ...RestBasis
      }
    }
    basis {
      ...RestBasis
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestUserInsightsQuery, RestUserInsightsQueryVariables>;
export const RestDetectProductDocument = new TypedDocumentString(`
    query RestDetectProduct($image: String!, $withAssistant: Boolean = false) {
  detectProduct(image: $image, withAssistant: $withAssistant) {
    name
    description
    category
    condition
    suggestedPrice
    priceRange {
      min
      max
    }
    confidence
    brand
    tags
    aiInsights {
      analysisQuality
      optimalListingTime
      recommendedPhotos
    }
    isCertain
    assistant
    candidates {
      name
      category
      description
      tags
    }
    basis {
      ...RestBasis
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestDetectProductQuery, RestDetectProductQueryVariables>;
export const RestMarketPredictionsDocument = new TypedDocumentString(`
    query RestMarketPredictions($timeRange: TrendRange = h24) {
  marketPredictions(timeRange: $timeRange) {
    entries {
      category
      trend
      predictedChange
      timeframe
      reasoning
      confidence
      expected
      expectedRange {
        min
        max
      }
      before
      today
      history {
        day
        members
      }
      forecast {
        day
        expected
        range {
          min
          max
        }
      }
      basis {
        ...RestBasis
      }
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestMarketPredictionsQuery, RestMarketPredictionsQueryVariables>;
export const RestPriceOptimizationsDocument = new TypedDocumentString(`
    query RestPriceOptimizations {
  priceOptimizations {
    entries {
      item {
        id
        title
      }
      currentPrice
      suggestedPrice
      priceRange {
        min
        max
      }
      position
      reasoning
      confidence
      potentialIncrease
      basis {
        ...RestBasis
      }
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestPriceOptimizationsQuery, RestPriceOptimizationsQueryVariables>;
export const RestDemandForecastsDocument = new TypedDocumentString(`
    query RestDemandForecasts {
  demandForecasts {
    entries {
      itemType
      demandLevel
      competitionLevel
      seasonalFactor
      seasonalFactorMeans
      recommendedActions
      members
      supply
      sellers
      sold
      weekdays
      basis {
        ...RestBasis
      }
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestDemandForecastsQuery, RestDemandForecastsQueryVariables>;
export const RestPredictionsDocument = new TypedDocumentString(`
    query RestPredictions {
  predictions {
    entries {
      id
      type
      topic
      title
      description
      impact
      timeline
      dueAt
      confidence
      accuracy
      reasoning
      suggestedActions
      potentialValue
      actionUrl
      basis {
        ...RestBasis
      }
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestPredictionsQuery, RestPredictionsQueryVariables>;
export const RestPersonalityDocument = new TypedDocumentString(`
    query RestPersonality {
  personality {
    tradingStyle
    traits {
      name
      score
      description
    }
    compatibility {
      username
      reason
      score
      actionUrl
    }
    basis {
      ...RestBasis
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestPersonalityQuery, RestPersonalityQueryVariables>;
export const RestBehaviorDocument = new TypedDocumentString(`
    query RestBehavior {
  behavior {
    patterns {
      pattern
      frequency
      significance
    }
    preferences {
      category
      trend
      strength
    }
    optimalTimes {
      action
      timeframe
      successRate
    }
    basis {
      ...RestBasis
    }
  }
}
    fragment RestBasis on Basis {
  method
  sampleSize
  needed
  isEnough
  shortfall
  evidence {
    label
    value
    itemId
    url
  }
  asOf
  confidenceMeans
  accuracy {
    measure
    value
    baseline
    baselineName
    n
  }
}`) as unknown as TypedDocumentString<RestBehaviorQuery, RestBehaviorQueryVariables>;
export const RestItemsDocument = new TypedDocumentString(`
    query RestItems($filter: ItemFilter, $first: Int, $after: String) {
  items(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        ...RestItem
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestItemsQuery, RestItemsQueryVariables>;
export const RestMyItemsDocument = new TypedDocumentString(`
    query RestMyItems($first: Int, $after: String) {
  myItems(first: $first, after: $after) {
    edges {
      node {
        ...RestItem
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestMyItemsQuery, RestMyItemsQueryVariables>;
export const RestItemsOfMemberDocument = new TypedDocumentString(`
    query RestItemsOfMember($id: ID!, $first: Int, $after: String) {
  items(filter: {sellerId: $id}, first: $first, after: $after) {
    edges {
      node {
        ...RestItem
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestItemsOfMemberQuery, RestItemsOfMemberQueryVariables>;
export const RestOneItemDocument = new TypedDocumentString(`
    query RestOneItem($id: ID!) {
  item(id: $id) {
    ...RestItem
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestOneItemQuery, RestOneItemQueryVariables>;
export const RestCreateItemDocument = new TypedDocumentString(`
    mutation RestCreateItem($input: CreateItemInput!) {
  createItem(input: $input) {
    item {
      ...RestItem
    }
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestCreateItemMutation, RestCreateItemMutationVariables>;
export const RestUpdateItemDocument = new TypedDocumentString(`
    mutation RestUpdateItem($id: ID!, $input: UpdateItemInput!) {
  updateItem(itemId: $id, input: $input) {
    item {
      ...RestItem
    }
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestUpdateItemMutation, RestUpdateItemMutationVariables>;
export const RestRemoveItemDocument = new TypedDocumentString(`
    mutation RestRemoveItem($id: ID!) {
  removeItem(itemId: $id) {
    item {
      ...RestItem
    }
  }
}
    fragment RestItem on Item {
  id
  seller {
    id
    username
  }
  title
  description
  category
  condition
  location
  latitude
  longitude
  images {
    path
  }
  tags
  trustPoints
  tpValue
  status
  quantity
  widthMm
  heightMm
  depthMm
  viewCount
  likeCount
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestRemoveItemMutation, RestRemoveItemMutationVariables>;
export const RestSendMessageDocument = new TypedDocumentString(`
    mutation RestSendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) {
    message {
      ...RestMessage
    }
  }
}
    fragment RestMessage on Message {
  id
  fromUserId
  toUserId
  content
  messageType
  attachmentUrl
  itemId
  isRead
  createdAt
}`) as unknown as TypedDocumentString<RestSendMessageMutation, RestSendMessageMutationVariables>;
export const RestMarkConversationReadDocument = new TypedDocumentString(`
    mutation RestMarkConversationRead($memberId: ID!, $lastReadMessageId: ID) {
  markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {
    id
    unreadCount
  }
}
    `) as unknown as TypedDocumentString<RestMarkConversationReadMutation, RestMarkConversationReadMutationVariables>;
export const RestNotificationsDocument = new TypedDocumentString(`
    query RestNotifications($first: Int, $after: String) {
  notifications(first: $first, after: $after) {
    edges {
      node {
        ...RestNotification
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestNotification on Notification {
  id
  type
  title
  message
  data
  isRead
  priority
  category
  actionUrl
  createdAt
}`) as unknown as TypedDocumentString<RestNotificationsQuery, RestNotificationsQueryVariables>;
export const RestMarkNotificationReadDocument = new TypedDocumentString(`
    mutation RestMarkNotificationRead($id: ID!) {
  markNotificationRead(id: $id) {
    ...RestNotification
  }
}
    fragment RestNotification on Notification {
  id
  type
  title
  message
  data
  isRead
  priority
  category
  actionUrl
  createdAt
}`) as unknown as TypedDocumentString<RestMarkNotificationReadMutation, RestMarkNotificationReadMutationVariables>;
export const RestCreateOfferDocument = new TypedDocumentString(`
    mutation RestCreateOffer($input: CreateOfferInput!) {
  createOffer(input: $input) {
    offer {
      ...RestOffer
    }
  }
}
    fragment RestOffer on Offer {
  id
  buyer {
    id
    username
    displayName
  }
  seller {
    id
    username
    displayName
  }
  proposedBy {
    id
  }
  targetItem {
    ...RestItemInOffer
  }
  offeredItem {
    ...RestItemInOffer
  }
  offeredItems {
    ...RestItemInOffer
  }
  offerType
  tpDelta
  tpTopupNeeded
  tpChangeIfLess
  status
  state
  stateReason
  message
  counterOf {
    id
  }
  deadline
  answeredAt
  createdAt
}
fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}`) as unknown as TypedDocumentString<RestCreateOfferMutation, RestCreateOfferMutationVariables>;
export const RestSellerOffersDocument = new TypedDocumentString(`
    query RestSellerOffers($first: Int, $after: String) {
  sellerOffers(first: $first, after: $after) {
    edges {
      node {
        ...RestOffer
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestOffer on Offer {
  id
  buyer {
    id
    username
    displayName
  }
  seller {
    id
    username
    displayName
  }
  proposedBy {
    id
  }
  targetItem {
    ...RestItemInOffer
  }
  offeredItem {
    ...RestItemInOffer
  }
  offeredItems {
    ...RestItemInOffer
  }
  offerType
  tpDelta
  tpTopupNeeded
  tpChangeIfLess
  status
  state
  stateReason
  message
  counterOf {
    id
  }
  deadline
  answeredAt
  createdAt
}
fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}`) as unknown as TypedDocumentString<RestSellerOffersQuery, RestSellerOffersQueryVariables>;
export const RestBuyerOffersDocument = new TypedDocumentString(`
    query RestBuyerOffers($first: Int, $after: String) {
  buyerOffers(first: $first, after: $after) {
    edges {
      node {
        ...RestOffer
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestOffer on Offer {
  id
  buyer {
    id
    username
    displayName
  }
  seller {
    id
    username
    displayName
  }
  proposedBy {
    id
  }
  targetItem {
    ...RestItemInOffer
  }
  offeredItem {
    ...RestItemInOffer
  }
  offeredItems {
    ...RestItemInOffer
  }
  offerType
  tpDelta
  tpTopupNeeded
  tpChangeIfLess
  status
  state
  stateReason
  message
  counterOf {
    id
  }
  deadline
  answeredAt
  createdAt
}
fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}`) as unknown as TypedDocumentString<RestBuyerOffersQuery, RestBuyerOffersQueryVariables>;
export const RestAcceptOfferDocument = new TypedDocumentString(`
    mutation RestAcceptOffer($id: ID!) {
  acceptOffer(id: $id) {
    offer {
      ...RestOffer
    }
  }
}
    fragment RestOffer on Offer {
  id
  buyer {
    id
    username
    displayName
  }
  seller {
    id
    username
    displayName
  }
  proposedBy {
    id
  }
  targetItem {
    ...RestItemInOffer
  }
  offeredItem {
    ...RestItemInOffer
  }
  offeredItems {
    ...RestItemInOffer
  }
  offerType
  tpDelta
  tpTopupNeeded
  tpChangeIfLess
  status
  state
  stateReason
  message
  counterOf {
    id
  }
  deadline
  answeredAt
  createdAt
}
fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}`) as unknown as TypedDocumentString<RestAcceptOfferMutation, RestAcceptOfferMutationVariables>;
export const RestDeclineOfferDocument = new TypedDocumentString(`
    mutation RestDeclineOffer($id: ID!, $reason: String) {
  declineOffer(id: $id, reason: $reason) {
    offer {
      ...RestOffer
    }
  }
}
    fragment RestOffer on Offer {
  id
  buyer {
    id
    username
    displayName
  }
  seller {
    id
    username
    displayName
  }
  proposedBy {
    id
  }
  targetItem {
    ...RestItemInOffer
  }
  offeredItem {
    ...RestItemInOffer
  }
  offeredItems {
    ...RestItemInOffer
  }
  offerType
  tpDelta
  tpTopupNeeded
  tpChangeIfLess
  status
  state
  stateReason
  message
  counterOf {
    id
  }
  deadline
  answeredAt
  createdAt
}
fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}`) as unknown as TypedDocumentString<RestDeclineOfferMutation, RestDeclineOfferMutationVariables>;
export const RestWithdrawOfferDocument = new TypedDocumentString(`
    mutation RestWithdrawOffer($id: ID!) {
  withdrawOffer(id: $id) {
    offer {
      ...RestOffer
    }
  }
}
    fragment RestOffer on Offer {
  id
  buyer {
    id
    username
    displayName
  }
  seller {
    id
    username
    displayName
  }
  proposedBy {
    id
  }
  targetItem {
    ...RestItemInOffer
  }
  offeredItem {
    ...RestItemInOffer
  }
  offeredItems {
    ...RestItemInOffer
  }
  offerType
  tpDelta
  tpTopupNeeded
  tpChangeIfLess
  status
  state
  stateReason
  message
  counterOf {
    id
  }
  deadline
  answeredAt
  createdAt
}
fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}`) as unknown as TypedDocumentString<RestWithdrawOfferMutation, RestWithdrawOfferMutationVariables>;
export const RestCounterOfferDocument = new TypedDocumentString(`
    mutation RestCounterOffer($id: ID!, $tpDelta: Int!, $message: String) {
  counterOffer(id: $id, tpDelta: $tpDelta, message: $message) {
    offer {
      ...RestOffer
    }
  }
}
    fragment RestOffer on Offer {
  id
  buyer {
    id
    username
    displayName
  }
  seller {
    id
    username
    displayName
  }
  proposedBy {
    id
  }
  targetItem {
    ...RestItemInOffer
  }
  offeredItem {
    ...RestItemInOffer
  }
  offeredItems {
    ...RestItemInOffer
  }
  offerType
  tpDelta
  tpTopupNeeded
  tpChangeIfLess
  status
  state
  stateReason
  message
  counterOf {
    id
  }
  deadline
  answeredAt
  createdAt
}
fragment RestItemInOffer on Item {
  id
  title
  images {
    path
  }
  tpValue
}`) as unknown as TypedDocumentString<RestCounterOfferMutation, RestCounterOfferMutationVariables>;
export const RestOwnPartDocument = new TypedDocumentString(`
    query RestOwnPart($id: ID!) {
  order(id: $id) {
    parts {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RestOwnPartQuery, RestOwnPartQueryVariables>;
export const RestAcceptOrderPartDocument = new TypedDocumentString(`
    mutation RestAcceptOrderPart($id: ID!) {
  changed: acceptOrderPart(id: $id) {
    order {
      ...RestOrder
    }
  }
}
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}`) as unknown as TypedDocumentString<RestAcceptOrderPartMutation, RestAcceptOrderPartMutationVariables>;
export const RestShipOrderPartDocument = new TypedDocumentString(`
    mutation RestShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {
  changed: shipOrderPart(
    id: $id
    carrier: $carrier
    trackingNumber: $trackingNumber
  ) {
    order {
      ...RestOrder
    }
  }
}
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}`) as unknown as TypedDocumentString<RestShipOrderPartMutation, RestShipOrderPartMutationVariables>;
export const RestConfirmOrderDocument = new TypedDocumentString(`
    mutation RestConfirmOrder($id: ID!) {
  changed: confirmOrder(id: $id) {
    order {
      ...RestOrder
    }
  }
}
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}`) as unknown as TypedDocumentString<RestConfirmOrderMutation, RestConfirmOrderMutationVariables>;
export const RestCancelOrderDocument = new TypedDocumentString(`
    mutation RestCancelOrder($id: ID!, $reason: String) {
  changed: cancelOrder(id: $id, reason: $reason) {
    order {
      ...RestOrder
    }
  }
}
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}`) as unknown as TypedDocumentString<RestCancelOrderMutation, RestCancelOrderMutationVariables>;
export const RestAddressesDocument = new TypedDocumentString(`
    query RestAddresses {
  addresses {
    ...RestAddress
  }
}
    fragment RestAddress on Address {
  id
  type
  isDefault
  fullName
  streetAddress
  apartment
  city
  state
  zipCode
  country
  phoneNumber
}`) as unknown as TypedDocumentString<RestAddressesQuery, RestAddressesQueryVariables>;
export const RestSaveAddressDocument = new TypedDocumentString(`
    mutation RestSaveAddress($input: AddressInput!) {
  saveAddress(input: $input) {
    ...RestAddress
  }
}
    fragment RestAddress on Address {
  id
  type
  isDefault
  fullName
  streetAddress
  apartment
  city
  state
  zipCode
  country
  phoneNumber
}`) as unknown as TypedDocumentString<RestSaveAddressMutation, RestSaveAddressMutationVariables>;
export const RestPlaceOrderDocument = new TypedDocumentString(`
    mutation RestPlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      ...RestOrder
    }
  }
}
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}`) as unknown as TypedDocumentString<RestPlaceOrderMutation, RestPlaceOrderMutationVariables>;
export const RestOrdersDocument = new TypedDocumentString(`
    query RestOrders($first: Int, $after: String) {
  orders(first: $first, after: $after) {
    edges {
      node {
        ...RestOrder
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}`) as unknown as TypedDocumentString<RestOrdersQuery, RestOrdersQueryVariables>;
export const RestSalesDocument = new TypedDocumentString(`
    query RestSales($first: Int, $after: String) {
  sales(first: $first, after: $after) {
    edges {
      node {
        order {
          ...RestOrder
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}`) as unknown as TypedDocumentString<RestSalesQuery, RestSalesQueryVariables>;
export const RestOneOrderDocument = new TypedDocumentString(`
    query RestOneOrder($id: ID!) {
  order(id: $id) {
    ...RestOrder
  }
}
    fragment RestOrder on Order {
  id
  orderNumber
  status
  createdAt
  updatedAt
  total
  subtotal
  shippingCost
  refunded
  paymentMethod
  notes
  estimatedDelivery
  viewerRole
  buyer {
    id
  }
  shippingMethod {
    id
  }
  shippingAddress {
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
  items {
    id
    quantity
    priceAtTime
    lineTotal
    title
    item {
      id
      images {
        path
      }
    }
  }
  parts {
    id
    status
    subtotal
    shippingShare
    amount
    deadline
    cancelReason
    viewerActions
    seller {
      id
    }
    shipment {
      carrier
      trackingNumber
      shippedAt
    }
  }
}`) as unknown as TypedDocumentString<RestOneOrderQuery, RestOneOrderQueryVariables>;
export const RestReceiptDocument = new TypedDocumentString(`
    query RestReceipt($id: ID!) {
  order(id: $id) {
    orderNumber
    createdAt
    updatedAt
    status
    viewerRole
    subtotal
    shippingCost
    total
    refunded
    buyer {
      displayName
    }
    shippingMethod {
      name
      description
    }
    shippingAddress {
      fullName
      streetAddress
      apartment
      city
      state
      zipCode
      country
    }
    parts {
      status
      seller {
        displayName
      }
      items {
        title
        quantity
        priceAtTime
        lineTotal
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestReceiptQuery, RestReceiptQueryVariables>;
export const RestSubmitReviewDocument = new TypedDocumentString(`
    mutation RestSubmitReview($input: ReviewInput!) {
  submitReview(input: $input) {
    review {
      ...RestReview
    }
  }
}
    fragment RestReview on Review {
  id
  transactionId
  revieweeId
  rating
  comment
  isVerified
  createdAt
  publishedAt
  publishesAt
  aspectRatings {
    communication
    reliability
    itemCondition
    overall
  }
  reviewer {
    id
    displayName
  }
}`) as unknown as TypedDocumentString<RestSubmitReviewMutation, RestSubmitReviewMutationVariables>;
export const RestFileDisputeDocument = new TypedDocumentString(`
    mutation RestFileDispute($input: DisputeInput!) {
  fileDispute(input: $input) {
    dispute {
      ...RestDispute
    }
  }
}
    fragment RestDispute on Dispute {
  id
  transactionId
  orderPartId
  reportedUserId
  category
  description
  evidence
  status
  priority
  amount
  outcome
  refundAmount
  refunded
  resolution
  createdAt
  resolvedAt
  deadline
  decisionDueAt
  reporter {
    id
    displayName
  }
}`) as unknown as TypedDocumentString<RestFileDisputeMutation, RestFileDisputeMutationVariables>;
export const RestFeedDocument = new TypedDocumentString(`
    query RestFeed($filter: FeedFilter = all, $first: Int, $after: String) {
  feed(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        ...RestPost
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestFeedQuery, RestFeedQueryVariables>;
export const RestBookmarkedPostsDocument = new TypedDocumentString(`
    query RestBookmarkedPosts($first: Int, $after: String) {
  bookmarkedPosts(first: $first, after: $after) {
    edges {
      node {
        ...RestPost
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestBookmarkedPostsQuery, RestBookmarkedPostsQueryVariables>;
export const RestOnePostDocument = new TypedDocumentString(`
    query RestOnePost($id: ID!) {
  feedPost(id: $id) {
    ...RestPost
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestOnePostQuery, RestOnePostQueryVariables>;
export const RestCreatePostDocument = new TypedDocumentString(`
    mutation RestCreatePost($input: CreatePostInput!) {
  createPost(input: $input) {
    post {
      ...RestPost
    }
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestCreatePostMutation, RestCreatePostMutationVariables>;
export const RestDeletePostDocument = new TypedDocumentString(`
    mutation RestDeletePost($id: ID!) {
  deletePost(postId: $id) {
    postId
  }
}
    `) as unknown as TypedDocumentString<RestDeletePostMutation, RestDeletePostMutationVariables>;
export const RestLikePostDocument = new TypedDocumentString(`
    mutation RestLikePost($id: ID!) {
  changed: likePost(postId: $id) {
    post {
      ...RestPost
    }
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestLikePostMutation, RestLikePostMutationVariables>;
export const RestUnlikePostDocument = new TypedDocumentString(`
    mutation RestUnlikePost($id: ID!) {
  changed: unlikePost(postId: $id) {
    post {
      ...RestPost
    }
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestUnlikePostMutation, RestUnlikePostMutationVariables>;
export const RestBookmarkPostDocument = new TypedDocumentString(`
    mutation RestBookmarkPost($id: ID!) {
  changed: bookmarkPost(postId: $id) {
    post {
      ...RestPost
    }
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestBookmarkPostMutation, RestBookmarkPostMutationVariables>;
export const RestUnbookmarkPostDocument = new TypedDocumentString(`
    mutation RestUnbookmarkPost($id: ID!) {
  changed: unbookmarkPost(postId: $id) {
    post {
      ...RestPost
    }
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestUnbookmarkPostMutation, RestUnbookmarkPostMutationVariables>;
export const RestSharePostDocument = new TypedDocumentString(`
    mutation RestSharePost($id: ID!) {
  changed: sharePost(postId: $id) {
    post {
      ...RestPost
    }
  }
}
    fragment RestPost on FeedPost {
  id
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  type
  createdAt
  content
  itemId
  itemTitle
  images {
    path
  }
  tags
  likes
  comments
  shares
  isLiked
  isBookmarked
}`) as unknown as TypedDocumentString<RestSharePostMutation, RestSharePostMutationVariables>;
export const RestPostCommentsDocument = new TypedDocumentString(`
    query RestPostComments($id: ID!, $first: Int, $after: String) {
  postComments(postId: $id, first: $first, after: $after) {
    edges {
      node {
        ...RestComment
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestComment on PostComment {
  id
  postId
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  content
  createdAt
}`) as unknown as TypedDocumentString<RestPostCommentsQuery, RestPostCommentsQueryVariables>;
export const RestAddCommentDocument = new TypedDocumentString(`
    mutation RestAddComment($id: ID!, $content: String!) {
  addComment(postId: $id, content: $content) {
    comment {
      ...RestComment
    }
  }
}
    fragment RestComment on PostComment {
  id
  postId
  author {
    username
    avatar
    isVerified
    trustLevel
  }
  content
  createdAt
}`) as unknown as TypedDocumentString<RestAddCommentMutation, RestAddCommentMutationVariables>;
export const RestFollowMemberDocument = new TypedDocumentString(`
    mutation RestFollowMember($id: ID!) {
  changed: followMember(memberId: $id) {
    member {
      ...RestFollowed
    }
  }
}
    fragment RestFollowed on User {
  id
  username
  isFollowed
  followers
}`) as unknown as TypedDocumentString<RestFollowMemberMutation, RestFollowMemberMutationVariables>;
export const RestUnfollowMemberDocument = new TypedDocumentString(`
    mutation RestUnfollowMember($id: ID!) {
  changed: unfollowMember(memberId: $id) {
    member {
      ...RestFollowed
    }
  }
}
    fragment RestFollowed on User {
  id
  username
  isFollowed
  followers
}`) as unknown as TypedDocumentString<RestUnfollowMemberMutation, RestUnfollowMemberMutationVariables>;
export const RestStreamsDocument = new TypedDocumentString(`
    query RestStreams($filter: StreamFilter, $search: String, $category: String, $first: Int, $after: String) {
  streams(
    filter: $filter
    search: $search
    category: $category
    first: $first
    after: $after
  ) {
    edges {
      node {
        ...RestStream
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment RestStream on Stream {
  id
  title
  description
  category
  tags
  streamType
  thumbnailUrl
  streamUrl
  status
  isLive
  scheduledAt
  startedAt
  endedAt
  createdAt
  viewerCount
  likes
  streamer {
    id
    username
    displayName
    avatar
    isVerified
    trustLevel
  }
  featuredItems {
    id
    title
    trustPoints
  }
}`) as unknown as TypedDocumentString<RestStreamsQuery, RestStreamsQueryVariables>;
export const RestLiveStreamsDocument = new TypedDocumentString(`
    query RestLiveStreams($first: Int) {
  liveStreams(first: $first) {
    ...RestStream
  }
}
    fragment RestStream on Stream {
  id
  title
  description
  category
  tags
  streamType
  thumbnailUrl
  streamUrl
  status
  isLive
  scheduledAt
  startedAt
  endedAt
  createdAt
  viewerCount
  likes
  streamer {
    id
    username
    displayName
    avatar
    isVerified
    trustLevel
  }
  featuredItems {
    id
    title
    trustPoints
  }
}`) as unknown as TypedDocumentString<RestLiveStreamsQuery, RestLiveStreamsQueryVariables>;
export const RestFeaturedStreamsDocument = new TypedDocumentString(`
    query RestFeaturedStreams($first: Int) {
  featuredStreams(first: $first) {
    ...RestStream
  }
}
    fragment RestStream on Stream {
  id
  title
  description
  category
  tags
  streamType
  thumbnailUrl
  streamUrl
  status
  isLive
  scheduledAt
  startedAt
  endedAt
  createdAt
  viewerCount
  likes
  streamer {
    id
    username
    displayName
    avatar
    isVerified
    trustLevel
  }
  featuredItems {
    id
    title
    trustPoints
  }
}`) as unknown as TypedDocumentString<RestFeaturedStreamsQuery, RestFeaturedStreamsQueryVariables>;
export const RestOneStreamDocument = new TypedDocumentString(`
    query RestOneStream($id: ID!) {
  stream(id: $id) {
    ...RestStream
  }
}
    fragment RestStream on Stream {
  id
  title
  description
  category
  tags
  streamType
  thumbnailUrl
  streamUrl
  status
  isLive
  scheduledAt
  startedAt
  endedAt
  createdAt
  viewerCount
  likes
  streamer {
    id
    username
    displayName
    avatar
    isVerified
    trustLevel
  }
  featuredItems {
    id
    title
    trustPoints
  }
}`) as unknown as TypedDocumentString<RestOneStreamQuery, RestOneStreamQueryVariables>;
export const RestCreateStreamDocument = new TypedDocumentString(`
    mutation RestCreateStream($input: CreateStreamInput!) {
  createStream(input: $input) {
    stream {
      ...RestStream
    }
  }
}
    fragment RestStream on Stream {
  id
  title
  description
  category
  tags
  streamType
  thumbnailUrl
  streamUrl
  status
  isLive
  scheduledAt
  startedAt
  endedAt
  createdAt
  viewerCount
  likes
  streamer {
    id
    username
    displayName
    avatar
    isVerified
    trustLevel
  }
  featuredItems {
    id
    title
    trustPoints
  }
}`) as unknown as TypedDocumentString<RestCreateStreamMutation, RestCreateStreamMutationVariables>;
export const RestStartStreamDocument = new TypedDocumentString(`
    mutation RestStartStream($id: ID!) {
  startStream(streamId: $id) {
    stream {
      ...RestStream
    }
  }
}
    fragment RestStream on Stream {
  id
  title
  description
  category
  tags
  streamType
  thumbnailUrl
  streamUrl
  status
  isLive
  scheduledAt
  startedAt
  endedAt
  createdAt
  viewerCount
  likes
  streamer {
    id
    username
    displayName
    avatar
    isVerified
    trustLevel
  }
  featuredItems {
    id
    title
    trustPoints
  }
}`) as unknown as TypedDocumentString<RestStartStreamMutation, RestStartStreamMutationVariables>;
export const RestEndStreamDocument = new TypedDocumentString(`
    mutation RestEndStream($id: ID!) {
  endStream(streamId: $id) {
    stream {
      ...RestStream
    }
  }
}
    fragment RestStream on Stream {
  id
  title
  description
  category
  tags
  streamType
  thumbnailUrl
  streamUrl
  status
  isLive
  scheduledAt
  startedAt
  endedAt
  createdAt
  viewerCount
  likes
  streamer {
    id
    username
    displayName
    avatar
    isVerified
    trustLevel
  }
  featuredItems {
    id
    title
    trustPoints
  }
}`) as unknown as TypedDocumentString<RestEndStreamMutation, RestEndStreamMutationVariables>;
export const RestStreamHeartbeatDocument = new TypedDocumentString(`
    mutation RestStreamHeartbeat($id: ID!, $deviceKey: String) {
  streamHeartbeat(streamId: $id, deviceKey: $deviceKey) {
    streamId
    viewerCount
  }
}
    `) as unknown as TypedDocumentString<RestStreamHeartbeatMutation, RestStreamHeartbeatMutationVariables>;
export const RestSendEmailCodeDocument = new TypedDocumentString(`
    mutation RestSendEmailCode($email: String) {
  sendVerificationCode(type: email, email: $email) {
    message
    sentTo
    expiresAt
    devCode
  }
}
    `) as unknown as TypedDocumentString<RestSendEmailCodeMutation, RestSendEmailCodeMutationVariables>;
export const RestSendPhoneCodeDocument = new TypedDocumentString(`
    mutation RestSendPhoneCode($phone: String) {
  sendVerificationCode(type: phone, phone: $phone) {
    message
    sentTo
    expiresAt
    devCode
  }
}
    `) as unknown as TypedDocumentString<RestSendPhoneCodeMutation, RestSendPhoneCodeMutationVariables>;
export const RestVerifyChannelDocument = new TypedDocumentString(`
    mutation RestVerifyChannel($type: VerificationChannel! = email, $code: String! = "") {
  verifyChannel(type: $type, code: $code) {
    message
    earned
    viewer {
      ...RestViewer
    }
  }
}
    fragment RestViewer on Viewer {
  user {
    id
    username
    displayName
    avatar
    bio
    location
    skills
    trustPoints
    trustLevel
    verificationLevel
    isVerified
    emailVerified
    phoneVerified
    isSuspended
    overallRating
    totalReviews
    itemsListed
    dealsCompleted
    createdAt
  }
  email
  firstName
  lastName
  phone
  isActive
  isAdmin
  lastLoginAt
  wallet {
    tpBalance
  }
}`) as unknown as TypedDocumentString<RestVerifyChannelMutation, RestVerifyChannelMutationVariables>;
export const RestWalletDocument = new TypedDocumentString(`
    query RestWallet($first: Int, $after: String, $filter: WalletHistoryFilter) {
  wallet {
    tpBalance
    held
    available
    history(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          id
          reason
          amount
          description
          balanceAfter
          createdAt
          status
          offerId
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RestWalletQuery, RestWalletQueryVariables>;
export const RestEarnTpDocument = new TypedDocumentString(`
    mutation RestEarnTp($action: EarnAction!) {
  earnTp(action: $action) {
    amount
    description
    message
  }
}
    `) as unknown as TypedDocumentString<RestEarnTpMutation, RestEarnTpMutationVariables>;
export const RestWalletHistoryDocument = new TypedDocumentString(`
    query RestWalletHistory($first: Int, $after: String, $filter: WalletHistoryFilter) {
  wallet {
    history(first: $first, after: $after, filter: $filter) {
      edges {
        node {
          ...RestHistoryLine
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    fragment RestHistoryLine on WalletEntry {
  createdAt
  reason
  description
  amount
  balanceAfter
  status
  relatedUser {
    displayName
  }
}`) as unknown as TypedDocumentString<RestWalletHistoryQuery, RestWalletHistoryQueryVariables>;
export const RestWalletStatementDocument = new TypedDocumentString(`
    query RestWalletStatement($from: String, $to: String) {
  viewer {
    user {
      displayName
      username
    }
  }
  walletStatement(from: $from, to: $to) {
    from
    to
    madeAt
    openingBalance
    totalReceived
    totalPaid
    closingBalance
    entries {
      ...RestHistoryLine
    }
  }
}
    fragment RestHistoryLine on WalletEntry {
  createdAt
  reason
  description
  amount
  balanceAfter
  status
  relatedUser {
    displayName
  }
}`) as unknown as TypedDocumentString<RestWalletStatementQuery, RestWalletStatementQueryVariables>;