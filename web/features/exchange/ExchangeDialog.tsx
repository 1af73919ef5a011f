import { useLocation } from "react-router-dom";
import { Dialog } from "../../ui/Dialog.tsx";
import { Suggestions } from "./Suggestions.tsx";

interface Props {
  readonly item: { readonly id: string; readonly title: string; readonly tpValue: number };
  readonly onClose: () => void;
}

/** An exchange for one item, in a dialog over the current page: the suggestions, and the offer made from one. */
export function ExchangeDialog({ item, onClose }: Props) {
  const { pathname, search } = useLocation();

  return (
    <Dialog
      open
      onOpenChange={onClose}
      wide
      title="Offer an exchange"
      description={`Choose what you give for ${item.title}.`}
    >
      <Suggestions
        targetId={item.id}
        targetTp={item.tpValue}
        pathOf={() => pathname + search}
        onSent={onClose}
      />
    </Dialog>
  );
}
