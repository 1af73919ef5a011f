import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { ReportSubject } from "../../core/graphql/enums.ts";
import { transact } from "../../core/transactions/transact.ts";
import { User } from "../accounts/user.entity.ts";
import { Guide } from "../guides/index.ts";
import { Item } from "../items/item.entity.ts";
import { Message } from "../messages/message.entity.ts";
import { Review } from "../reviews/index.ts";
import { FeedPost, PostComment } from "../social/index.ts";
import { report } from "./report.ts";
import { ReportFiled, ReportInput } from "./report.types.ts";
import { isReported } from "./reported.loader.ts";

@Resolver()
export class ReportsResolver {
  @Mutation(() => ReportFiled, {
    description:
      "Tells the market about a member, a message or an item. Once for each thing; a second one answers the first.",
  })
  report(
    @Ctx() ctx: Context,
    @Arg("input", () => ReportInput, { description: "What is reported, and why." })
    input: ReportInput,
  ): Promise<ReportFiled> {
    return transact(ctx, report, input);
  }
}

/** Makes the `isReported` field for one of the types that can be reported. */
function reportOf(type: new () => object, subject: ReportSubject) {
  @Resolver(() => type)
  class ReportOfResolver {
    @FieldResolver(() => Boolean, {
      description: "Whether the viewer has reported it. Nobody else is told.",
    })
    isReported(@Root() { id }: { id: number }, @Ctx() ctx: Context): Promise<boolean> | boolean {
      return isReported(ctx, subject, id);
    }
  }
  return ReportOfResolver;
}

export const ReportOfMemberResolver = reportOf(User, "member");
export const ReportOfItemResolver = reportOf(Item, "item");
export const ReportOfMessageResolver = reportOf(Message, "message");
export const ReportOfPostResolver = reportOf(FeedPost, "post");
export const ReportOfCommentResolver = reportOf(PostComment, "comment");
export const ReportOfGuideResolver = reportOf(Guide, "guide");
export const ReportOfReviewResolver = reportOf(Review, "review");
