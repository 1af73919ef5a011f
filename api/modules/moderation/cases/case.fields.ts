import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { cursorOf } from "../../../core/events/follow.ts";
import { MODERATION_QUEUE } from "../../../core/events/topics.ts";
import { Cursor } from "../../../core/graphql/scalars.ts";
import { memberById } from "../../accounts/index.ts";
import { User } from "../../accounts/user.entity.ts";
import { Image, imageOf } from "../../items/index.ts";
import { CaseContent, CaseReport, ModerationCase, ModerationUpdate } from "./case.types.ts";
import { readCase, readCaseOf, readContent, readHistory, readReports } from "./readCases.ts";

@Resolver(() => ModerationCase)
export class ModerationCaseResolver {
  @FieldResolver(() => Cursor, { description: "For `moderationUpdated`." })
  cursor(@Ctx() ctx: Context): Promise<string> {
    return cursorOf(ctx, [MODERATION_QUEUE]);
  }

  @FieldResolver(() => User, { description: "Whose it is, or who is contesting." })
  member(@Root() { memberId }: ModerationCase, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, memberId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who looks after it now; nobody else can decide it meanwhile.",
  })
  claimedBy(@Root() { claimedById }: ModerationCase, @Ctx() ctx: Context): Promise<User> | null {
    return claimedById === null ? null : memberById(ctx, claimedById);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who decided it; null while it is open.",
  })
  decidedBy(@Root() { decidedById }: ModerationCase, @Ctx() ctx: Context): Promise<User> | null {
    return decidedById === null ? null : memberById(ctx, decidedById);
  }

  @FieldResolver(() => ModerationCase, {
    nullable: true,
    description: "Of an appeal: the case whose decision is contested.",
    complexity: 10,
  })
  async appeals(
    @Root() { appealsId }: ModerationCase,
    @Ctx() ctx: Context,
  ): Promise<ModerationCase | null> {
    return appealsId === null ? null : ((await readCase(ctx, appealsId)) ?? null);
  }

  @FieldResolver(() => CaseContent, {
    description: "What it is about, as it is now.",
    complexity: 10,
  })
  now(@Root() one: ModerationCase, @Ctx() ctx: Context): Promise<CaseContent> {
    return readContent(ctx, one);
  }

  @FieldResolver(() => [CaseReport], {
    description: "The reports, the oldest first; at most 100.",
    complexity: ({ childComplexity }) => 20 + 10 * childComplexity,
  })
  reports(@Root() one: ModerationCase, @Ctx() ctx: Context): Promise<CaseReport[]> {
    return readReports(ctx, one);
  }

  @FieldResolver(() => [ModerationCase], {
    description: "What was decided about the same member before, the latest 20.",
    complexity: ({ childComplexity }) => 20 + 10 * childComplexity,
  })
  history(@Root() one: ModerationCase, @Ctx() ctx: Context): Promise<ModerationCase[]> {
    return readHistory(ctx, one);
  }
}

@Resolver(() => CaseContent)
export class CaseContentResolver {
  @FieldResolver(() => [Image], { description: "Its pictures." })
  images(@Root() { paths }: CaseContent): Image[] {
    return paths.map((path) => imageOf(path, undefined));
  }
}

@Resolver(() => CaseReport)
export class CaseReportResolver {
  @FieldResolver(() => User, { description: "Who reported it. The reported member is never told." })
  reporter(@Root() { reporterId }: CaseReport, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, reporterId);
  }
}

@Resolver(() => ModerationUpdate)
export class ModerationUpdateResolver {
  @FieldResolver(() => ModerationCase, { description: "The case as it is now." })
  case(@Root() { caseId }: ModerationUpdate, @Ctx() ctx: Context): Promise<ModerationCase> {
    return readCaseOf(ctx, caseId);
  }
}
