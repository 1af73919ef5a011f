import { Field, InputType, ObjectType } from "type-graphql";

@ObjectType({ description: "Where the viewer is told one kind of thing.", simpleResolvers: true })
export class NotificationPreference {
  @Field(() => String, { description: "The type its notifications carry." })
  type!: string;

  @Field(() => String, { description: "What it tells, in words." })
  label!: string;

  @Field(() => Boolean, { description: "In the notification centre and the bell." })
  inApp!: boolean;

  @Field(() => Boolean, { description: "By mail, while the viewer is not online." })
  email!: boolean;
}

@ObjectType({ description: "The kinds of one subject.", simpleResolvers: true })
export class NotificationGroup {
  @Field(() => String, { description: "Give it to `notifications` as `group`." })
  name!: string;

  @Field(() => String, { description: "Its name in words." })
  label!: string;

  @Field(() => [NotificationPreference], { description: "Its kinds, and where each is told." })
  preferences!: NotificationPreference[];
}

@ObjectType({
  description: "What the viewer is told, and where. New kinds appear by themselves.",
  simpleResolvers: true,
})
export class NotificationSettings {
  @Field(() => Boolean, {
    description:
      "Whether any notification is mailed at all; mails about the account itself always are.",
  })
  emails!: boolean;

  @Field(() => [NotificationGroup], { description: "The kinds, by subject." })
  groups!: NotificationGroup[];
}

@InputType({
  description: "Where the viewer wants one kind of thing told. What is left out stays.",
})
export class NotificationPreferenceInput {
  @Field(() => String, { description: "The kind, as `notificationSettings` lists it." })
  type!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it is shown among the notifications.",
  })
  inApp?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it is mailed." })
  email?: boolean | null;
}

@ObjectType({ description: "What an unsubscribe link ended.", simpleResolvers: true })
export class Unsubscribed {
  @Field(() => String, {
    nullable: true,
    description: "The kind that is mailed no more, in words; null when it is all of them.",
  })
  label!: string | null;
}
