import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { tpText } from "../../../ui/Tp.tsx";

const SetPrice = graphql(`
  mutation SetPrice($itemId: ID!, $trustPoints: Int!) {
    changePrice(itemId: $itemId, trustPoints: $trustPoints) {
      item {
        id
        tpValue
      }
    }
  }
`);

interface Change {
  item: { id: string; title: string };
  /** In whole TP. */
  from: number;
  to: number;
}

/** Changes the price of an own item to what is suggested; the toast takes it back. */
export function useSetPrice() {
  const toast = useToast();
  const [run, { busy }] = useCommand(SetPrice);

  const set = async ({ item, from, to }: Change, isUndone = false): Promise<void> => {
    try {
      await run(
        { itemId: item.id, trustPoints: to },
        { refetchQueries: ["Pricing"], awaitRefetchQueries: true },
      );
    } catch (thrown) {
      toast({
        title: "Failed to change price",
        description: toFailure(thrown).message,
        destructive: true,
      });
      return;
    }
    toast({
      title: "Price changed",
      description: `${item.title} is now ${tpText(to)}.`,
      ...(!isUndone && {
        action: { label: "Undo", onClick: () => void set({ item, from: to, to: from }, true) },
      }),
    });
  };
  return [set, busy] as const;
}
