import { Bell, BellRing } from "lucide-react";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/toast.tsx";

const AddReminder = graphql(`
  mutation AddStreamReminder($streamId: ID!) {
    addStreamReminder(streamId: $streamId) {
      stream {
        id
        isReminded
      }
    }
  }
`);

const RemoveReminder = graphql(`
  mutation RemoveStreamReminder($streamId: ID!) {
    removeStreamReminder(streamId: $streamId) {
      stream {
        id
        isReminded
      }
    }
  }
`);

interface Props {
  readonly streamId: string;
  readonly isReminded: boolean;
}

/** Adds or removes a reminder for when the stream goes live. */
export function RemindButton({ streamId, isReminded }: Props) {
  const [add, adding] = useCommand(AddReminder);
  const [remove, removing] = useCommand(RemoveReminder);
  const toast = useToast();

  async function handleClick() {
    try {
      await (isReminded ? remove : add)({ streamId });
      toast(
        isReminded
          ? { title: "Reminder removed" }
          : {
              title: "Reminder set",
              description: "You get a notification when the stream goes live.",
            },
      );
    } catch (failure) {
      toast({ title: "Error", description: (failure as Failure).message, destructive: true });
    }
  }

  return (
    <Button
      $kind={isReminded ? "outline" : "act"}
      data-remind
      aria-pressed={isReminded}
      busy={adding.busy || removing.busy}
      onClick={() => void handleClick()}
    >
      {isReminded ? <BellRing size={20} aria-hidden /> : <Bell size={20} aria-hidden />}
      {isReminded ? "Reminder set" : "Remind me"}
    </Button>
  );
}
