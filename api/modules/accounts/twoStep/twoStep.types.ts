import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { JSONObject } from "../../../core/graphql/scalars.ts";

@ObjectType({ description: "A passkey of the viewer.", simpleResolvers: true })
export class Passkey {
  @Field(() => ID, { description: "The passkey's id." })
  id!: number;

  @Field(() => String, { description: "As the member called it." })
  name!: string;

  @Field(() => Date, { description: "When it was added." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it was used last; null before its first use.",
  })
  lastUsedAt!: Date | null;
}

@ObjectType({
  description: "What the viewer has for the second step of a sign-in.",
  simpleResolvers: true,
})
export class TwoStepSignIn {
  @Field(() => Boolean, { description: "Whether a password alone does not sign in." })
  isOn!: boolean;

  @Field(() => Boolean, {
    description: "Whether the viewer, an administrator, cannot act without.",
  })
  isRequired!: boolean;

  @Field(() => Date, { nullable: true, description: "When the authenticator app was set up." })
  authenticatorSince!: Date | null;

  @Field(() => [Passkey], { description: "The viewer's passkeys." })
  passkeys!: Passkey[];

  @Field(() => Int, { description: "Unused ones, of 10." })
  recoveryCodesLeft!: number;

  @Field(() => Date, {
    nullable: true,
    description: "Until when this session may do what asks for a fresh proof of identity.",
  })
  provenUntil!: Date | null;
}

@ObjectType({ description: "What an authenticator app is set up with.", simpleResolvers: true })
export class AuthenticatorSetup {
  @Field(() => String, { description: "In base32, for typing. It is shown this once." })
  secret!: string;

  @Field(() => String, { description: "The same as an `otpauth:` address, for a QR code." })
  uri!: string;
}

@ObjectType({ description: "A second step was added.", simpleResolvers: true })
export class SecondStepAdded {
  @Field(() => TwoStepSignIn, { description: "What the viewer has now." })
  twoStepSignIn!: TwoStepSignIn;

  @Field(() => [String], {
    description: "With the first second step ten recovery codes, shown this once; later none.",
  })
  recoveryCodes!: string[];
}

@InputType({ description: "The second step of a sign-in: one of the two." })
export class SecondStepInput {
  @Field(() => String, {
    nullable: true,
    description: "Six digits of the authenticator app, or a recovery code.",
  })
  code?: string | null;

  @Field(() => JSONObject, {
    nullable: true,
    description: "`AuthenticationResponseJSON` of WebAuthn: what the browser answered.",
  })
  passkey?: object | null;
}
