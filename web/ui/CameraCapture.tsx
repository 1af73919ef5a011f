import { Camera, Video } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button } from "./Button.tsx";
import { space } from "./theme.ts";
import { useToast } from "./toast.tsx";
import { useRearCamera } from "./useRearCamera.ts";

interface Props<Shot> {
  /** How large the picture should be, in pixels. */
  wishes: { width: number; height: number };
  /** What to do before the camera is on. */
  hint: string;
  /** What the camera shows now; null while it shows nothing. */
  frameOf: (video: HTMLVideoElement) => Promise<Shot | null>;
  onShot: (shot: Shot) => void;
}

/** The camera's picture, and a button that takes it. The camera is asked for by a click, never by itself. */
export function CameraCapture<Shot>({ wishes, hint, frameOf, onShot }: Props<Shot>) {
  const { media, isOpening, open } = useRearCamera(wishes);
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const toast = useToast();

  useEffect(() => {
    if (video.current) video.current.srcObject = media;
  }, [media]);

  async function handleStart() {
    const isOpen = await open();
    setFailed(!isOpen);
    if (!isOpen)
      toast({
        title: "Camera Error",
        description: "Unable to access camera. Please check permissions.",
        destructive: true,
      });
  }

  async function handleCapture() {
    const shot = video.current && (await frameOf(video.current));
    if (shot) onShot(shot);
    else
      toast({
        title: "Capture Failed",
        description: "The camera gave no picture. Please try again.",
        destructive: true,
      });
  }

  return (
    <Stage>
      <Picture>
        {media ? (
          <video ref={video} autoPlay playsInline muted aria-label="Picture of the camera" />
        ) : (
          <p>
            <Video size={28} aria-hidden />
            {hasFailed
              ? "There is no picture. Allow the camera in your browser’s settings, or upload an image."
              : hint}
          </p>
        )}
      </Picture>
      {media ? (
        <Button $kind="act" onClick={() => void handleCapture()}>
          <Camera size={20} aria-hidden /> Capture
        </Button>
      ) : (
        <Button $kind="act" busy={isOpening} onClick={() => void handleStart()}>
          {hasFailed ? "Try the camera again" : "Start camera"}
        </Button>
      )}
    </Stage>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: 10px;
  background: var(--well);

  video {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  p {
    display: grid;
    justify-items: center;
    gap: ${space(2)};
    padding: ${space(4)};
    color: var(--ink2);
    text-align: center;
  }
`;
