import { Settings2 } from "lucide-react";
import { useId, useState } from "react";
import { styled } from "styled-components";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Label } from "../../../ui/Label.tsx";
import { Select } from "../../../ui/Select.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { SetMutedWords, SetSlowMode } from "./chatDocuments.ts";

export const ChatSettings_stream = graphql(`
  fragment ChatSettings_stream on Stream {
    id
    slowModeSeconds
  }
`);

interface SettingsProps {
  readonly stream: FragmentType<typeof ChatSettings_stream>;
  readonly mutedWords: readonly string[];
}

const PAUSES = [
  [0, "Off"],
  [5, "5 seconds"],
  [10, "10 seconds"],
  [30, "30 seconds"],
  [60, "1 minute"],
  [300, "5 minutes"],
] as const;

/** The chat settings of the host: slow mode and muted words. */
export function ChatSettings(props: SettingsProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <IconButton label="Chat settings" onClick={() => setOpen(true)}>
        <Settings2 size={20} aria-hidden />
      </IconButton>
      {isOpen && <SettingsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingsDialog(props: SettingsProps & { readonly onClose: () => void }) {
  const { mutedWords } = props;
  const stream = getFragment(ChatSettings_stream, props.stream);
  const id = useId();
  const [slow, { busy: isSlowing }] = useCommand(SetSlowMode);
  const [muteWords, { busy: isMuting }] = useCommand(SetMutedWords);
  const [seconds, setSeconds] = useState(stream.slowModeSeconds);
  const [words, setWords] = useState(mutedWords.join(", "));
  const toast = useToast();

  async function handleSave() {
    const list = [...new Set(words.split(/[,\n]/).map((word) => word.trim()))].filter(
      (word) => word !== "",
    );
    try {
      if (seconds !== stream.slowModeSeconds) await slow({ streamId: stream.id, seconds });
      if (list.join() !== mutedWords.join()) await muteWords({ streamId: stream.id, words: list });
      toast({ title: "Chat settings saved" });
      props.onClose();
    } catch (failure) {
      toast({ title: "Error", description: (failure as Failure).message, destructive: true });
    }
  }

  return (
    <Dialog open onOpenChange={props.onClose} title="Chat settings">
      <Field>
        <Label htmlFor={`${id}-slow`}>Slow mode</Label>
        <Select
          id={`${id}-slow`}
          value={seconds}
          onChange={({ target }) => setSeconds(Number(target.value))}
        >
          {PAUSES.every(([each]) => each !== seconds) && (
            <option value={seconds}>{seconds} seconds</option>
          )}
          {PAUSES.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        <Label htmlFor={`${id}-words`}>Muted words</Label>
        <TextArea
          id={`${id}-words`}
          rows={3}
          aria-describedby={`${id}-hint`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <small id={`${id}-hint`}>
          Separated by commas. A message with one of them is not taken.
        </small>
      </Field>
      <Acts>
        <Button onClick={props.onClose}>Cancel</Button>
        <Button $kind="act" busy={isSlowing || isMuting} onClick={() => void handleSave()}>
          Save
        </Button>
      </Acts>
    </Dialog>
  );
}

const Field = styled.div`
  display: grid;
  gap: 6px;

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
