import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

@ObjectType({
  description: "That a member was suspended: why, by whom, until when.",
  simpleResolvers: true,
})
export class Suspension {
  @Field(() => ID, { description: "The suspension's id." })
  id!: number;

  memberId!: number;

  adminId!: number | null;

  liftedById!: number | null;

  @Field(() => String, { description: "What the member is told." })
  reason!: string;

  @Field(() => String, { nullable: true, description: "For administrators only." })
  notes!: string | null;

  @Field(() => Int, { nullable: true, description: "In hours; null: until it is lifted." })
  duration!: number | null;

  @Field(() => Date, { nullable: true, description: "When it ends by itself." })
  expiresAt!: Date | null;

  @Field(() => Boolean, { description: "Whether it holds now." })
  isActive!: boolean;

  @Field(() => Date, { description: "When it began." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was lifted or ended." })
  liftedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "For administrators only." })
  liftNotes!: string | null;
}

@InputType({ description: "Whom to suspend, and why." })
export class SuspendMemberInput {
  @Field(() => ID, { description: "The member's id." })
  memberId!: string;

  @Field(() => String, { description: "What the member is told; 3 to 500 characters." })
  reason!: string;

  @Field(() => Date, {
    nullable: true,
    description: "When it ends by itself; left out: when it is lifted.",
  })
  until?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "For administrators only; at most 1000 characters.",
  })
  notes?: string | null;
}
