import { Field, ID, InputType, ObjectType } from "type-graphql";
import { AddressType } from "../../../core/graphql/enums.ts";

@ObjectType({ description: "Where something is sent to.", simpleResolvers: true })
export class Address {
  @Field(() => ID, {
    description: "Of a saved address; the copy that an order keeps has an id of its own.",
  })
  id!: number | string;

  @Field(() => AddressType)
  type!: AddressType;

  @Field(() => Boolean)
  isDefault!: boolean;

  @Field(() => String)
  fullName!: string;

  @Field(() => String)
  streetAddress!: string;

  @Field(() => String, { nullable: true })
  apartment!: string | null;

  @Field(() => String)
  city!: string;

  @Field(() => String)
  state!: string;

  @Field(() => String)
  zipCode!: string;

  @Field(() => String)
  country!: string;

  @Field(() => String)
  phoneNumber!: string;
}

@InputType({ description: "An address to save; with an id, the one to change." })
export class AddressInput {
  @Field(() => ID, { nullable: true })
  id?: string | null;

  @Field(() => AddressType, { nullable: true, defaultValue: AddressType.shipping })
  type?: AddressType | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false })
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
