import { useState } from "react";
import { styled } from "styled-components";
import { EXPLORER_CHANGES } from "../../../../../schema/limits.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../../ui/DialogButtons.ts";
import { Effects } from "../../actions/Effects.tsx";
import { RowChanges } from "./RowChanges.tsx";
import type { Change } from "./useChange.tsx";

interface Props {
  change: Change;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** What a mutation would do, before it does it. */
export function ChangeDialog({ change, onConfirm, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const { name, dryRun, note } = change;
  const { effects, changes, notShown, hearers } = dryRun;
  const { sentences, tp, heardBy } = effects;
  const isOfMarket = sentences.length + tp.length + heardBy > 0;

  async function handleConfirm() {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={`Run ${name}?`}
      description={`Nothing has happened yet. This is what it would do; it can be confirmed for ${EXPLORER_CHANGES.confirmMinutes} minutes.`}
    >
      <Stack>
        {note ? <Note role="alert">{note}</Note> : null}
        {isOfMarket ? <Effects effects={effects} /> : null}
        {hearers.length > 0 ? (
          <p>
            Heard by {hearers.map(({ displayName }) => displayName).join(", ")}
            {heardBy > hearers.length ? ` and ${heardBy - hearers.length} more` : ""}.
          </p>
        ) : null}
        <RowChanges counts={effects.rows} changes={changes} notShown={notShown} />
        <DialogButtons>
          <Button data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button $kind="danger" busy={busy} onClick={() => void handleConfirm()}>
            Run {name}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Note = styled.p`
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--warnSoft);
  color: var(--onWarnSoft);
  font-weight: 600;
`;
