/** Addresses, shipping and orders. */
export { OrdersResolver } from "./order.resolver.ts";
export { OrderChangesResolver } from "./orderChange.resolver.ts";
export {
  OrderEventResolver,
  OrderItemResolver,
  OrderPartResolver,
  OrderResolver,
  ShipmentResolver,
} from "./order.fields.ts";
export {
  OrderChangedResolver,
  OrderPlacedResolver,
  OrderUpdatedResolver,
  ReorderedResolver,
} from "./orderChange.fields.ts";
export { OrderPart } from "./order.types.ts";
export { OrderOfMessageResolver } from "./order.message.ts";
export { freePart, holdPart, lockDisputedPart, refundPart, releasePart } from "./disputed.ts";
export { lockPart, type Part } from "./lockPart.ts";
export { cardsOf as orderCards, noticesOf as orderNotices, type OrderNews } from "./order.words.ts";
export { callOffPending } from "./callOffPending.ts";
export { lockPendingParts, pendingPartsOf } from "./lockPart.ts";
export { orderPartEnds } from "./orderPartEnds.ts";
