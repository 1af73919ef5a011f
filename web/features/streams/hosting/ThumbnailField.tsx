import { useFormikContext } from "formik";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { sendPicture } from "../../../apollo/sendPicture.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { StreamValues } from "./streamForm.ts";

/** The address of the thumbnail; the button uploads a picture and fills it in. */
export function ThumbnailField() {
  const { setFieldValue } = useFormikContext<StreamValues>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();

  async function handleFile(file: File) {
    setBusy(true);
    try {
      const { path } = await sendPicture(file);
      await setFieldValue("thumbnailUrl", path);
    } catch (error) {
      const description = error instanceof Error ? error.message : toFailure(error).message;
      toast({ title: "Failed to add the picture", description, destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Pair>
      <TextField
        name="thumbnailUrl"
        label="Thumbnail URL"
        hint="A picture that you have uploaded. Without one the photo of the first item is shown."
        inputMode="url"
        autoComplete="off"
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture for the thumbnail"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void handleFile(file);
          // Reset the input, so that the same file can be chosen again.
          target.value = "";
        }}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        <ImagePlus size={20} aria-hidden />
        Upload a picture
      </Button>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  button {
    justify-self: start;
  }
`;
