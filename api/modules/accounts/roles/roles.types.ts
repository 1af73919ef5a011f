import { Field, ID, InputType } from "type-graphql";
import { MarketRole } from "../../../core/graphql/enums.ts";

@InputType({ description: "Whom to give which role, and why." })
export class SetRoleInput {
  @Field(() => ID, { description: "The member's id." })
  memberId!: string;

  @Field(() => MarketRole, { description: "`member` takes every role away." })
  role!: MarketRole;

  @Field(() => String, { description: "3 to 500 characters; the member is told it." })
  reason!: string;
}
