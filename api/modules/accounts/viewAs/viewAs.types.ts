import { Field, ObjectType } from "type-graphql";
import { User } from "../user.entity.ts";

@ObjectType({
  description: "The market as a member sees it, for an administrator: reading only, 15 minutes.",
  simpleResolvers: true,
})
export class MemberView {
  @Field(() => String, {
    description:
      "The bearer token of the view, `mdv_` and 49 more characters. It is shown this once.",
  })
  token!: string;

  @Field(() => Date, { description: "When it ends by itself." })
  expiresAt!: Date;

  @Field(() => User, { description: "As whom the market is seen." })
  member!: User;
}
