import { useState } from "react";
import { toFailure } from "../../apollo/failure.ts";
import { readFile } from "../../apollo/rest.ts";
import { useToast } from "../../ui/toast.tsx";

/** Saves a file of the API on this device; `busy` is the path that is under way. */
export function useDownload() {
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);

  const download = async (path: string) => {
    setBusy(path);
    try {
      const { name, file } = await readFile(path);
      save(file, name);
      toast({ title: "Download ready", description: name });
    } catch (thrown) {
      const { message } = toFailure(thrown);
      toast({ title: "Download failed", description: message, destructive: true });
    } finally {
      setBusy(null);
    }
  };
  return [download, busy] as const;
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
