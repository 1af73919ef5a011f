/** Addresses, shipping and orders. */
export { OrderPart } from "./order.types.ts";
export {
  freePart,
  holdPart,
  lockDisputedPart,
  refundPart,
  releasePart,
} from "./parts/disputedEscrow.ts";
export { lockPart, type Part } from "./parts/lockPart.ts";
export {
  cardsOf as orderCards,
  noticesOf as orderNotices,
  type OrderNews,
} from "./order.notices.ts";
export { callOffParts, callOffPending } from "./parts/cancelPendingParts.ts";
export { lockPendingParts, pendingParts } from "./parts/lockPart.ts";
export { orderPartEnds } from "./parts/orderPartEnds.ts";
