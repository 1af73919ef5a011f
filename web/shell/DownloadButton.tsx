import { useState, type ReactNode } from "react";
import { toFailure } from "../apollo/failure.ts";
import { readFile } from "../apollo/rest.ts";
import { Button } from "../ui/Button.tsx";
import { useToast } from "../ui/toast.tsx";

/** Downloads a file of the API to this device, and shows a toast. */
export function DownloadButton({
  path,
  label,
  children,
}: {
  readonly path: string;
  /** Its name for screen readers, where there are several: "Download: Members". */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const handleDownload = async () => {
    setBusy(true);
    try {
      const { name, file } = await readFile(path);
      save(file, name);
      toast({ title: "Download ready", description: name });
    } catch (thrown) {
      const { message } = toFailure(thrown);
      toast({ title: "Download failed", description: message, destructive: true });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button $small busy={busy} aria-label={label} onClick={() => void handleDownload()}>
      {children}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
