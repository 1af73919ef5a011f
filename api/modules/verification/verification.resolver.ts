import { Arg, Ctx, FieldResolver, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { VerificationChannel } from "../../core/graphql/enums.ts";
import { ownViewer, Viewer } from "../accounts/index.ts";
import { sendVerificationCode } from "./sendVerificationCode.ts";
import { ChannelVerified, VerificationCodeSent } from "./verification.types.ts";
import { verifyChannel } from "./verifyChannel.ts";

@Resolver()
export class VerificationResolver {
  @Mutation(() => VerificationCodeSent, {
    description:
      "Sends a code of six digits to the account's e-mail or to a phone. Refuses with BAD_USER_INPUT or RATE_LIMITED.",
  })
  sendVerificationCode(
    @Ctx() ctx: Context,
    @Arg("type", () => VerificationChannel, { description: "Which channel." })
    type: VerificationChannel,
    @Arg("email", () => String, {
      nullable: true,
      description: "Nothing but the account's own address.",
    })
    email: string | null,
    @Arg("phone", () => String, {
      nullable: true,
      description: "With its country code; left out, the number the account has.",
    })
    phone: string | null,
  ): Promise<VerificationCodeSent> {
    return sendVerificationCode(ctx, { type, email, phone });
  }

  @Mutation(() => ChannelVerified, {
    description:
      "Verifies a channel with the code that was sent to it, once, and pays for it. Refuses with BAD_USER_INPUT.",
  })
  async verifyChannel(
    @Ctx() ctx: Context,
    @Arg("type", () => VerificationChannel, { description: "Which channel." })
    type: VerificationChannel,
    @Arg("code", () => String, { description: "The code that was sent." }) code: string,
  ): Promise<ChannelVerified> {
    const earned = await verifyChannel(ctx, { type, code });
    const message = type === "email" ? "Your email is verified" : "Your phone is verified";
    return Object.assign(new ChannelVerified(), { type, earned, message });
  }
}

@Resolver(() => ChannelVerified)
export class ChannelVerifiedResolver {
  @FieldResolver(() => Viewer, { description: "The member after it." })
  viewer(@Ctx() ctx: Context): Promise<Viewer> {
    return ownViewer(ctx);
  }
}
