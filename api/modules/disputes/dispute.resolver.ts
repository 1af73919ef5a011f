import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import { nullIfUnknown } from "../../core/failures.ts";
import { DISPUTE_ID, SINCE } from "../../core/graphql/args.ts";
import { DisputeQueueFilter, DisputeStatus } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { transact } from "../../core/transactions/transact.ts";
import { answerDispute } from "./answerDispute.ts";
import { decideDispute } from "./decideDispute.ts";
import {
  DecisionInput,
  Dispute,
  DisputeChanged,
  DisputeConnection,
  DisputeInput,
  DisputeUpdated,
} from "./dispute.types.ts";
import { concedeDispute, withdrawDispute } from "./endDispute.ts";
import { fileDispute } from "./fileDispute.ts";
import { readDispute, readDisputes } from "./readDisputes.ts";
import { readQueue } from "./readQueue.ts";
import { askDispute, takeDispute } from "./reviewDispute.ts";

@Resolver()
export class DisputesResolver {
  @Query(() => Dispute, {
    nullable: true,
    description: "A dispute the viewer is a side of or may judge, or null.",
  })
  dispute(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, DISPUTE_ID) id: string,
  ): Promise<Dispute | null> {
    return readDispute(ctx, idOf(id)).catch(nullIfUnknown);
  }

  @Query(() => DisputeConnection, {
    description: "The disputes the viewer is a side of, newest first.",
  })
  disputes(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<DisputeConnection> {
    return readDisputes(ctx, { first, after });
  }

  @Query(() => DisputeConnection, {
    description:
      "For administrators: all disputes. What is nearest to its deadline is first; those that ended follow, the latest first.",
  })
  disputeQueue(
    @Ctx() ctx: Context,
    @Arg("filter", () => DisputeQueueFilter, {
      nullable: true,
      description: "Which of them. Left out: all.",
    })
    filter: DisputeQueueFilter | null,
    @Arg("status", () => DisputeStatus, {
      nullable: true,
      description: "Only those that stand here.",
    })
    status: DisputeStatus | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<DisputeConnection> {
    return readQueue(ctx, { filter, status }, { first, after });
  }

  @Mutation(() => DisputeChanged, {
    description:
      "Asks the market to decide about a deal of the viewer, settled in the last 14 days or on its way. What is in escrow stays there meanwhile.",
  })
  fileDispute(
    @Ctx() ctx: Context,
    @Arg("input", () => DisputeInput, { description: "The deal, and what is wrong with it." })
    input: DisputeInput,
  ): Promise<DisputeChanged> {
    return transact(ctx, fileDispute, { ...input });
  }

  @Mutation(() => DisputeChanged, { description: "A side says how it was." })
  answerDispute(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, DISPUTE_ID) id: string,
    @Arg("text", () => String, { description: "At most 1000 characters." }) text: string,
    @Arg("evidence", () => [String], {
      nullable: true,
      description: "At most 10 links that start with http.",
    })
    evidence: string[] | null,
  ): Promise<DisputeChanged> {
    return transact(ctx, answerDispute, { id, text, evidence });
  }

  @Mutation(() => DisputeChanged, { description: "Takes an own dispute back." })
  withdrawDispute(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, DISPUTE_ID) id: string,
  ): Promise<DisputeChanged> {
    return transact(ctx, withdrawDispute, { id });
  }

  @Mutation(() => DisputeChanged, {
    description: "The reported member agrees: it ends at once in favour of who filed it.",
  })
  concedeDispute(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, DISPUTE_ID) id: string,
  ): Promise<DisputeChanged> {
    return transact(ctx, concedeDispute, { id });
  }

  @Mutation(() => DisputeChanged, { description: "For administrators: takes a dispute on." })
  takeDispute(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, DISPUTE_ID) id: string,
  ): Promise<DisputeChanged> {
    return transact(ctx, takeDispute, { id });
  }

  @Mutation(() => DisputeChanged, {
    description:
      "For administrators: asks both sides something, at most three times; they have 48 hours again.",
  })
  askDispute(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, DISPUTE_ID) id: string,
    @Arg("text", () => String, { description: "At most 1000 characters." }) text: string,
  ): Promise<DisputeChanged> {
    return transact(ctx, askDispute, { id, text });
  }

  @Mutation(() => DisputeChanged, {
    description: "For administrators: decides a dispute that is under review, and moves its TP.",
  })
  decideDispute(
    @Ctx() ctx: Context,
    @Arg("input", () => DecisionInput, { description: "The dispute, and what is decided." })
    input: DecisionInput,
  ): Promise<DisputeChanged> {
    return transact(ctx, decideDispute, { ...input });
  }

  @Subscription(() => DisputeUpdated, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["disputeUpdated"], args.after),
    description: "A dispute of the viewer, or one the viewer may judge, was filed or went on.",
  })
  disputeUpdated(
    @Root() { data, cursor }: LiveEvent<{ disputeId: number }>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): DisputeUpdated {
    return { disputeId: data.disputeId, cursor };
  }
}
