import type { FormikHelpers } from "formik";
import type { Failure } from "../../../apollo/failure.ts";
import { useToast } from "../../../ui/toast.tsx";
import { type ItemToPost, type PlacedValues, postItemSchema } from "./postItem.ts";
import type { usePhotos } from "./usePhotos.ts";

interface Submit<Values> {
  settled: ReturnType<typeof usePhotos>["settled"];
  /** The title of the toast if the server refuses. */
  failedTitle: string;
  /** Sends the item with the paths of its uploaded photos. Rejects with a Failure. */
  send: (
    item: Omit<ItemToPost, "circleId" | "location"> & { location: string | null; images: string[] },
    values: Values & { circleId: string },
  ) => Promise<unknown>;
  onDone: (values: Values & { title: string; circleId: string }) => void | Promise<void>;
}

/** The onSubmit of the form of an item: waits for its photos, sends it, and marks the fields that were refused. */
export function useItemSubmit<Values extends PlacedValues>({
  settled,
  failedTitle,
  send,
  onDone,
}: Submit<Values>) {
  const toast = useToast();

  return async function submit(
    values: Values,
    { setErrors, setTouched }: FormikHelpers<Values>,
  ): Promise<void> {
    const photos = await settled();
    if (photos.some(({ state }) => state === "failed")) {
      toast({
        title: "Upload Failed",
        description: "Retry or remove the photos that could not be sent.",
        destructive: true,
      });
      return;
    }

    const { location, circleId, ...item } = postItemSchema.cast(values, { stripUnknown: true });
    const images = photos.flatMap(({ uploaded }) => uploaded?.path ?? []);
    try {
      await send({ ...item, location: location || null, images }, { ...values, circleId });
    } catch (failure) {
      const { message, fields } = failure as Failure;
      const touched = Object.fromEntries(Object.keys(fields).map((field) => [field, true]));
      await setTouched(touched as Parameters<typeof setTouched>[0], false);
      setErrors(fields as Parameters<typeof setErrors>[0]);
      toast({ title: failedTitle, description: message, destructive: true });
      return;
    }
    await onDone({ ...values, title: item.title, circleId });
  };
}
