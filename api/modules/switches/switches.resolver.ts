import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { readSwitches } from "./readSwitches.ts";
import { changeSwitch } from "./setSwitch.ts";
import { AdminSwitch, ClosedFeatures, SetSwitchInput } from "./switches.types.ts";

@Resolver()
export class SwitchesResolver {
  @Query(() => ClosedFeatures, {
    description: "What the market has closed for now, and why. From memory: it costs nothing.",
  })
  closedFeatures(@Ctx() { services }: Context): ClosedFeatures {
    return services.switches.state;
  }

  @Query(() => [AdminSwitch], { description: "Every switch. For administrators." })
  adminSwitches(@Ctx() ctx: Context): Promise<AdminSwitch[]> {
    return readSwitches(ctx);
  }

  @Mutation(() => AdminSwitch, {
    description:
      "Closes a feature, or opens it again: on every server within a second. What is closed refuses with FEATURE_OFF and the reason. Refuses with ALREADY_SWITCHED what stands so already. For administrators.",
  })
  setSwitch(
    @Ctx() ctx: Context,
    @Arg("input", () => SetSwitchInput, { description: "Which switch, and how it is to stand." })
    input: SetSwitchInput,
  ): Promise<AdminSwitch> {
    return changeSwitch(ctx, input);
  }
}

@Resolver(() => AdminSwitch)
export class AdminSwitchResolver {
  @FieldResolver(() => User, { nullable: true, description: "Who set it last." })
  changedBy(@Root() { changedById }: AdminSwitch, @Ctx() ctx: Context): Promise<User> | null {
    return changedById === null ? null : memberById(ctx, changedById);
  }

  @FieldResolver(() => [String], {
    description: "The root fields and routes that it closes, by their rules.",
  })
  closes(@Root() { name }: AdminSwitch, @Ctx() { services }: Context): string[] {
    return services.switches.closes(name);
  }
}
