import { Share2 } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { shareStream } from "./shareStream.ts";

interface Props {
  readonly stream: { readonly id: string; readonly title: string };
  /** Whether the button has a label beside the icon. */
  readonly wide?: boolean;
}

/** Shares the link to a stream. */
export function ShareStreamButton({ stream, wide = false }: Props) {
  const toast = useToast();

  async function handleShare() {
    const shared = await shareStream(new URL(`/streams/${stream.id}`, location.origin).href);
    if (shared === "copied")
      toast({ title: "Link copied", description: "The link to the stream is in your clipboard." });
    if (shared === "failed")
      toast({ title: "Error", description: "This could not be shared here", destructive: true });
  }

  return wide ? (
    <Button onClick={() => void handleShare()}>
      <Share2 size={20} aria-hidden />
      Share
    </Button>
  ) : (
    <IconButton label={`Share ${stream.title}`} onClick={() => void handleShare()}>
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
