import { Field, Int, ObjectType } from "type-graphql";
import { VerificationChannel } from "../../core/graphql/enums.ts";

@ObjectType({ description: "A verification code is on its way.", simpleResolvers: true })
export class VerificationCodeSent {
  @Field(() => VerificationChannel, { description: "The channel it went to." })
  type!: VerificationChannel;

  @Field(() => String, { description: "Where it went, shortened." })
  sentTo!: string;

  @Field(() => Date, { description: "Until when the code is good." })
  expiresAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The code itself, only where the server runs for developers (DEV_CODES).",
  })
  devCode!: string | null;

  @Field(() => String, { description: "What happened, in words." })
  message!: string;
}

@ObjectType({ description: "A channel of the viewer was verified.", simpleResolvers: true })
export class ChannelVerified {
  @Field(() => VerificationChannel, { description: "The channel that was verified." })
  type!: VerificationChannel;

  @Field(() => Int, { description: "TP that were paid for it; 0 where they were paid before." })
  earned!: number;

  @Field(() => String, { description: "What happened, in words." })
  message!: string;
}
