import { useState } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The title names the subject: "Remove Enamel teapot?" */
  title: string;
  body: ReactNode;
  /** The label of the button is a verb: "Remove" */
  confirmLabel: string;
  /** The dialog closes when it resolves, and stays open when it rejects. */
  onConfirm: () => void | Promise<unknown>;
  /** Set it to false if confirming loses nothing. */
  destructive?: boolean;
};

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, body, confirmLabel, onConfirm, destructive = true } = props;
  const [busy, setBusy] = useState(false);

  async function handleConfirm() {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller has shown the error; the dialog stays open for another try.
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
