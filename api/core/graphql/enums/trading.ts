import { stringEnum } from "./stringEnum.ts";

/** Source: C09 */
export const ItemStatus = stringEnum("ItemStatus", "Only an available item takes new offers.", {
  draft: "Not listed yet; only its owner sees it.",
  available: "On the market, and open to offers.",
  reserved: "Its last pieces are in orders that are not delivered yet.",
  in_auction: "In an auction; takes no offers.",
  traded: "It went to another member in exchange for items.",
  sold: "It went to another member for TP.",
  hidden: "Not shown for now, as while its owner is suspended.",
  removed: "Taken off the market.",
});
export type ItemStatus = keyof typeof ItemStatus;

export const ItemSort = stringEnum(
  "ItemSort",
  "Order of an item list. Relevance needs a search text.",
  {
    newest: "The latest listing first.",
    price_low: "The lowest price first.",
    price_high: "The highest price first.",
    most_viewed: "The item that most members looked at first.",
    relevance: "What fits the search text best first; needs one.",
  },
);
export type ItemSort = keyof typeof ItemSort;

/** Source: S1 §3 */
export const OfferType = stringEnum("OfferType", "Whether the buyer gives items or only TP.", {
  item_exchange: "The buyer gives items, perhaps with TP on either side.",
  direct_tp: "The buyer gives TP only.",
});
export type OfferType = keyof typeof OfferType;

/** Source: C21 */
export const OfferStatus = stringEnum(
  "OfferStatus",
  "Where an offer stands, in three words; `state` says more.",
  {
    pending: "It waits for its answer.",
    accepted: "It was accepted, and the deal is settled.",
    declined: "It was closed in any other way; `state` says how.",
  },
);
export type OfferStatus = keyof typeof OfferStatus;

/** Source: C21 */
export const OfferState = stringEnum(
  "OfferState",
  "What became of an offer. Everything but pending is final.",
  {
    pending: "It waits for its answer.",
    countered: "It was answered with another proposal.",
    accepted: "It was accepted, and the deal is settled.",
    declined: "It was refused by who had to answer.",
    withdrawn: "Who proposed it took it back.",
    expired: "Nobody answered within 48 hours.",
    superseded: "An item it needs went to somebody else or left the market.",
    cancelled: "The market closed it, as when a member is suspended.",
  },
);
export type OfferState = keyof typeof OfferState;

export const OfferAction = stringEnum("OfferAction", "What the viewer may do with an offer now.", {
  accept: "Agree; items and TP change hands at once.",
  decline: "Refuse it.",
  counter: "Answer it with another proposal.",
  withdraw: "Take an own proposal back.",
});
export type OfferAction = keyof typeof OfferAction;

export const OfferRole = stringEnum("OfferRole", "The viewer's side of an offer.", {
  buyer: "The viewer wants the item.",
  seller: "The viewer has the item.",
});
export type OfferRole = keyof typeof OfferRole;

export const TpState = stringEnum(
  "TpState",
  "How far something is that moves TP: it is yet to move them, they wait in escrow, they have moved, or they do not move.",
  {
    open: "No TP have moved yet.",
    escrow: "The TP are paid and wait in escrow.",
    settled: "The TP have moved.",
    void: "No TP move.",
  },
);
export type TpState = keyof typeof TpState;

/** Source: TB-004 */
export const TransactionStatus = stringEnum("TransactionStatus", "Where a transaction stands.", {
  pending: "Agreed, and not settled yet.",
  completed: "Settled.",
  cancelled: "All of it was paid back.",
  disputed: "A dispute about it is open.",
});
export type TransactionStatus = keyof typeof TransactionStatus;

/** Source: C13, C21 */
export const CartLineState = stringEnum(
  "CartLineState",
  "Whether a cart line can be bought as it is. short: fewer are left than wanted; superseded: the item is gone.",
  {
    available: "It can be bought as it is.",
    price_changed: "The price is another one than when it was added.",
    short: "Fewer pieces are left than wanted.",
    superseded: "The item is gone.",
  },
);
export type CartLineState = keyof typeof CartLineState;

/** Source: EN-006 */
export const AddressType = stringEnum("AddressType", "What a saved address is for.", {
  shipping: "Where parcels go.",
  billing: "For the bill.",
});
export type AddressType = keyof typeof AddressType;

/** Source: C14, C15 */
export const OrderStatus = stringEnum(
  "OrderStatus",
  "Where an order, or a seller's part of it, stands; an order is where its least advanced part is.",
  {
    pending: "It waits for the seller to accept it.",
    processing: "The seller accepted it and prepares the parcel.",
    shipped: "The parcel is on its way.",
    delivered: "It arrived, and the seller is paid.",
    cancelled: "It was called off or given back, and the buyer has the TP again.",
  },
);
export type OrderStatus = keyof typeof OrderStatus;

export const OrderAction = stringEnum(
  "OrderAction",
  "What the viewer may do with an order, or a part of it, now.",
  {
    accept: "Take the order on, as its seller.",
    ship: "Say that the parcel is on its way, as its seller.",
    addTracking: "Say where the parcel is, as its seller.",
    confirmDelivery: "Say that it arrived, as its buyer; the seller is paid.",
    cancel: "Call it off before it is shipped.",
    refund: "Give the TP in escrow back, as its seller.",
    review: "Review the other side.",
  },
);
export type OrderAction = keyof typeof OrderAction;

export const OrderEventKind = stringEnum(
  "OrderEventKind",
  "What happened in an order's timeline.",
  {
    placed: "It was ordered, and paid into escrow.",
    accepted: "A seller took a part on.",
    shipped: "A part was sent.",
    tracking: "News of a parcel.",
    delivered: "A part arrived, and its seller was paid.",
    cancelled: "A part was called off, and the buyer got the TP back.",
    refunded: "TP were given back to the buyer.",
  },
);
export type OrderEventKind = keyof typeof OrderEventKind;

export const OrderRole = stringEnum("OrderRole", "The viewer's side of an order.", {
  buyer: "The viewer ordered.",
  seller: "The viewer delivers a part.",
});
export type OrderRole = keyof typeof OrderRole;

/** Source: S1 §9 */
export const ShippingMethod = stringEnum(
  "ShippingMethod",
  "How an order is sent; its cost and days are in `shippingOptions`.",
  {
    standard: "Within 3 to 5 days.",
    expedited: "Within 1 to 2 days.",
    overnight: "On the next day.",
  },
);
export type ShippingMethod = keyof typeof ShippingMethod;

/** Source: S1 §9 */
export const PaymentMethod = stringEnum("PaymentMethod", "Orders are paid in TP only.", {
  tp: "TP of the buyer's wallet.",
});
export type PaymentMethod = keyof typeof PaymentMethod;

export const ItemVisibility = stringEnum(
  "ItemVisibility",
  "Who sees an item: everybody, only the members of a circle and its owner, or its owner alone.",
  {
    everybody: "Everybody sees it.",
    circle: "Only its owner and the members of a circle see it.",
    owner: "Only its owner sees it.",
  },
);
export type ItemVisibility = keyof typeof ItemVisibility;

/** Source: C23, C32 */
export const DealAction = stringEnum("DealAction", "What the viewer may do about a deal now.", {
  review: "Review the other side.",
  dispute: "Ask the market to decide about it.",
});
export type DealAction = keyof typeof DealAction;

/** Source: S2 §5, C35 */
export const DisputeCategory = stringEnum(
  "DisputeCategory",
  "What a dispute is about: fraud or scam, item not as described, harassment, something else.",
  {
    scam: "Fraud or scam.",
    misrepresentation: "The item is not as described.",
    harassment: "Harassment.",
    other: "Something else.",
  },
);
export type DisputeCategory = keyof typeof DisputeCategory;

/** Source: C35 */
export const DisputeStatus = stringEnum(
  "DisputeStatus",
  "Where a dispute stands. The last three are final.",
  {
    pending: "It was filed, and the other side has not answered yet.",
    under_review: "An administrator can decide it.",
    awaiting_response: "The market asked something and waits for the answers.",
    resolved: "It was decided; `outcome` says for whom.",
    rejected: "The deal stands.",
    withdrawn: "Who filed it took it back.",
  },
);
export type DisputeStatus = keyof typeof DisputeStatus;

/** Source: C35 */
export const DisputePriority = stringEnum(
  "DisputePriority",
  "High for premium members and for more than 300 TP.",
  {
    low: "Can wait longest.",
    medium: "The usual.",
    high: "Of a premium member, or about more than 300 TP.",
  },
);
export type DisputePriority = keyof typeof DisputePriority;

/** Source: C35 */
export const DisputeOutcome = stringEnum(
  "DisputeOutcome",
  "Who gets the TP of a resolved dispute: who paid, who was paid, or both.",
  {
    refund: "The TP go back to who paid.",
    release: "The TP go to who was to be paid.",
    split: "The TP are shared.",
  },
);
export type DisputeOutcome = keyof typeof DisputeOutcome;

export const DisputeDecision = stringEnum(
  "DisputeDecision",
  "What an administrator decides: give the TP back, let them go where they were meant to, share them, or reject the report.",
  {
    refund: "Give the TP back to who paid.",
    release: "Let the TP go to who was to be paid.",
    split: "Share the TP; `refundAmount` goes back to who paid.",
    reject: "Reject the report: the deal stands.",
  },
);
export type DisputeDecision = keyof typeof DisputeDecision;

export const DisputeQueueFilter = stringEnum(
  "DisputeQueueFilter",
  "Which disputes of the queue: not ended; of these, those that wait for an answer, for the decision, or that the viewer took on; those not decided within the promised time; those that ended.",
  {
    open: "Not ended.",
    awaiting_answer: "Open, and waiting for an answer.",
    awaiting_decision: "Open, and waiting for a decision.",
    mine: "Open, and taken on by the viewer.",
    overdue: "Open, and not decided within the promised time.",
    closed: "Ended.",
  },
);
export type DisputeQueueFilter = keyof typeof DisputeQueueFilter;

export const DisputeRole = stringEnum("DisputeRole", "The viewer's part in a dispute.", {
  reporter: "The viewer filed it.",
  reported: "It was filed against the viewer.",
  admin: "The viewer is an administrator, who may judge it.",
});
export type DisputeRole = keyof typeof DisputeRole;

export const DisputeAction = stringEnum(
  "DisputeAction",
  "What the viewer may do in a dispute now.",
  {
    answer: "Say how it was.",
    withdraw: "Take the own dispute back.",
    concede: "Agree with who filed it, which ends it.",
    take: "Take it on, as an administrator.",
    ask: "Ask both sides something, as an administrator.",
    decide: "Decide it, as an administrator.",
  },
);
export type DisputeAction = keyof typeof DisputeAction;

const WRITTEN_DOWN = {
  filed: "The dispute was filed.",
  statement: "A side said how it was.",
  taken: "An administrator took it on.",
  asked: "An administrator asked both sides something.",
  moved: "It went on by itself, because time was over.",
  withdrawn: "Who filed it took it back.",
  conceded: "The reported member agreed.",
  resolved: "It was decided.",
  rejected: "It was rejected, and the deal stands.",
};

/** What is written down of a dispute. */
export const DISPUTE_EVENTS = Object.keys(WRITTEN_DOWN) as (keyof typeof WRITTEN_DOWN)[];

export const DisputeEventKind = stringEnum(
  "DisputeEventKind",
  "What an entry of a dispute's timeline tells: the first five come from the market's own records.",
  {
    offer: "A proposal, or what became of it, from the market's records.",
    order: "What happened in the order's timeline, from the market's records.",
    deal: "The deal was settled, from the market's records.",
    messages: "How many messages the two have written to each other since the deal.",
    payment: "TP moved, from the market's records.",
    ...WRITTEN_DOWN,
  },
);
export type DisputeEventKind = keyof typeof DisputeEventKind;
