import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { MEMBER_ID } from "../../../core/graphql/args.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { memberById } from "../memberById.ts";
import { startView } from "./startView.ts";
import { stopView } from "./stopView.ts";
import { MemberView } from "./viewAs.types.ts";

@Resolver()
export class ViewAsResolver {
  @Mutation(() => MemberView, {
    description:
      "Views the market as a member for 15 minutes: reads only, nothing private, and nothing of it counts as the member's. It ends with this session, and another view of this session ends. The member finds it in their activity. Refuses with STEP_UP_REQUIRED, BAD_USER_INPUT or NOT_FOUND, and administrators, moderators and suspended members with FORBIDDEN. For administrators.",
  })
  async viewAs(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
    @Arg("reason", () => String, { description: "3 to 500 characters; the member is told it." })
    reason: string,
  ): Promise<MemberView> {
    const { memberId: id, ...view } = await transact(ctx, startView, { memberId, reason });
    return { ...view, member: await memberById(ctx, id) };
  }

  @Mutation(() => Boolean, {
    description:
      "Ends the view that began in this session, within a second on every socket. Answers whether there was one. For administrators.",
  })
  stopViewAs(@Ctx() ctx: Context): Promise<boolean> {
    return transact(ctx, stopView, undefined);
  }
}
