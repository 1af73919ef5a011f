import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { MODERATION } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { appealDecision } from "./appealDecision.ts";
import { AppealInput, MarketDecision } from "./decision.types.ts";
import { readDecision, readDecisionOf } from "./readDecision.ts";

@Resolver()
export class DecisionsResolver {
  @Query(() => MarketDecision, {
    nullable: true,
    description: "What the market decided about something of the viewer's, or null.",
  })
  marketDecision(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The decision's id." }) id: string,
  ): Promise<MarketDecision | null> {
    return readDecision(ctx, idOf(id));
  }

  @Mutation(() => MarketDecision, {
    description: `Contests a decision, once, within ${MODERATION.appealDays} days; somebody else than before decides, if there is anybody. Refuses with APPEAL_CLOSED.`,
  })
  async appealDecision(
    @Ctx() ctx: Context,
    @Arg("input", () => AppealInput, {
      description: "The decision, and what the viewer says against it.",
    })
    input: AppealInput,
  ): Promise<MarketDecision> {
    return readDecisionOf(ctx, await transact(ctx, appealDecision, input));
  }
}
