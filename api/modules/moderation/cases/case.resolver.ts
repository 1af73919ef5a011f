import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { MODERATION } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import type { LiveEvent } from "../../../core/events/follower.ts";
import { MODERATION_QUEUE } from "../../../core/events/topics.ts";
import { CASE_ID } from "../../../core/graphql/args.ts";
import { CaseFilter } from "../../../core/graphql/enums.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../../core/graphql/paging.ts";
import { Cursor } from "../../../core/graphql/scalars.ts";
import { transact } from "../../../core/transactions/transact.ts";
import {
  DecideCaseInput,
  ModerationCase,
  ModerationCaseConnection,
  ModerationUpdate,
} from "./case.types.ts";
import { claimCase, releaseCase } from "./claimCase.ts";
import { decideCase } from "./decideCase.ts";
import { readCase, readCaseOf, readQueue } from "./readCases.ts";

@Resolver()
export class ModerationCasesResolver {
  @Query(() => ModerationCaseConnection, {
    description:
      "What members reported, a case for each subject, and appeals: what is due first is first; decided ones by the decision, the latest first. For moderators.",
  })
  moderationQueue(
    @Ctx() ctx: Context,
    @Arg("filter", () => CaseFilter, { defaultValue: CaseFilter.open, description: "Which cases." })
    filter: CaseFilter,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<ModerationCaseConnection> {
    return readQueue(ctx, filter, { first, after });
  }

  @Query(() => ModerationCase, {
    nullable: true,
    description: "One case, or null. For moderators.",
  })
  async moderationCase(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, CASE_ID) id: string,
  ): Promise<ModerationCase | null> {
    return (await readCase(ctx, idOf(id))) ?? null;
  }

  @Mutation(() => ModerationCase, {
    description: `Looks after a case for ${MODERATION.claimMinutes} minutes; nobody else can decide it meanwhile. Refuses with CASE_CLAIMED, CASE_DECIDED or NOT_YOUR_CASE. For moderators.`,
  })
  async claimCase(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, CASE_ID) id: string,
  ): Promise<ModerationCase> {
    return readCaseOf(ctx, await transact(ctx, claimCase, { id }));
  }

  @Mutation(() => ModerationCase, {
    description: "Gives an own claim back before its time is over. For moderators.",
  })
  async releaseCase(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, CASE_ID) id: string,
  ): Promise<ModerationCase> {
    return readCaseOf(ctx, await transact(ctx, releaseCase, { id }));
  }

  @Mutation(() => ModerationCase, {
    description:
      "Decides a case and closes all its reports. Refuses with CASE_CLAIMED, CASE_DECIDED or NOT_YOUR_CASE, and what does not fit with BAD_USER_INPUT. For moderators.",
  })
  async decideCase(
    @Ctx() ctx: Context,
    @Arg("input", () => DecideCaseInput, { description: "The case, and what becomes of it." })
    input: DecideCaseInput,
  ): Promise<ModerationCase> {
    return readCaseOf(ctx, await transact(ctx, decideCase, input));
  }

  @Subscription(() => ModerationUpdate, {
    subscribe: ({ context, args }) =>
      (context as Context).services.bus.follow([MODERATION_QUEUE], {
        topics: ["moderationUpdated"],
        after: args.after as string | null,
      }),
    description: "A case came, was claimed, or was decided. For moderators.",
  })
  moderationUpdated(
    @Root() { data, cursor }: LiveEvent<{ caseId: number }>,
    @Arg("after", () => Cursor, {
      nullable: true,
      description: "From ModerationCaseConnection.cursor, or the last event's.",
    })
    _after: string | null,
  ): ModerationUpdate {
    return Object.assign(new ModerationUpdate(), { caseId: data.caseId, cursor });
  }
}
