import { useLoginRequired } from "../../shell/useLoginRequired.ts";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useSuggestExchange } from "./useSuggestExchange.ts";

interface Props {
  itemId: string;
  title: string;
  tpValue: number;
  isMine: boolean;
  disabled: boolean;
}

/** Searches for items that the member could give for an item, and opens the suggestions. Source: decision C02. */
export function ExchangeButton({ itemId, title, tpValue, isMine, disabled }: Props) {
  const requireLogin = useLoginRequired();
  const toast = useToast();
  const [suggest, { busy }] = useSuggestExchange();

  function handleExchange() {
    if (isMine) toast({ title: "Cannot Exchange Own Item", destructive: true });
    else void suggest(itemId, tpValue);
  }

  return (
    <Button
      $small
      data-offer
      busy={busy}
      disabled={disabled}
      onClick={() => requireLogin(handleExchange)}
    >
      <span>
        Exchange<VisuallyHidden> {title}</VisuallyHidden>
      </span>
    </Button>
  );
}
