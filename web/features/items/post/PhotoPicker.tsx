import { Camera, ImagePlus } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { type FileRejection, useDropzone } from "react-dropzone";
import { styled } from "styled-components";
import { PHOTOS_MAX } from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { usePhotos } from "./usePhotos.ts";

// Sorting photos needs as much code as the rest of the form, so it loads with the first photo.
const PhotoList = lazy(() => import("./PhotoList.tsx").then((m) => ({ default: m.PhotoList })));

interface Props extends ReturnType<typeof usePhotos> {
  error: string | undefined;
}

/** Adds photos by drop, file dialog, paste or camera; at most eight. The first is the cover. */
export function PhotoPicker({ photos, add, error, ...list }: Props) {
  const camera = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const isFull = photos.length >= PHOTOS_MAX;

  function handleFiles(files: readonly File[], refused: readonly FileRejection[] = []) {
    if (refused.length > 0) {
      toast({
        title: "Invalid File",
        description: "Please select an image file",
        destructive: true,
      });
    }
    if (add(files) < files.length) {
      toast({
        title: `At most ${PHOTOS_MAX} photos`,
        description: "The others were left out.",
        destructive: true,
      });
    }
  }

  const zone = useDropzone({
    accept: { "image/*": [] },
    noClick: true,
    noKeyboard: true,
    disabled: isFull,
    onDrop: handleFiles,
  });
  usePastedImages(handleFiles);

  return (
    <Zone {...zone.getRootProps()} data-over={zone.isDragActive}>
      <Head>
        <h3>Photos</h3>
        <small>
          {photos.length} of {PHOTOS_MAX}
        </small>
      </Head>
      {photos.length > 0 && (
        <Suspense>
          <PhotoList photos={photos} {...list} />
        </Suspense>
      )}
      <input {...zone.getInputProps({ "aria-label": "Photos" })} />
      <Acts>
        <Button onClick={zone.open} disabled={isFull}>
          <ImagePlus aria-hidden size={20} />
          Add photos
        </Button>
        <TakePhoto onClick={() => camera.current?.click()} disabled={isFull}>
          <Camera aria-hidden size={20} />
          Take photo
        </TakePhoto>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label="Camera"
          onChange={(event) => {
            handleFiles([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
        <Hint>Drop or paste images here.</Hint>
      </Acts>
      {error && <Wrong role="alert">{error}</Wrong>}
    </Zone>
  );
}

/** Adds images that are pasted anywhere while the form is open. */
function usePastedImages(onImages: (files: readonly File[]) => void) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const images = [...(event.clipboardData?.files ?? [])].filter((file) =>
      file.type.startsWith("image/"),
    );
    if (images.length === 0) return;
    event.preventDefault();
    onImages(images);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}

const Zone = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px dashed var(--edge);
  border-radius: 10px;

  &[data-over="true"] {
    border-style: solid;
    background: var(--goldSoft);
    color: var(--onGoldSoft);
  }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;

  small {
    color: var(--ink3);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/* A desktop would open the same file dialog, so only devices with a camera show this button. */
const TakePhoto = styled(Button)`
  @media not (pointer: coarse) {
    display: none;
  }
`;

const Hint = styled.span`
  font-size: 0.8125rem;
  color: var(--ink3);

  [data-over="true"] & {
    color: inherit;
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

const Wrong = styled.p`
  color: var(--bad);
  font-size: 0.9375rem;
`;
