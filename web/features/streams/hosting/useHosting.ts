import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";

const StartStream = graphql(`
  mutation StartStream($streamId: ID!) {
    startStream(streamId: $streamId) {
      stream {
        ...StreamPage_stream
      }
    }
  }
`);

const EndStream = graphql(`
  mutation EndStream($streamId: ID!) {
    endStream(streamId: $streamId) {
      stream {
        ...StreamPage_stream
      }
    }
  }
`);

const CancelStream = graphql(`
  mutation CancelStream($streamId: ID!) {
    cancelStream(streamId: $streamId) {
      stream {
        ...StreamPage_stream
      }
    }
  }
`);

/**
 * The mutations of a host that start, end and cancel a stream. Failures are shown in a toast; ending and cancelling
 * also reject, so that their dialogs stay open.
 */
export function useHosting(streamId: string) {
  const [runStart, { busy }] = useCommand(StartStream);
  const [runEnd] = useCommand(EndStream);
  const [runCancel] = useCommand(CancelStream);
  const toast = useToast();

  async function tell(run: Promise<unknown>, title: string, done: string): Promise<void> {
    try {
      await run;
      toast({ title: done });
    } catch (failure) {
      toast({ title, description: (failure as Failure).message, destructive: true });
      throw failure;
    }
  }
  const variables = { streamId };

  return {
    busy,
    start: () =>
      tell(runStart(variables), "Failed to go live", "You are live").catch(() => undefined),
    end: () => tell(runEnd(variables), "Failed to end the stream", "Stream ended"),
    cancel: () => tell(runCancel(variables), "Failed to call it off", "Stream called off"),
  };
}
