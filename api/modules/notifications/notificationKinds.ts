/** One kind of notification, by its type. */
export interface Kind {
  type: string;
  /** Its description in the settings. */
  label: string;
  /** The subject it belongs to: the first word of its type. */
  group: string;
  /**
   * Whether it is mailed while the member has not chosen. On the site every kind is shown unless it is switched off.
   */
  email: boolean;
}

/**
 * All known kinds, and whether each is mailed by default to members who are away. `notify` may use a type that is not
 * listed: it is shown, not mailed, and named by its own words in the settings.
 */
const LISTED: readonly (readonly [type: string, label: string, email: boolean])[] = [
  ["offer_received", "Somebody makes you an offer", true],
  ["offer_countered", "Your offer is answered with another proposal", true],
  ["offer_accepted", "Your offer is accepted", true],
  ["offer_declined", "Your offer is declined", true],
  ["offer_withdrawn", "An offer to you is withdrawn", false],
  ["offer_expired", "An offer expires", false],
  ["offer_superseded", "An offer is closed because an item is gone", false],
  ["offer_cancelled", "An offer is closed because a member was suspended", true],
  ["message_received", "A member writes to you", true],
  ["order_placed", "Somebody orders from you", true],
  ["order_accepted", "Your order is accepted", true],
  ["order_shipped", "Your order is sent", true],
  ["order_delivered", "An order has arrived, and the TP are paid out", true],
  ["order_cancelled", "An order is cancelled", true],
  ["order_refunded", "An order is paid back", true],
  ["review_waiting", "Somebody reviews a deal and waits for your review", true],
  ["review_published", "You get a review", true],
  ["dispute_filed", "Somebody files a dispute about a deal with you", true],
  ["dispute_queued", "A dispute waits for an administrator", true],
  ["dispute_answered", "Somebody writes in a dispute of yours", true],
  ["dispute_asked", "The market asks you in a dispute", true],
  ["dispute_withdrawn", "A dispute about a deal with you is taken back", false],
  ["dispute_decided", "A dispute of yours ends", true],
  ["wallet_adjusted", "The market adjusts your wallet", true],
  ["wallet_adjustment_requested", "An adjustment waits for an administrator", true],
  ["wallet_adjustment_ended", "An adjustment that you asked for ends", true],
  ["item_deleted", "The market removes an item of yours", true],
  ["item_restored", "An item that the market removed is back", true],
  ["moderation_waiting", "Something waits for the moderators", true],
  ["moderation_closed", "The market looked at what you reported", false],
  ["moderation_removed", "The market removes something you wrote", true],
  ["moderation_warned", "The market warns you", true],
  ["moderation_appeal", "The market decides about your appeal", true],
  ["stream_live", "A stream you wait for goes live", true],
  ["reward_reached", "You reach a reward", false],
  ["reward_achievement", "You unlock a rare achievement", false],
  ["social_followed", "A member follows you", false],
  ["social_liked", "Members like your post", false],
  ["social_commented", "A member comments on your post", false],
  ["circle_requested", "Somebody wants to join a circle you run", false],
  ["circle_joined", "You are let into a circle", false],
  ["trust_level_reached", "You reach a trust level", false],
  ["trust_suspension_lifted", "Your suspension ends", true],
  ["trust_channel_verified", "Your email or phone is verified", false],
];

const GROUPS: Readonly<Record<string, string>> = {
  offer: "Offers",
  message: "Messages",
  order: "Orders",
  review: "Reviews",
  dispute: "Disputes",
  wallet: "Wallet",
  reward: "Rewards",
  trust: "Trust",
  item: "Items",
  moderation: "Moderation",
  stream: "Live streams",
  social: "Community",
  circle: "Circles",
};

/** Every listed kind, and those of `others` that are not listed. */
export function kinds(others: readonly string[] = []): Kind[] {
  const listed = new Set(LISTED.map(([type]) => type));
  const all = [...LISTED.map(([type]) => type), ...others.filter((type) => !listed.has(type))];
  return all.map(kindOf);
}

/** The kind of a type, listed or not. */
export function kindOf(type: string): Kind {
  const [, label, email] = LISTED.find(([listed]) => listed === type) ?? [];
  return {
    type,
    label: label ?? capital(type.replaceAll("_", " ")),
    group: groupOf(type),
    email: email ?? false,
  };
}

/** The group of a type: its first word. */
export function groupOf(type: string): string {
  return type.split("_", 1)[0] ?? type;
}

/** The label of a group. */
export function groupLabel(group: string): string {
  return GROUPS[group] ?? capital(group);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
