import { Copy } from "lucide-react";
import { styled } from "styled-components";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useToast } from "../../../ui/toast.tsx";

const SHOWN = 8;

/** The beginning of a checksum, and a button that copies all of it. */
export function Checksum({ sha256 }: { sha256: string }) {
  const toast = useToast();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(sha256);
      toast({ title: "Checksum copied" });
    } catch {
      toast({ title: "Copy failed", description: sha256, destructive: true });
    }
  }
  return (
    <Row>
      <code title={sha256}>{sha256.slice(0, SHOWN)}…</code>
      <IconButton label="Copy the checksum" onClick={() => void handleCopy()}>
        <Copy size={16} aria-hidden />
      </IconButton>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 2px;
`;
