import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";

const PinItem = graphql(`
  mutation PinItem($streamId: ID!, $itemId: ID) {
    pinItem(streamId: $streamId, itemId: $itemId) {
      stream {
        ...StreamPage_stream
      }
    }
  }
`);

/** Pins one of the featured items, or unpins it. */
export function usePin(streamId: string) {
  const [run, { busy }] = useCommand(PinItem);
  const toast = useToast();

  async function pin(itemId: string | null) {
    try {
      await run({ streamId, itemId });
    } catch (failure) {
      toast({ title: "Error", description: (failure as Failure).message, destructive: true });
    }
  }
  return [pin, { busy }] as const;
}
