import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { MEMBER_ID } from "../../core/graphql/args.ts";
import { OfferRole } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { transact } from "../../core/transactions/transact.ts";
import { Wallet, walletOf } from "../ledger/index.ts";
import {
  AuthPayload,
  RegisterInput,
  Session,
  UpdateProfileInput,
  Viewer,
} from "./accounts.types.ts";
import { changePassword } from "./passwords/changePassword.ts";
import { forgotPassword } from "./passwords/forgotPassword.ts";
import { resetPassword } from "./passwords/resetPassword.ts";
import { isOnline } from "./presence.loader.ts";
import { isVisible } from "./privacy/privacy.ts";
import { UpdatePrivacyInput } from "./privacy/privacy.types.ts";
import { updatePrivacy } from "./privacy/updatePrivacy.ts";
import {
  countPendingOffers,
  countUnreadMessages,
  countUnreadNotifications,
  readOwnViewer,
  readViewer,
  signedIn,
} from "./readViewer.ts";
import { register } from "./register.ts";
import { login } from "./sessions/login.ts";
import { logout } from "./sessions/logout.ts";
import { readSessions } from "./sessions/readSessions.ts";
import { revokeOtherSessions } from "./sessions/revokeOtherSessions.ts";
import { revokeSession } from "./sessions/revokeSession.ts";
import { statsOf } from "./stats.loader.ts";
import { SecondStepInput } from "./twoStep/twoStep.types.ts";
import { updateProfile } from "./updateProfile.ts";
import { User } from "./user.entity.ts";

@Resolver()
export class AccountsResolver {
  @Query(() => Viewer, { nullable: true, description: "The signed-in member; null for a visitor." })
  viewer(@Ctx() ctx: Context): Promise<Viewer | null> {
    return readViewer(ctx);
  }

  @Query(() => User, {
    nullable: true,
    description: "A member as everybody sees them; null when there is none.",
  })
  user(@Ctx() ctx: Context, @Arg("id", () => ID, MEMBER_ID) id: string): Promise<User | null> {
    return ctx.em.findOne(User, { id: idOf(id) });
  }

  @Query(() => [Session], { description: "Where the viewer is signed in, the last used first." })
  sessions(@Ctx() ctx: Context): Promise<Session[]> {
    return readSessions(ctx);
  }

  @Mutation(() => AuthPayload, {
    description:
      "Makes an account with 100 TP and signs it in. Refuses with BAD_USER_INPUT, EMAIL_TAKEN, USERNAME_TAKEN or RATE_LIMITED.",
  })
  async register(
    @Ctx() ctx: Context,
    @Arg("input", () => RegisterInput, { description: "The new account." }) input: RegisterInput,
  ): Promise<AuthPayload> {
    return signedIn(ctx, await register(ctx, input), "Account created successfully");
  }

  @Mutation(() => AuthPayload, {
    description:
      "Opens a session. Refuses with INVALID_CREDENTIALS, with FORBIDDEN when suspended, with SECOND_STEP_REQUIRED where two-step sign-in is on and no second step was given (`details` has `authenticator` and the options of `passkey`), with BAD_USER_INPUT for one that is not right, or with RATE_LIMITED.",
  })
  async login(
    @Ctx() ctx: Context,
    @Arg("email", () => String, { description: "The e-mail address of the account, in any case." })
    email: string,
    @Arg("password", () => String, { description: "The password." }) password: string,
    @Arg("secondStep", () => SecondStepInput, {
      nullable: true,
      description: "Needed where two-step sign-in is on.",
    })
    secondStep?: SecondStepInput | null,
  ): Promise<AuthPayload> {
    return signedIn(ctx, await login(ctx, { email, password, secondStep }), "Welcome back!");
  }

  @Mutation(() => Boolean, { description: "Ends this session; its sockets close within a second." })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return logout(ctx);
  }

  @Mutation(() => String, {
    description:
      "Mails a link that sets a new password. The answer does not tell whether the account exists.",
  })
  forgotPassword(
    @Ctx() ctx: Context,
    @Arg("email", () => String, { description: "The e-mail address of the account." })
    email: string,
  ): Promise<string> {
    return forgotPassword(ctx, { email });
  }

  @Mutation(() => String, {
    description: "Sets a new password with a mailed token, once, and ends all sessions.",
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg("token", () => String, { description: "The token of the link in the mail." })
    token: string,
    @Arg("password", () => String, { description: "At least 8 characters." }) password: string,
  ): Promise<string> {
    return resetPassword(ctx, { token, password });
  }

  @Mutation(() => Viewer, { description: "Changes what is given of the viewer's profile." })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg("input", () => UpdateProfileInput, {
      description: "What changes; what is left out stays.",
    })
    input: UpdateProfileInput,
  ): Promise<Viewer> {
    await transact(ctx, updateProfile, input);
    return readOwnViewer(ctx);
  }

  @Mutation(() => Viewer, {
    description: "Sets who may see the viewer's place, presence and wanted items.",
  })
  async updatePrivacy(
    @Ctx() ctx: Context,
    @Arg("input", () => UpdatePrivacyInput, {
      description: "What changes; what is left out stays.",
    })
    input: UpdatePrivacyInput,
  ): Promise<Viewer> {
    await transact(ctx, updatePrivacy, input);
    return readOwnViewer(ctx);
  }

  @Mutation(() => Int, {
    description:
      "Sets another password and ends every session but this one. Answers how many ended. Refuses with BAD_USER_INPUT or RATE_LIMITED.",
  })
  changePassword(
    @Ctx() ctx: Context,
    @Arg("currentPassword", () => String, { description: "The password that is good now." })
    currentPassword: string,
    @Arg("newPassword", () => String, {
      description: "At least 8 characters, and none of the passwords everybody tries.",
    })
    newPassword: string,
  ): Promise<number> {
    return changePassword(ctx, { currentPassword, newPassword });
  }

  @Mutation(() => Boolean, {
    description: "Ends one of the viewer's sessions; its sockets close within a second.",
  })
  revokeSession(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The session's id." }) id: string,
  ): Promise<boolean> {
    return transact(ctx, revokeSession, idOf(id));
  }

  @Mutation(() => Int, {
    description: "Ends every session of the viewer but this one. Answers how many.",
  })
  revokeOtherSessions(@Ctx() ctx: Context): Promise<number> {
    return transact(ctx, revokeOtherSessions, undefined);
  }
}

@Resolver(() => Viewer)
export class ViewerResolver {
  @FieldResolver(() => Wallet, { description: "The viewer's TP." })
  wallet(@Root() viewer: Viewer, @Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewer.id);
  }

  @FieldResolver(() => Int, { description: "Messages not read yet, over all threads." })
  unreadMessages(@Root() viewer: Viewer, @Ctx() ctx: Context): Promise<number> {
    return countUnreadMessages(ctx, viewer.id);
  }

  @FieldResolver(() => Int, { description: "How many notifications the viewer has not read." })
  unreadNotifications(@Root() viewer: Viewer, @Ctx() ctx: Context): Promise<number> {
    return countUnreadNotifications(ctx, viewer.id);
  }

  @FieldResolver(() => Int, { description: "Offers that wait for the viewer's answer." })
  pendingOffers(
    @Root() viewer: Viewer,
    @Ctx() ctx: Context,
    @Arg("role", () => OfferRole, {
      nullable: true,
      description: "Only those that the viewer answers as this side; else both.",
    })
    role: OfferRole | null,
  ): Promise<number> {
    return countPendingOffers(ctx, viewer.id, role);
  }
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => String, { nullable: true })
  location(@Root() user: User, @Ctx() ctx: Context): string | null {
    return isVisible(user.locationVisibleTo, user.id, ctx.viewer) ? user.location : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether there was a sign of life in the last 2 minutes; null where the member does not show it to you.",
  })
  isOnline(@Root() user: User, @Ctx() ctx: Context): Promise<boolean | null> {
    return isOnline(ctx, user.id);
  }

  @FieldResolver(() => Int, { description: "Items listed so far." })
  async itemsListed(@Root() user: User, @Ctx() ctx: Context): Promise<number> {
    return (await statsOf(ctx, user.id)).itemsListed;
  }

  @FieldResolver(() => Int, { description: "Deals settled so far, as buyer or seller." })
  async dealsCompleted(@Root() user: User, @Ctx() ctx: Context): Promise<number> {
    return (await statsOf(ctx, user.id)).dealsCompleted;
  }
}
