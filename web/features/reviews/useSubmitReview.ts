import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { useIntentKey } from "../../apollo/useIntentKey.ts";
import { graphql } from "../../gql/gql.ts";
import { useToast } from "../../ui/toast.tsx";
import type { ChosenDeal } from "./useDealChoice.ts";

const SubmitReview = graphql(`
  mutation SubmitReview($input: ReviewInput!) {
    submitReview(input: $input) {
      tpEarned
      review {
        id
        rating
        publishedAt
      }
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

export type Aspect = "communication" | "reliability" | "itemCondition" | "overall";

export interface ReviewValues {
  /** 0 means no star yet. */
  rating: number;
  comment: string;
  aspects: Partial<Record<Aspect, number>>;
}

/** Submits a review; practice validates the same and stores nothing. Source: S2 §5, §8, C33 */
export function useSubmitReview(deal: ChosenDeal | null, onDone: () => void) {
  const [run, { busy }] = useCommand(SubmitReview);
  const intent = useIntentKey();
  const toast = useToast();

  async function submit(values: ReviewValues): Promise<void> {
    if (values.rating === 0) {
      toast({
        title: "Rating Required",
        description: "Please provide a rating before submitting",
        destructive: true,
      });
      return;
    }
    if (!deal) {
      toast({ title: "Review Submitted", description: "Practice: nothing was stored." });
      onDone();
      return;
    }
    await send(deal, values);
  }

  async function send(chosen: ChosenDeal, { rating, comment, aspects }: ReviewValues) {
    const input = {
      transactionId: chosen.transactionId ?? "",
      revieweeId: chosen.other.id,
      rating,
      comment: comment.trim() || null,
      ...(Object.keys(aspects).length > 0 && { aspectRatings: aspects }),
    };
    try {
      const { submitReview } = await run(
        { input: { ...input, idempotencyKey: intent.of(JSON.stringify(input)) } },
        {
          update: (cache, { data }) =>
            void cache.modify({
              id: `Deal:${chosen.id}`,
              fields: {
                viewerActions: (actions) =>
                  Array.isArray(actions)
                    ? actions.filter((action) => action !== "review")
                    : actions,
                viewerReview: () => ({ __ref: `Review:${data?.submitReview.review.id}` }),
              },
            }),
        },
      );
      const { tpEarned, review } = submitReview;
      toast({
        title: "Review Submitted",
        description: review.publishedAt
          ? `Both reviews are shown now. You earned ${tpEarned} TP.`
          : `You earned ${tpEarned} TP. It is shown when ${chosen.other.displayName} has written too, or after 14 days.`,
      });
      onDone();
    } catch (error) {
      const { message } = toFailure(error);
      toast({
        title: "Error",
        description: `Failed to submit review: ${message}`,
        destructive: true,
      });
    }
  }
  return { submit, busy };
}
