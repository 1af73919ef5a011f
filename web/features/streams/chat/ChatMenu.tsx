import { Trash2, VolumeX } from "lucide-react";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { ChatLine_MessageFragment } from "../../../gql/graphql.ts";
import { DotsButton } from "../../../ui/DotsButton.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { ChatLine_message, DeleteChat, MuteViewer } from "./chatDocuments.ts";

interface Props {
  readonly streamId: string;
  readonly message: ChatLine_MessageFragment;
  /** Whether the viewer is the host, who can mute others. */
  readonly canMute: boolean;
  readonly isMuted: boolean;
  readonly onDeleted: (message: ChatLine_MessageFragment) => void;
}

/** The actions of the sender and the host for a message, and of the host for its sender. */
export function ChatMenu({ streamId, message, canMute, isMuted, onDeleted }: Props) {
  const [remove] = useCommand(DeleteChat);
  const [mute] = useCommand(MuteViewer);
  const toast = useToast();
  const name = message.sender.displayName || "Anonymous";
  const refused = (failure: unknown) =>
    toast({ title: "Error", description: (failure as Failure).message, destructive: true });

  async function handleDelete() {
    try {
      const { deleteStreamMessage } = await remove({ messageId: message.id });
      onDeleted(getFragment(ChatLine_message, deleteStreamMessage.message));
    } catch (failure) {
      refused(failure);
    }
  }
  async function handleMute(muted: boolean) {
    try {
      await mute({ streamId, memberId: message.sender.id, muted });
      toast({ title: muted ? `${name} is muted in this chat` : `${name} can write again` });
    } catch (failure) {
      refused(failure);
    }
  }

  return (
    <Menu
      label={`What to do about the message of ${name}`}
      trigger={<DotsButton aria-label={`More about the message of ${name}`} />}
    >
      <MenuItem icon={<Trash2 size={18} aria-hidden />} onSelect={() => void handleDelete()}>
        Delete this message
      </MenuItem>
      {canMute && (
        <MenuItem
          icon={<VolumeX size={18} aria-hidden />}
          onSelect={() => void handleMute(!isMuted)}
        >
          {isMuted ? `Unmute ${name}` : `Mute ${name}`}
        </MenuItem>
      )}
    </Menu>
  );
}
