import { Dialog } from "../../ui/Dialog.tsx";
import { DealPicker } from "./DealPicker.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import { useDealChoice, type DealName } from "./useDealChoice.ts";

interface Props {
  /** The deal it is about. Without one it is the newest deal that can be reviewed, or practice. */
  about?: DealName | undefined;
  onClose: () => void;
}

/** Reviews a deal with stars and text. Source: S2 §2 "Review dialog", C32, C33 */
export function ReviewDialog({ about, onClose }: Props) {
  const choice = useDealChoice("review", about);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Leave a Review"
      description="Both sides write without seeing the other’s. They are shown when both are there, or after 14 days."
    >
      <DealPicker
        choice={choice}
        gone="This deal cannot be reviewed any more: you have reviewed it, or the 14 days are over."
        onClose={onClose}
      >
        {(deal) => <ReviewForm key={deal?.id} deal={deal} onClose={onClose} />}
      </DealPicker>
    </Dialog>
  );
}
