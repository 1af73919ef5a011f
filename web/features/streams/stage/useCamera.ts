import { useEffect, useRef, useState } from "react";

const PICTURE: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
};

type Kind = "videoinput" | "audioinput";

export interface Camera {
  media: MediaStream | null;
  isOpening: boolean;
  /** Whether the browser or the device provides no video. */
  hasFailed: boolean;
  isMuted: boolean;
  devices: MediaDeviceInfo[];
  /** The selected device of each kind. */
  chosen: Record<Kind, string>;
  /** Opens the camera; returns whether there is video now. */
  open(): Promise<boolean>;
  close(): void;
  toggleSound(): void;
  choose(kind: Kind, deviceId: string): Promise<boolean>;
}

const NOTHING: Record<Kind, string> = { videoinput: "", audioinput: "" };

/** The host's camera and microphone. They are turned off when the host leaves the page. */
export function useCamera(): Camera {
  const [media, setMedia] = useState<MediaStream | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState(NOTHING);
  const running = useRef<MediaStream | null>(null);

  function take(fresh: MediaStream | null): void {
    for (const track of running.current?.getTracks() ?? []) track.stop();
    running.current = fresh;
    setMedia(fresh);
    if (!fresh) return;
    for (const track of fresh.getAudioTracks()) track.enabled = !isMuted;
    // The camera was unplugged.
    for (const track of fresh.getTracks())
      track.onended = () => {
        if (running.current !== fresh) return;
        take(null);
        setFailed(true);
      };
    setChosen({
      videoinput: fresh.getVideoTracks()[0]?.getSettings().deviceId ?? "",
      audioinput: fresh.getAudioTracks()[0]?.getSettings().deviceId ?? "",
    });
  }

  async function open(wanted: Record<Kind, string>): Promise<boolean> {
    setOpening(true);
    setFailed(false);
    try {
      take(await ask(wanted));
      const all = await navigator.mediaDevices.enumerateDevices();
      setDevices(all.filter(({ kind, deviceId }) => kind !== "audiooutput" && deviceId !== ""));
      return true;
    } catch {
      take(null);
      setFailed(true);
      return false;
    } finally {
      setOpening(false);
    }
  }

  useEffect(() => () => running.current?.getTracks().forEach((track) => track.stop()), []);

  return {
    media,
    isOpening,
    hasFailed,
    isMuted,
    devices,
    chosen,
    open: () => open(chosen),
    close: () => take(null),
    toggleSound: () => {
      for (const track of running.current?.getAudioTracks() ?? []) track.enabled = isMuted;
      setMuted(!isMuted);
    },
    choose: (kind, deviceId) => open({ ...chosen, [kind]: deviceId }),
  };
}

/** Rejects if there is no camera, or the member or the device refuses. A missing microphone is accepted. */
async function ask({ videoinput, audioinput }: Record<Kind, string>): Promise<MediaStream> {
  const video = { ...PICTURE, ...(videoinput ? { deviceId: { exact: videoinput } } : {}) };
  const audio = audioinput ? { deviceId: { exact: audioinput } } : true;
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio });
  } catch (refusal) {
    if (!(refusal instanceof DOMException) || refusal.name !== "NotFoundError") throw refusal;
    return navigator.mediaDevices.getUserMedia({ video });
  }
}
