import { Copy } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/toast.tsx";

interface Props {
  text: string;
  /** What it is, in words that begin a sentence: "The command". */
  what: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, what }: Props) {
  const toast = useToast();

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `${what} is copied` });
    } catch {
      toast({
        title: "Could not copy",
        description: "Select it and copy it yourself.",
        destructive: true,
      });
    }
  }
  return (
    <Button onClick={() => void handleCopy()}>
      <Copy size={20} aria-hidden /> Copy
    </Button>
  );
}
