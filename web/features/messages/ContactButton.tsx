import { MessageCircle } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLoginRequired } from "../../shell/useLoginRequired.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";

const ContactDialog = lazy(async () => ({
  default: (await import("./ContactDialog.tsx")).ContactDialog,
}));

interface Props {
  readonly recipient: { readonly id: string; readonly displayName: string };
  /** The item that the message is about. */
  readonly item?: { readonly id: string; readonly title: string };
  /** The label of the button; without one it is an icon that names the recipient for screen readers. */
  readonly words?: string;
  readonly small?: boolean;
}

/** Opens the contact dialog, with the item in context. Visitors are asked to sign in. */
export function ContactButton({ recipient, item, words, small = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const requireLogin = useLoginRequired();
  const handleClick = () => requireLogin(() => setIsOpen(true));

  return (
    <>
      {words === undefined ? (
        <IconButton label={`Message ${recipient.displayName}`} onClick={handleClick}>
          <MessageCircle size={20} aria-hidden />
        </IconButton>
      ) : (
        <Button $small={small} onClick={handleClick}>
          <MessageCircle size={small ? 18 : 20} aria-hidden />
          {words}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ContactDialog
            open
            onOpenChange={setIsOpen}
            recipient={recipient}
            {...(item && { item })}
          />
        </Suspense>
      )}
    </>
  );
}
