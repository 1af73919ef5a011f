import { useEffect, useRef, useState } from "react";
import { SCANNER } from "../../../../schema/limits.ts";

/** Source: PN-009 */
const PICTURE: MediaTrackConstraints = {
  facingMode: "environment",
  width: { ideal: SCANNER.width },
  height: { ideal: SCANNER.height },
};

/** The camera at the back of the device, or the only one. It is turned off when the component goes. */
export function useRearCamera() {
  const [media, setMedia] = useState<MediaStream | null>(null);
  const [isOpening, setOpening] = useState(false);
  const running = useRef<MediaStream | null>(null);
  const isGone = useRef(false);

  /** Resolves with whether there is a picture now. */
  async function open(): Promise<boolean> {
    setOpening(true);
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: PICTURE });
      // The dialog was closed while the browser asked.
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

  return { media, isOpening, open };
}

function stop(media: MediaStream | null): void {
  for (const track of media?.getTracks() ?? []) track.stop();
}
