import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { memberById } from "../memberById.ts";
import { User } from "../user.entity.ts";
import { SetRoleInput } from "./roles.types.ts";
import { setRole } from "./setRole.ts";

@Resolver()
export class RolesResolver {
  @Mutation(() => User, {
    description:
      "Makes a member a moderator or an administrator, or takes that away; their sessions and sockets end within a second. Refuses the own role with FORBIDDEN, with TWO_STEP_MISSING and with ROLE_UNCHANGED. For administrators.",
  })
  async setRole(
    @Ctx() ctx: Context,
    @Arg("input", () => SetRoleInput, { description: "Whom, which role, and why." })
    input: SetRoleInput,
  ): Promise<User> {
    return memberById(ctx, await transact(ctx, setRole, input));
  }
}
