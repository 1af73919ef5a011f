import { useEffect, useRef, useState } from "react";
import { toFailure } from "../../apollo/failure.ts";
import type { UploadedPhoto } from "../../apollo/rest.ts";
import { sendPicture } from "../../apollo/sendPicture.ts";
import { useToast } from "../../ui/toast.tsx";

export interface PictureDraft {
  /** A local object URL until the picture is uploaded. */
  readonly preview: string;
  /** The fraction sent, 0 to 1. */
  readonly share: number;
  readonly uploaded: UploadedPhoto | null;
}

/** The one picture of the next message. It is uploaded at once, while the member writes. */
export function usePicture() {
  const [picture, setPicture] = useState<PictureDraft | null>(null);
  const latest = useRef<string | null>(null);
  const toast = useToast();

  useEffect(
    () => () => {
      if (latest.current) URL.revokeObjectURL(latest.current);
    },
    [],
  );

  const clear = () => {
    if (latest.current) URL.revokeObjectURL(latest.current);
    latest.current = null;
    setPicture(null);
  };
  const change = (preview: string, part: Partial<PictureDraft>) =>
    setPicture((now) => (now?.preview === preview ? { ...now, ...part } : now));

  const choose = async (file: File) => {
    clear();
    const preview = URL.createObjectURL(file);
    latest.current = preview;
    setPicture({ preview, share: 0, uploaded: null });
    try {
      const uploaded = await sendPicture(file, (share) => change(preview, { share }));
      change(preview, { share: 1, uploaded });
    } catch (error) {
      if (latest.current !== preview) return;
      clear();
      const description = error instanceof Error ? error.message : toFailure(error).message;
      toast({ title: "Failed to add the picture", description, destructive: true });
    }
  };

  return { picture, choose, clear };
}
