import { useId, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { Label } from "../../../ui/Label.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { CopyButton } from "../CopyButton.tsx";

/** A secret as it was made, and the name of its token. */
export interface Secret {
  name: string;
  token: string;
}

/** The secret of a token, shown once. It is gone from this page when the member says that they have it. */
export function SecretDialog({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const { name, token } = secret;
  const id = useId();
  const [isWarned, setWarned] = useState(false);

  return (
    <Dialog
      open
      // It is shown this once: a slip of the hand must not lose it.
      onOpenChange={() => setWarned(true)}
      title={`The secret of ${name}`}
      description="It is shown this once. Keep it where your program finds it and nobody else does: whoever has it can do what the token can."
    >
      <Shown>
        <Label htmlFor={id}>Token</Label>
        <Value
          id={id}
          readOnly
          rows={2}
          value={token}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </Shown>
      {isWarned ? <p role="alert">Copy it first, then say below that you have kept it.</p> : null}
      <DialogButtons>
        <CopyButton text={token} what="The token" />
        <Button $kind="act" onClick={onClose}>
          I have kept it
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const Shown = styled.div`
  display: grid;
  gap: 6px;
`;

const Value = styled(TextArea)`
  min-block-size: 0;
  background: var(--well);
  font-family: monospace;
  resize: none;
  word-break: break-all;
`;
