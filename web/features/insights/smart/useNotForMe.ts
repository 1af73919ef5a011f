import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";

const SetNotForMe = graphql(`
  mutation SetNotForMe($id: String!, $isNotForMe: Boolean!) {
    setNotForMe(id: $id, isNotForMe: $isNotForMe) {
      id
      isNotForMe
    }
  }
`);

/** Puts a recommendation or a tip away; the toast takes it back. Another one takes its place. */
export function useNotForMe(query: "SmartForYou" | "SmartTips") {
  const toast = useToast();
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
  return async (id: string, title: string) => {
    const isDone = await set(id, true);
    if (isDone)
      toast({
        title: "Not for you",
        description: `“${title}” will not be recommended again`,
        action: { label: "Undo", onClick: () => void set(id, false) },
      });
  };
}
