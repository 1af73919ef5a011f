import { keepDeadlines } from "../../core/jobs/deadlines.ts";
import { row, sql } from "../../core/sql/sql.ts";
import type { UseCase } from "../../core/transactions/transact.ts";
import { answerDispute } from "../../modules/disputes/answerDispute.ts";
import { decideDispute } from "../../modules/disputes/decideDispute.ts";
import { withdrawDispute } from "../../modules/disputes/endDispute.ts";
import { fileDispute } from "../../modules/disputes/fileDispute.ts";
import { askDispute, takeDispute } from "../../modules/disputes/reviewDispute.ts";
import { reviewPublishes } from "../../modules/reviews/index.ts";
import { submitReview } from "../../modules/reviews/submitReview.ts";
import {
  DISPUTES,
  PUBLISHED_ALONE,
  REVIEWS,
  type DemoDispute,
  type DisputeStep,
} from "./reviews.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** What members said of each other, and when what waited was published. */
export function reviewScenes(script: Script): Scene[] {
  const { stage, cast } = script;
  const written = REVIEWS.map(([at, by, item, rating, comment, aspectRatings]) => ({
    at,
    play: async () => {
      const transactionId = await dealWith(script, item);
      await stage.as(idOf(cast, by), submitReview, {
        transactionId: String(transactionId),
        rating,
        comment: comment ?? null,
        aspectRatings: aspectRatings ?? null,
      });
    },
  }));
  const alone = PUBLISHED_ALONE.map((at) => ({
    at,
    play: () => keepDeadlines(stage.services, [reviewPublishes]),
  }));
  return [...written, ...alone];
}

/** The disputes of the market, step by step. */
export function disputeScenes(script: Script): Scene[] {
  return DISPUTES.flatMap((dispute) => {
    const filed = { id: "" };
    const file = async () => {
      filed.id = String(await fileFor(script, dispute));
    };
    const steps = dispute.next.map((step) => ({
      at: step.at,
      play: () => playStep(script, { ...dispute, ...filed }, step),
    }));
    return [{ at: dispute.at, play: file }, ...steps];
  });
}

async function fileFor(script: Script, { by, item, category, says, evidence }: DemoDispute) {
  const { stage, cast } = script;
  const transactionId = await dealWith(script, item);
  const about = transactionId
    ? { transactionId: String(transactionId) }
    : { orderPartId: String(await parcelWith(script, item)) };
  const { disputeId } = await stage.as(idOf(cast, by), fileDispute, {
    ...about,
    category,
    description: says,
    evidence: [...(evidence ?? [])],
  });
  return disputeId;
}

async function playStep(
  script: Script,
  { id, by }: DemoDispute & { id: string },
  step: DisputeStep,
): Promise<void> {
  const { stage, cast } = script;
  switch (step.did) {
    case "answer":
      return void (await stage.as(idOf(cast, step.by), answerDispute, { id, text: step.says }));
    case "withdraw":
      return void (await stage.as(idOf(cast, by), withdrawDispute, { id }));
    case "take":
      return asMarket(script, "takeDispute", takeDispute, { id });
    case "ask":
      return asMarket(script, "askDispute", askDispute, { id, text: step.says });
    case "decide":
      return asMarket(script, "decideDispute", decideDispute, {
        id,
        decision: step.decision,
        refundAmount: step.refund ?? null,
        resolution: step.says,
      });
  }
}

/** Where the market has no administrator of its own, nobody decides. */
async function asMarket<Input extends object>(
  { stage, adminIds: [adminId] }: Script,
  action: string,
  useCase: UseCase<Input, unknown>,
  input: Input,
): Promise<void> {
  if (adminId !== undefined) await stage.act(adminId, action, useCase, input);
}

async function dealWith({ stage, itemIds }: Script, item: string): Promise<number | undefined> {
  const found = await row(
    stage.em,
    sql<{
      id: number;
    }>`select max(id) as id from transactions where item_id = ${idOf(itemIds, item)}`,
  );
  return found?.id ?? undefined;
}

async function parcelWith({ stage, itemIds }: Script, item: string): Promise<number | undefined> {
  const found = await row(
    stage.em,
    sql<{
      id: number;
    }>`select max(part_id) as id from order_items where item_id = ${idOf(itemIds, item)}`,
  );
  return found?.id;
}
