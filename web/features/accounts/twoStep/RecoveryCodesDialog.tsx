import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { useToast } from "../../../ui/toast.tsx";

/** New recovery codes, shown once: to copy, or to keep as a file. */
export function RecoveryCodesDialog(props: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  const [isSaved, setSaved] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const text = `${props.codes.join("\n")}\n`;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaved(true);
      toast({ title: "Recovery codes copied" });
    } catch {
      toast({
        title: "Could not copy",
        description: "Select the codes and copy them yourself.",
        destructive: true,
      });
    }
  }

  return (
    <Dialog
      open
      // They are shown this once: a slip of the hand must not lose them.
      onOpenChange={isSaved ? props.onClose : () => setWarned(true)}
      title="Save your recovery codes"
      description="Each signs you in once, when your app or your passkey is lost. They are not shown again: keep them where you keep your passwords."
    >
      <Codes aria-label="Recovery codes">
        {props.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      {isWarned && !isSaved ? (
        <p role="alert">Copy or download them first, or say below that you have saved them.</p>
      ) : null}
      <DialogButtons>
        <Button onClick={() => void handleCopy()}>
          <Copy size={20} aria-hidden /> Copy
        </Button>
        <Button
          onClick={() => {
            save(`Recovery codes of your Market Day account\n\n${text}`);
            setSaved(true);
          }}
        >
          <Download size={20} aria-hidden /> Download
        </Button>
        <Button $kind="act" onClick={props.onClose}>
          I have saved them
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function save(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), {
    href: url,
    download: "market-day-recovery-codes.txt",
  });
  link.click();
  URL.revokeObjectURL(url);
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 4px 16px;
  padding: 12px 16px;
  border-radius: 8px;
  background: var(--well);
  user-select: all;
`;
