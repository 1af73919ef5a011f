import { ImagePlus } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { toFailure } from "../apollo/failure.ts";
import { sendPicture } from "../apollo/sendPicture.ts";
import { Button } from "../ui/Button.tsx";
import { useToast } from "../ui/toast.tsx";

interface Props {
  /** Names the input of the file. */
  readonly label: string;
  /** Receives the path of the uploaded picture. */
  readonly onSent: (path: string) => void;
  readonly children: ReactNode;
}

/** A button that lets a picture be chosen and uploads it. */
export function PictureButton({ label, onSent, children }: Props) {
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();

  async function handleFile(file: File) {
    setBusy(true);
    try {
      const { path } = await sendPicture(file);
      onSent(path);
    } catch (error) {
      const description = error instanceof Error ? error.message : toFailure(error).message;
      toast({ title: "Failed to add the picture", description, destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void handleFile(file);
          // Reset the input, so that the same file can be chosen again.
          target.value = "";
        }}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        <ImagePlus size={20} aria-hidden />
        {children}
      </Button>
    </>
  );
}
