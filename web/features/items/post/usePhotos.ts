import { useCallback, useEffect, useRef, useState } from "react";
import { PHOTOS_MAX } from "../../../../schema/limits.ts";
import type { Failure } from "../../../apollo/failure.ts";
import type { UploadedPhoto } from "../../../apollo/rest.ts";
import { sendPicture } from "../../../apollo/sendPicture.ts";

/** A photo that is on the server. */
export type KeptPhoto = Pick<UploadedPhoto, "path" | "small">;

/** A photo of the form and its upload. */
export interface PhotoDraft {
  id: string;
  preview: string;
  state: "waiting" | "sending" | "sent" | "failed";
  /** The fraction sent, 0 to 1. */
  share: number;
  error: string | null;
  file: File | null;
  uploaded: KeptPhoto | null;
}

/** The photos of the form, uploaded one by one while the member continues writing. */
export function usePhotos(kept: readonly KeptPhoto[]) {
  const [photos, setPhotos] = useState<readonly PhotoDraft[]>(() => kept.map(fromDraft));
  // Uploads outlive renders, so they read and write the newest list here.
  const latest = useRef(photos);
  const queue = useRef(Promise.resolve());

  const put = useCallback((next: readonly PhotoDraft[]) => {
    latest.current = next;
    setPhotos(next);
  }, []);

  const change = useCallback(
    (id: string, part: Partial<PhotoDraft>) =>
      put(latest.current.map((photo) => (photo.id === id ? { ...photo, ...part } : photo))),
    [put],
  );

  const send = useCallback(
    async (id: string) => {
      const file = latest.current.find((photo) => photo.id === id)?.file;
      if (!file) return;

      change(id, { state: "sending", share: 0, error: null });
      try {
        const uploaded = await sendPicture(file, (share) => change(id, { share }));
        change(id, { state: "sent", share: 1, uploaded, file: null });
      } catch (failure) {
        change(id, { state: "failed", error: (failure as Failure).message });
      }
    },
    [change],
  );

  const enqueue = useCallback(
    (id: string) => {
      change(id, { state: "waiting", error: null });
      queue.current = queue.current.then(() => send(id));
    },
    [change, send],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.slice(0, PHOTOS_MAX - latest.current.length).map(fromFile);
      put([...latest.current, ...added]);
      for (const { id } of added) enqueue(id);
      return added.length;
    },
    [put, enqueue],
  );

  const remove = useCallback(
    (id: string) => put(latest.current.filter((photo) => photo.id !== id)),
    [put],
  );

  const move = useCallback(
    (from: number, to: number) => {
      const next = [...latest.current];
      const [photo] = next.splice(from, 1);
      if (!photo || to < 0 || to > next.length) return;
      next.splice(to, 0, photo);
      put(next);
    },
    [put],
  );

  /** Resolves with the photos once all uploads have ended. */
  const settled = useCallback(async () => {
    await queue.current;
    return latest.current;
  }, []);

  useEffect(
    () => () => {
      for (const { preview } of latest.current)
        if (preview.startsWith("blob:")) URL.revokeObjectURL(preview);
    },
    [],
  );

  return { photos, add, remove, move, retry: enqueue, settled };
}

function fromFile(file: File): PhotoDraft {
  const preview = URL.createObjectURL(file);
  return {
    id: crypto.randomUUID(),
    preview,
    state: "waiting",
    share: 0,
    error: null,
    file,
    uploaded: null,
  };
}

function fromDraft(uploaded: KeptPhoto): PhotoDraft {
  const { path, small } = uploaded;
  return { id: path, preview: small, state: "sent", share: 1, error: null, file: null, uploaded };
}
