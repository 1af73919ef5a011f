import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { transact } from "../../core/transact.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";
import { Message } from "../messages/message.entity.ts";
import { Review } from "../reviews/index.ts";
import { FeedPost, PostComment } from "../social/index.ts";
import { report } from "./report.ts";
import { isReported } from "./reported.loader.ts";
import { ReportFiled, ReportInput } from "./report.types.ts";

const REPORTED = "Whether the viewer has reported it. Nobody else is told.";

/** Whatever can be reported. */
interface Reportable {
  id: number;
}

@Resolver()
export class ReportsResolver {
  @Mutation(() => ReportFiled, {
    description:
      "Tells the market about a member, a message or an item. Once for each thing; a second one answers the first.",
  })
  report(
    @Ctx() ctx: Context,
    @Arg("input", () => ReportInput) input: ReportInput,
  ): Promise<ReportFiled> {
    return transact(ctx, report, input);
  }
}

@Resolver(() => User)
export class ReportOfMemberResolver {
  @FieldResolver(() => Boolean, { description: REPORTED })
  isReported(@Root() { id }: Reportable, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isReported(ctx, "member", id);
  }
}

@Resolver(() => Item)
export class ReportOfItemResolver {
  @FieldResolver(() => Boolean, { description: REPORTED })
  isReported(@Root() { id }: Reportable, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isReported(ctx, "item", id);
  }
}

@Resolver(() => Message)
export class ReportOfMessageResolver {
  @FieldResolver(() => Boolean, { description: REPORTED })
  isReported(@Root() { id }: Reportable, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isReported(ctx, "message", id);
  }
}

@Resolver(() => FeedPost)
export class ReportOfPostResolver {
  @FieldResolver(() => Boolean, { description: REPORTED })
  isReported(@Root() { id }: Reportable, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isReported(ctx, "post", id);
  }
}

@Resolver(() => PostComment)
export class ReportOfCommentResolver {
  @FieldResolver(() => Boolean, { description: REPORTED })
  isReported(@Root() { id }: Reportable, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isReported(ctx, "comment", id);
  }
}

@Resolver(() => Review)
export class ReportOfReviewResolver {
  @FieldResolver(() => Boolean, { description: REPORTED })
  isReported(@Root() { id }: Reportable, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isReported(ctx, "review", id);
  }
}
