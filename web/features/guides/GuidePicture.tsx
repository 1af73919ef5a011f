import { useFormikContext } from "formik";
import { ImagePlus, X } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { sendPicture } from "../../apollo/sendPicture.ts";
import { Button } from "../../ui/Button.tsx";
import { space } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.tsx";
import type { GuideValues } from "./guideForm.ts";

/** The picture of a guide: none, or one that was uploaded. */
export function GuidePicture() {
  const { values, errors, setFieldValue } = useFormikContext<GuideValues>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();

  async function handleFile(file: File) {
    setBusy(true);
    try {
      const { path } = await sendPicture(file);
      await setFieldValue("thumbnail", path);
    } catch (error) {
      const description = error instanceof Error ? error.message : toFailure(error).message;
      toast({ title: "Failed to add the picture", description, destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box>
      {values.thumbnail !== "" && (
        <img src={values.thumbnail} alt="What the guide will show first" />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture of the guide"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void handleFile(file);
          // Reset the input, so that the same file can be chosen again.
          target.value = "";
        }}
      />
      <Acts>
        <Button busy={busy} onClick={() => input.current?.click()}>
          <ImagePlus size={20} aria-hidden />
          {values.thumbnail === "" ? "Add a picture" : "Another picture"}
        </Button>
        {values.thumbnail !== "" && (
          <Button $kind="quiet" onClick={() => void setFieldValue("thumbnail", "")}>
            <X size={20} aria-hidden />
            Remove the picture
          </Button>
        )}
      </Acts>
      {errors.thumbnail !== undefined && <p role="alert">{errors.thumbnail}</p>}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};

  img {
    inline-size: min(320px, 100%);
    aspect-ratio: 4 / 3;
    border-radius: 8px;
    object-fit: cover;
  }

  p {
    color: var(--bad);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
