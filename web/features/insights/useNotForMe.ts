import { useRef } from "react";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { useToast } from "../../ui/toast.tsx";

const SetNotForMe = graphql(`
  mutation SetNotForMe($id: String!, $isNotForMe: Boolean!) {
    setNotForMe(id: $id, isNotForMe: $isNotForMe) {
      id
      isNotForMe
    }
  }
`);

/** Puts something that a list says away; the toast takes it back. Another one takes its place. */
export function useNotForMe(
  query: "SmartForYou" | "SmartTips" | "OwnPredictions",
  wordsFor = notRecommended,
) {
  const toast = useToast();
  const list = useRef<HTMLUListElement>(null);
  const [run] = useCommand(SetNotForMe);

  const set = async (id: string, isNotForMe: boolean) => {
    try {
      await run({ id, isNotForMe }, { refetchQueries: [query], awaitRefetchQueries: true });
      return true;
    } catch (thrown) {
      toast({ title: "Error", description: toFailure(thrown).message, destructive: true });
      return false;
    }
  };
  const putAway = async (id: string, title: string) => {
    if (!(await set(id, true))) return;
    // The focused button is gone with its card.
    list.current?.focus();
    toast({
      title: "Not for you",
      description: wordsFor(title),
      action: { label: "Undo", onClick: () => void set(id, false) },
    });
  };
  return { list, putAway };
}

function notRecommended(title: string): string {
  return `“${title}” will not be recommended again`;
}
