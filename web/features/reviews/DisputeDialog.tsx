import { Dialog } from "../../ui/Dialog.tsx";
import { DealPicker } from "./DealPicker.tsx";
import { DisputeForm } from "./DisputeForm.tsx";
import { useDealChoice, type DealName } from "./useDealChoice.ts";

interface Props {
  /** The deal it is about. Without one it is the newest deal that can be disputed, or practice. */
  about?: DealName | undefined;
  onClose: () => void;
}

/** Files a dispute about a deal. Source: S2 §2 "dispute dialog", C33, C35 */
export function DisputeDialog({ about, onClose }: Props) {
  const choice = useDealChoice("dispute", about);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="File a Dispute"
      description="The other member has 48 hours to answer. An administrator then reviews it within 24-48 hours. TP that are still in escrow stay there until it is decided."
    >
      <DealPicker
        choice={choice}
        gone="This deal cannot be disputed any more: there is a dispute about it already, or the 14 days are over."
        onClose={onClose}
      >
        {(deal) => <DisputeForm key={deal?.id} deal={deal} onClose={onClose} />}
      </DealPicker>
    </Dialog>
  );
}
