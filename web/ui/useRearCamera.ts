import { useEffect, useRef, useState } from "react";

/** How large a picture of the camera should be, in pixels. */
interface Wishes {
  width: number;
  height: number;
}

/** The camera at the back of the device, or the only one. It is turned off when the component goes. */
export function useRearCamera({ width, height }: Wishes) {
  const [media, setMedia] = useState<MediaStream | null>(null);
  const [isOpening, setOpening] = useState(false);
  const running = useRef<MediaStream | null>(null);
  const isGone = useRef(false);

  /** Resolves with whether there is a picture now. */
  async function open(): Promise<boolean> {
    setOpening(true);
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment", width: { ideal: width }, height: { ideal: height } },
      });
      // The component went while the browser asked.
      if (isGone.current) {
        stop(opened);
        return true;
      }
      running.current = opened;
      setMedia(opened);
      for (const track of opened.getTracks())
        track.onended = () => {
          running.current = null;
          setMedia(null);
        };
      return true;
    } catch {
      return false;
    } finally {
      setOpening(false);
    }
  }

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop(running.current);
    };
  }, []);

  /** Turns it off. */
  function close(): void {
    stop(running.current);
    running.current = null;
    setMedia(null);
  }

  return { media, isOpening, open, close };
}

function stop(media: MediaStream | null): void {
  for (const track of media?.getTracks() ?? []) track.stop();
}
