import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";

const ANSWER = graphql(`
  mutation AnswerDispute($id: ID!, $text: String!, $evidence: [String!], $idempotencyKey: String) {
    answerDispute(id: $id, text: $text, evidence: $evidence, idempotencyKey: $idempotencyKey) {
      dispute {
        id
        ...DisputeRoom_dispute
      }
    }
  }
`);

const WITHDRAW = graphql(`
  mutation WithdrawDispute($id: ID!) {
    withdrawDispute(id: $id) {
      dispute {
        id
        ...DisputeRoom_dispute
      }
    }
  }
`);

const CONCEDE = graphql(`
  mutation ConcedeDispute($id: ID!) {
    concedeDispute(id: $id) {
      dispute {
        id
        ...DisputeRoom_dispute
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

/** The mutations of a side in a dispute. Each returns whether it succeeded, and shows why not. */
export function useDisputeActions(id: string) {
  const [answer, answering] = useCommand(ANSWER);
  const [withdraw] = useCommand(WITHDRAW);
  const [concede] = useCommand(CONCEDE);
  const toast = useToast();

  async function done(work: Promise<unknown>, title: string, failure: string): Promise<boolean> {
    try {
      await work;
      toast({ title });
      return true;
    } catch (error) {
      toast({ title: failure, description: toFailure(error).message, destructive: true });
      return false;
    }
  }

  return {
    busy: answering.busy,
    answer: (text: string, evidence: string[]) =>
      done(
        answer({ id, text, evidence, idempotencyKey: crypto.randomUUID() }),
        "Statement sent",
        "Failed to send your statement",
      ),
    withdraw: () => done(withdraw({ id }), "Dispute withdrawn", "Failed to withdraw the dispute"),
    concede: () => done(concede({ id }), "You agreed", "Failed to agree"),
  };
}
