import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { MEMBER_ID } from "../../../core/graphql/args.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { JSONObject } from "../../../core/graphql/scalars.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { memberById } from "../memberById.ts";
import { User } from "../user.entity.ts";
import { beginPasskeyProof, proveIdentity } from "./proveIdentity.ts";
import { readTwoStep } from "./readTwoStep.ts";
import { resetTwoStep } from "./resetTwoStep.ts";
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from "./setUp.ts";
import {
  AuthenticatorSetup,
  SecondStepAdded,
  SecondStepInput,
  TwoStepSignIn,
} from "./twoStep.types.ts";

@Resolver()
export class TwoStepResolver {
  @Query(() => TwoStepSignIn, {
    description: "What the viewer has for the second step of a sign-in.",
  })
  twoStepSignIn(@Ctx() ctx: Context): Promise<TwoStepSignIn> {
    return readTwoStep(ctx);
  }

  @Mutation(() => AuthenticatorSetup, {
    description:
      "Gives the secret for an authenticator app; it counts after `confirmAuthenticator`. Refuses with STEP_UP_REQUIRED or ALREADY_SET_UP.",
  })
  beginAuthenticator(@Ctx() ctx: Context): Promise<AuthenticatorSetup> {
    return transact(ctx, beginAuthenticator, undefined);
  }

  @Mutation(() => SecondStepAdded, {
    description:
      "Sets the authenticator app up by its first code. Refuses with STEP_UP_REQUIRED, NOT_FOUND, BAD_USER_INPUT or RATE_LIMITED.",
  })
  async confirmAuthenticator(
    @Ctx() ctx: Context,
    @Arg("code", () => String, { description: "Six digits." }) code: string,
  ): Promise<SecondStepAdded> {
    const recoveryCodes = await confirmAuthenticator(ctx, code);
    return { recoveryCodes, twoStepSignIn: await readTwoStep(ctx) };
  }

  @Mutation(() => TwoStepSignIn, {
    description: "Removes the authenticator app. Refuses with STEP_UP_REQUIRED or NOT_FOUND.",
  })
  async removeAuthenticator(@Ctx() ctx: Context): Promise<TwoStepSignIn> {
    await transact(ctx, removeAuthenticator, undefined);
    return readTwoStep(ctx);
  }

  @Mutation(() => JSONObject, {
    description:
      "`PublicKeyCredentialCreationOptionsJSON` of WebAuthn, good for five minutes. Refuses with STEP_UP_REQUIRED, and with BAD_USER_INPUT from ten passkeys on.",
  })
  beginPasskey(@Ctx() ctx: Context): Promise<object> {
    return transact(ctx, beginPasskey, undefined);
  }

  @Mutation(() => SecondStepAdded, {
    description:
      "Adds the passkey that the browser made. Refuses with STEP_UP_REQUIRED, BAD_USER_INPUT or ALREADY_SET_UP.",
  })
  async addPasskey(
    @Ctx() ctx: Context,
    @Arg("name", () => String, { description: "1 to 50 characters." }) name: string,
    @Arg("response", () => JSONObject, { description: "`RegistrationResponseJSON` of WebAuthn." })
    response: object,
  ): Promise<SecondStepAdded> {
    const recoveryCodes = await addPasskey(ctx, { name, response });
    return { recoveryCodes, twoStepSignIn: await readTwoStep(ctx) };
  }

  @Mutation(() => TwoStepSignIn, {
    description: "Removes a passkey. Refuses with STEP_UP_REQUIRED or NOT_FOUND.",
  })
  async removePasskey(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The passkey's id." }) id: string,
  ): Promise<TwoStepSignIn> {
    await transact(ctx, removePasskey, idOf(id));
    return readTwoStep(ctx);
  }

  @Mutation(() => [String], {
    description:
      "Ten new recovery codes, shown this once; the old ones do not count any more. Refuses with STEP_UP_REQUIRED, and with BAD_USER_INPUT where two-step sign-in is off.",
  })
  renewRecoveryCodes(@Ctx() ctx: Context): Promise<string[]> {
    return transact(ctx, renewRecoveryCodes, undefined);
  }

  @Mutation(() => JSONObject, {
    description:
      "`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, good for five minutes. Refuses with NOT_FOUND where there is no passkey.",
  })
  beginPasskeyProof(@Ctx() ctx: Context): Promise<object> {
    return transact(ctx, beginPasskeyProof, undefined);
  }

  @Mutation(() => Date, {
    description:
      "Proves that the viewer is at this session: by the second step, or by the password where two-step sign-in is off. Answers until when that counts. Refuses with BAD_USER_INPUT or RATE_LIMITED.",
  })
  proveIdentity(
    @Ctx() ctx: Context,
    @Arg("password", () => String, {
      nullable: true,
      description: "The password, where two-step sign-in is off.",
    })
    password?: string | null,
    @Arg("secondStep", () => SecondStepInput, {
      nullable: true,
      description: "The second step, where two-step sign-in is on.",
    })
    secondStep?: SecondStepInput | null,
  ): Promise<Date> {
    return proveIdentity(ctx, { password, secondStep });
  }

  @Mutation(() => User, {
    description:
      "Turns the two-step sign-in of a member off who lost all that they have for it, and ends their sessions. Refuses with NOT_FOUND where it is off, and for administrators with FORBIDDEN. For administrators.",
  })
  async resetTwoStep(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
    @Arg("reason", () => String, { description: "3 to 500 characters; the member is told it." })
    reason: string,
  ): Promise<User> {
    return memberById(ctx, await transact(ctx, resetTwoStep, { memberId, reason }));
  }
}
