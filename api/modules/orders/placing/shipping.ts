import { Field, Int, ObjectType } from "type-graphql";
import { SHIPPING_METHODS } from "../../../../schema/limits.ts";
import { ShippingMethod } from "../../../core/graphql/enums.ts";

@ObjectType({
  description: "A way to send an order, and what it costs once.",
  simpleResolvers: true,
})
export class ShippingOption {
  @Field(() => ShippingMethod, { description: "The method, as `placeOrder` takes it." })
  id!: ShippingMethod;

  @Field(() => String, { description: "Its name in words." })
  name!: string;

  @Field(() => String, { description: "How long it takes, in words." })
  description!: string;

  @Field(() => Int, { description: "Whole TP, once an order." })
  cost!: number;

  @Field(() => Int, { description: "Days it usually takes." })
  days!: number;

  @Field(() => Int, { description: "First day of the window it arrives in, counted in days." })
  earliestDays!: number;

  @Field(() => Int, { description: "Last day of the window it arrives in, counted in days." })
  latestDays!: number;
}

/** The three documented methods; the first is the default. Source: S1 §9, KC-001..003 */
export const shippingOptions: readonly ShippingOption[] = SHIPPING_METHODS.map(
  ({ window, ...method }) => ({ ...method, earliestDays: window.from, latestDays: window.to }),
);

const byId = new Map(shippingOptions.map((option) => [option.id, option]));

/** A method by its id; the enum has no other. */
export function shippingOption(id: ShippingMethod): ShippingOption {
  const option = byId.get(id);
  if (!option) throw new Error(`no shipping method ${id}`);
  return option;
}
