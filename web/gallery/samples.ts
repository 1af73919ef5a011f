import type { SampleFields, SampleThing } from "./sampleMarket.ts";

/** The id of the gallery's viewer. No id of the gallery can be that of a real object. */
export const VIEWER_ID = "gallery-1";

const HOUR_MS = 3_600_000;
const NAMES = ["Jun", "Amara Okafor", "Priya", "Mateo", "Freya", "Kofi"];
const TITLES = ["Enamel teapot", "Reading lamp with a long arm", "Raincoat", "Bicycle pump"];
const TEXTS = [
  "As good as new, and looked after well.",
  "Collected near the station, most evenings after six.",
  "Is it still there? I could come on Saturday morning.",
];
const PRICES = [18, 24, 36, 120];

/** A photo that needs no request. */
export const SAMPLE_PHOTO = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#b9c8c2" d="M0 0h4v3H0z"/><path fill="#7d938b" d="M0 3V2l1-.8.9.7L3 1l1 1v1z"/></svg>`,
)}`;

const pick =
  <Value>(values: readonly Value[]) =>
  (n: number) =>
    values[n % values.length];
const other = (n: number): SampleThing => ({ n: (n % 5) + 1 });
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Samples for fields of a type whose name does not say enough. */
export const SAMPLES: SampleFields = {
  "User.id": (n: number) => (n === 0 ? VIEWER_ID : `gallery-${n + 1}`),
  "User.displayName": pick(["Noor", ...NAMES.slice(1)]),
  "User.isBlocked": false,
  "User.isSuspended": false,
  "Viewer.user": { n: 0 },
  "Wallet.member": { n: 0 },
  "Item.isMine": false,
  "Item.isLiked": false,
  "Item.isReported": false,
  "Item.status": "available",
  "Item.seller": other,
  "Item.images": (n: number) => (n === 2 ? [] : [{ n }]),
  "Item.quantity": 2,
  "FeedPost.author": other,
  "FeedPost.isMine": false,
  "FeedPost.isReported": false,
  "FeedPost.type": pick(["community", "listing", "achievement"]),
  "FeedPost.images": (n: number) => (n === 0 ? [{ n }, { n: n + 1 }] : []),
  "FeedPost.tags": (n: number) => (n === 0 ? ["radio", "repair"] : []),
  "FeedPost.itemId": (n: number) => (n === 2 ? null : `gallery-${n + 1}`),
  "FeedPost.circleId": null,
  "FeedPost.circleName": null,
  "Guide.author": other,
  "Guide.title": pick([
    "Photos that sell a chair",
    "What is a fair price?",
    "Pack it so that it arrives",
  ]),
  "Guide.description": pick(TEXTS),
  "Guide.isPublished": true,
  "Guide.type": pick(["article", "video", "article"]),
  "Guide.category": pick(["photos", "prices", "delivery"]),
  "Guide.difficulty": pick(["beginner", "advanced", "intermediate"]),
  "Guide.thumbnail": (n: number) => (n === 1 ? null : { n }),
  "PostComment.author": other,
  "Circle.isPrivate": (n: number) => n === 1,
  "Circle.access": pick(["none", "member", "requested"]),
  "CircleMember.member": other,
  "CircleMember.role": (n: number) => (n === 2 ? "admin" : "member"),
  "Offer.seller": { n: 0 },
  "Offer.buyer": other,
  "Offer.proposedBy": other,
  "Offer.targetItem": (n: number) => ({ n }),
  "Offer.offeredItems": (n: number) => (n === 1 ? [] : [{ n: n + 1 }]),
  "Offer.counterOf": null,
  "Offer.stateReason": null,
  "BuyQuote.offer": null,
  "OrderPart.cancelReason": null,
  "TpEffect.state": "escrow",
  "TpEffect.change": pick([-18, -24, -36]),
  "TpEffect.heldForThis": 0,
  "TpEffect.refunded": 0,
  "OrderPart.seller": other,
  "Order.buyer": other,
  "Conversation.id": (n: number) => `gallery-${n + 2}`,
  "Conversation.member": other,
  "Conversation.unreadCount": pick([2, 0, 0]),
  "Message.fromUserId": (n: number) => (n % 2 === 0 ? "gallery-2" : VIEWER_ID),
  "Message.toUserId": (n: number) => (n % 2 === 0 ? VIEWER_ID : "gallery-2"),
  "Message.messageType": "text",
  "Message.offer": null,
  "Message.orderPart": null,
  "Message.image": null,
  "Message.item": null,
  "Message.isReported": false,
  "Activity.kind": pick(["item_listed", "offer_made", "item_received"]),
  "Activity.member": other,
  "Activity.subject": pick(TITLES),
  "Notification.title": pick(["New offer", "Offer accepted", "New message"]),
  "Notification.message": pick([
    "Amara offered Enamel teapot for Raincoat.",
    "Your offer for Reading lamp was accepted.",
    "Priya wrote to you.",
  ]),
  "Notification.type": pick(["offer_received", "offer_accepted", "message_received"]),
  "Notification.actionUrl": "/offers/seller",
  "Notification.isRead": (n: number) => n > 0,
  "CartLine.quantity": pick([1, 2, 1]),
  "CartLine.available": 3,
  "CartLine.state": pick(["available", "available", "superseded"]),
  "CartLine.reason": pick([null, null, "It was sold to somebody else."]),
  "CartLine.priceAtTime": pick(PRICES),
  "CartLine.currentPrice": pick(PRICES),
  "CartLine.lineTotal": pick([18, 48, 0]),
  "Cart.quantity": 3,
  "Cart.total": 66,
  "Address.fullName": pick(["Amara Okafor", "Amara Okafor, c/o Studio 9", "Jun Park"]),
  "Address.streetAddress": pick(["12 Mare Street", "4 Wilton Way", "88 Dalston Lane"]),
  "Address.apartment": pick(["Flat 3", null, null]),
  "Address.city": "London",
  "Address.state": "Greater London",
  "Address.zipCode": "E8 1HE",
  "Address.isDefault": (n: number) => n === 0,
  "Session.isCurrent": (n: number) => n === 0,
  "Session.userAgent": pick([
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "curl/8.10",
  ]),
  "Session.ipAddress": pick(["203.0.113.7", "198.51.100.24", "192.0.2.90"]),
};

const FALSE_FIRST = /^is|^has/;
const AHEAD = /deadline|expires|until|estimated/i;

/** A sample value by the name and type of a field. */
export function sampleNamed(field: string, type: string, n: number): unknown {
  if (type === "ID") return `gallery-${n + 1}`;
  if (type === "Boolean") return !FALSE_FIRST.test(field);
  if (type === "Int")
    return /tp|price|amount|total|balance|available/i.test(field)
      ? PRICES[n % PRICES.length]
      : n + 1;
  if (type === "Float") return 4.5;
  if (type === "DateTimeISO") return AHEAD.test(field) ? at(26 + 20 * n) : at(-3 - 9 * n);
  if (type === "JSONObject") return {};
  if (type === "Cursor") return "gallery";
  return textNamed(field, n);
}

function textNamed(field: string, n: number): string | null {
  if (/^(small|medium|large)$/.test(field)) return SAMPLE_PHOTO;
  if (/^(avatar|placeholder|url|actionUrl|attachmentUrl)$/.test(field)) return null;
  if (/title|subject/i.test(field)) return TITLES[n % TITLES.length] ?? "";
  if (/name/i.test(field)) return NAMES[n % NAMES.length] ?? "";
  if (/number/i.test(field)) return `MD-2026-00${17 + n}`;
  if (/location|city|place/i.test(field)) return "Hackney";
  if (/category/i.test(field)) return "Home & Garden";
  if (/condition/i.test(field)) return "Like New";
  return TEXTS[n % TEXTS.length] ?? "";
}
