import { useNavigate } from "react-router-dom";
import { DISPUTE_DESCRIPTION } from "../../../schema/limits.ts";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { useIntentKey } from "../../apollo/useIntentKey.ts";
import { graphql } from "../../gql/gql.ts";
import type { DisputeCategory } from "../../gql/graphql.ts";
import { useToast } from "../../ui/toast.tsx";
import type { ChosenDeal } from "./useDealChoice.ts";

const FileDispute = graphql(`
  mutation FileDispute($input: DisputeInput!) {
    fileDispute(input: $input) {
      dispute {
        id
        status
      }
    }
  }
`);

export interface DisputeValues {
  category: DisputeCategory | "";
  description: string;
  evidence: string[];
}

const SUBMITTED = "Dispute Submitted";

/** Files a dispute and opens its page; practice validates the same and stores nothing. Source: S2 §5, §8, C33 */
export function useFileDispute(deal: ChosenDeal | null, onDone: () => void) {
  const [run, { busy }] = useCommand(FileDispute);
  const intent = useIntentKey();
  const navigate = useNavigate();
  const toast = useToast();

  async function submit(values: DisputeValues): Promise<void> {
    const refusal = missingIn(values);
    if (refusal) return toast({ ...refusal, destructive: true });
    if (!deal) {
      toast({ title: SUBMITTED, description: "Practice: nothing was stored." });
      return onDone();
    }
    await send(deal, values);
  }

  async function send(chosen: ChosenDeal, { category, description, evidence }: DisputeValues) {
    if (category === "") return;
    const { transactionId, orderPartId } = chosen;
    const input = {
      ...(transactionId ? { transactionId } : { orderPartId: orderPartId ?? null }),
      reportedUserId: chosen.other.id,
      category,
      description: description.trim(),
      evidence,
    };
    try {
      const { fileDispute } = await run(
        { input: { ...input, idempotencyKey: intent.of(JSON.stringify(input)) } },
        {
          update: (cache, { data }) =>
            void cache.modify({
              id: `Deal:${chosen.id}`,
              fields: {
                viewerActions: (actions) =>
                  Array.isArray(actions)
                    ? actions.filter((action) => action !== "dispute")
                    : actions,
                dispute: () => ({ __ref: `Dispute:${data?.fileDispute.dispute.id}` }),
              },
            }),
        },
      );
      toast({
        title: SUBMITTED,
        description: "Your dispute has been submitted for admin review.",
      });
      onDone();
      void navigate(`/disputes/${fileDispute.dispute.id}`);
    } catch (error) {
      const { message } = toFailure(error);
      toast({
        title: "Error",
        description: `Failed to submit dispute: ${message}`,
        destructive: true,
      });
    }
  }
  return { submit, busy };
}

/** The documented message about an incomplete form; null if nothing is missing. Source: S2 §5 */
function missingIn({ category, description }: DisputeValues) {
  const words = description.trim();
  if (category === "" || words === "")
    return { title: "Missing Information", description: "Please fill in all required fields" };
  if ([...words].length < DISPUTE_DESCRIPTION.min)
    return {
      title: "Description Too Short",
      description: "Please provide more details about the dispute",
    };
  return null;
}
