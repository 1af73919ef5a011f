import { SHIPPING_METHODS } from "../../../schema/limits.ts";
import type { ShippingMethod } from "../../gql/graphql.ts";

/** A shipping method; the cost is in whole TP per order. */
export type Shipping = (typeof SHIPPING_METHODS)[number];

/** The three documented methods, the default first. Source: S1 §9 */
export const SHIPPING: readonly Shipping[] = SHIPPING_METHODS;

export const DEFAULT_SHIPPING: ShippingMethod = SHIPPING_METHODS[0].id;

/** The method with this id. */
export function shippingOf(id: ShippingMethod): Shipping {
  return SHIPPING.find((method) => method.id === id) ?? SHIPPING_METHODS[0];
}
