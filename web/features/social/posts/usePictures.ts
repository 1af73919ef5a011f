import { useEffect, useRef, useState } from "react";
import { POST_IMAGES_MAX } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { sendPicture } from "../../../apollo/sendPicture.ts";
import { useToast } from "../../../ui/toast.tsx";

export interface Picture {
  /** A local object URL until the picture is uploaded. */
  readonly preview: string;
  /** The fraction sent, 0 to 1. */
  readonly share: number;
  /** Its path on the server after the upload. */
  readonly path: string | null;
}

/** The pictures of the next post, at most ten. They are uploaded at once, while the member writes. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const previews = useRef(new Set<string>());
  const toast = useToast();

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const change = (preview: string, part: Partial<Picture>) =>
    setPictures((all) =>
      all.map((picture) => (picture.preview === preview ? { ...picture, ...part } : picture)),
    );
  const remove = (preview: string) =>
    setPictures((all) => all.filter((picture) => picture.preview !== preview));

  async function add(file: File) {
    const preview = URL.createObjectURL(file);
    previews.current.add(preview);
    setPictures((all) => [...all, { preview, share: 0, path: null }]);
    try {
      const { path } = await sendPicture(file, (share) => change(preview, { share }));
      change(preview, { share: 1, path });
    } catch (error) {
      remove(preview);
      const description = error instanceof Error ? error.message : toFailure(error).message;
      toast({ title: "Failed to add the picture", description, destructive: true });
    }
  }

  function choose(files: readonly File[]) {
    const room = POST_IMAGES_MAX - pictures.length;
    if (files.length > room)
      toast({ title: `At most ${POST_IMAGES_MAX} photos`, destructive: true });
    for (const file of files.slice(0, Math.max(room, 0))) void add(file);
  }

  return { pictures, choose, remove, clear: () => setPictures([]) };
}
