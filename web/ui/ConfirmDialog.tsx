import { useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing: "Remove Enamel teapot?" */
  title: string;
  body: ReactNode;
  /** The verb: "Remove" */
  confirmLabel: string;
  /** Closes the dialog when it resolves; a rejection keeps it open. */
  onConfirm: () => void | Promise<unknown>;
  /** Set to false where nothing is lost by confirming. */
  destructive?: boolean;
};

/** Asks once more before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, body, confirmLabel, onConfirm, destructive = true } = props;
  const [busy, setBusy] = useState(false);

  async function handleConfirm() {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller has told the member why; the dialog stays for another try.
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={body}>
      <Actions>
        <Button data-autofocus onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button
          $kind={destructive ? "danger" : "act"}
          busy={busy}
          onClick={() => void handleConfirm()}
        >
          {confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
