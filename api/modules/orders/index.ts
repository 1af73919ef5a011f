/** Addresses, shipping and orders. */
export { OrderPart } from "./order.types.ts";
export { freePart, holdPart, lockDisputedPart, refundPart, releasePart } from "./disputedEscrow.ts";
export { lockPart, type Part } from "./lockPart.ts";
export {
  cardsOf as orderCards,
  noticesOf as orderNotices,
  type OrderNews,
} from "./order.notices.ts";
export { callOffPending } from "./cancelPendingParts.ts";
export { lockPendingParts, pendingPartsOf } from "./lockPart.ts";
export { orderPartEnds } from "./orderPartEnds.ts";
