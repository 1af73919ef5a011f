import { Field, ID, InputType, ObjectType } from "type-graphql";
import { AddressType } from "../../../core/graphql/enums.ts";

@ObjectType({ description: "Where something is sent to.", simpleResolvers: true })
export class Address {
  @Field(() => ID, {
    description: "Of a saved address; the copy that an order keeps has an id of its own.",
  })
  id!: number | string;

  @Field(() => AddressType, { description: "What it is for." })
  type!: AddressType;

  @Field(() => Boolean, {
    description: "Whether it is chosen first among the addresses of its type.",
  })
  isDefault!: boolean;

  @Field(() => String, { description: "Who gets what is sent there." })
  fullName!: string;

  @Field(() => String, { description: "Street and number." })
  streetAddress!: string;

  @Field(() => String, {
    nullable: true,
    description: "Apartment, floor or the like; null where there is none.",
  })
  apartment!: string | null;

  @Field(() => String, { description: "The city." })
  city!: string;

  @Field(() => String, { description: "The state or region." })
  state!: string;

  @Field(() => String, { description: "The postal code." })
  zipCode!: string;

  @Field(() => String, { description: "The country." })
  country!: string;

  @Field(() => String, { description: "For the carrier." })
  phoneNumber!: string;
}

@InputType({ description: "An address to save; with an id, the one to change." })
export class AddressInput {
  @Field(() => ID, {
    nullable: true,
    description: "The saved address to change; left out: a new one.",
  })
  id?: string | null;

  @Field(() => AddressType, {
    nullable: true,
    defaultValue: AddressType.shipping,
    description: "What it is for. Left out: shipping.",
  })
  type?: AddressType | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      "True: chosen first among the addresses of its type, instead of any other. Left out: false.",
  })
  isDefault?: boolean | null;

  @Field(() => String, { description: "2 to 100 characters." })
  fullName!: string;

  @Field(() => String, { description: "5 to 200 characters." })
  streetAddress!: string;

  @Field(() => String, { nullable: true, description: "At most 100 characters." })
  apartment?: string | null;

  @Field(() => String, { description: "2 to 100 characters." })
  city!: string;

  @Field(() => String, { description: "2 to 100 characters." })
  state!: string;

  @Field(() => String, { description: "5 to 20 characters." })
  zipCode!: string;

  @Field(() => String, { nullable: true, description: 'Left out: "United States".' })
  country?: string | null;

  @Field(() => String, { description: "10 to 30 characters." })
  phoneNumber!: string;
}
