import { Copy, Download } from "lucide-react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** New recovery codes, shown once: to copy, or to keep as a file. */
export function RecoveryCodesDialog(props: { codes: readonly string[]; onClose: () => void }) {
  const toast = useToast();
  const text = `${props.codes.join("\n")}\n`;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
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
      onOpenChange={props.onClose}
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
      <Acts>
        <Button onClick={() => void handleCopy()}>
          <Copy size={20} aria-hidden /> Copy
        </Button>
        <Button onClick={() => save(`Recovery codes of your Market Day account\n\n${text}`)}>
          <Download size={20} aria-hidden /> Download
        </Button>
        <Button $kind="act" onClick={props.onClose}>
          I have saved them
        </Button>
      </Acts>
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

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
