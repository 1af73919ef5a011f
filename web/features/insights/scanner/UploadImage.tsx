import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useDropzone, type FileRejection } from "react-dropzone";
import { styled } from "styled-components";
import { PHOTO_BYTES_MAX } from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { imageOf } from "./scanned.ts";

/** Takes one image by drop or file dialog, of at most 10 MB. Source: VA-039 */
export function UploadImage({ onPhoto }: { onPhoto: (photo: File, original: File) => void }) {
  const [isReading, setReading] = useState(false);
  const toast = useToast();
  const refuse = (title: string, description: string) =>
    toast({ title, description, destructive: true });

  async function handleFiles([file]: readonly File[], refused: readonly FileRejection[]) {
    if (refused.length > 0 || !file)
      return refuse(
        "Invalid File",
        refused.length > 1 ? "Please select one image file" : "Please select an image file",
      );
    if (file.size > PHOTO_BYTES_MAX)
      return refuse("File Too Large", "Please select an image smaller than 10MB");
    setReading(true);
    const photo = await imageOf(file);
    setReading(false);
    if (!photo) return refuse("Upload Failed", "This image cannot be read. Please choose another");
    onPhoto(photo, file);
  }

  const zone = useDropzone({
    accept: { "image/*": [] },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: (files, refused) => void handleFiles(files, refused),
  });

  return (
    <Zone {...zone.getRootProps()} data-over={zone.isDragActive}>
      <input {...zone.getInputProps({ "aria-label": "Image" })} />
      <Button $kind="act" busy={isReading} onClick={zone.open}>
        <ImagePlus size={20} aria-hidden /> Choose an image
      </Button>
      <p>Or drop one here. An image file of at most 10 MB; it is looked at and not kept.</p>
    </Zone>
  );
}

const Zone = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  aspect-ratio: 16 / 9;
  padding: ${space(4)};
  border: 1px dashed var(--edge);
  border-radius: 10px;

  &[data-over="true"] {
    border-style: solid;
    background: var(--goldSoft);
    color: var(--onGoldSoft);
  }

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
    text-align: center;
  }

  &[data-over="true"] p {
    color: inherit;
  }
`;
