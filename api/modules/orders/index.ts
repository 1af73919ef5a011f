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
export { OrderOfMessageResolver } from "./order.message.ts";
export { orderPartEnds } from "./orderPartEnds.ts";
