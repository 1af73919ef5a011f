import { Camera as CameraIcon, CameraOff, Mic, MicOff } from "lucide-react";
import { useId } from "react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Select.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { canRecord } from "./recordStream.ts";
import type { Camera } from "./useCamera.ts";

interface Props {
  readonly camera: Camera;
  readonly isLive: boolean;
  onOpen(): void;
}

/** The host's controls for camera and microphone: on, off, and device. */
export function CameraBar({ camera, isLive, onOpen }: Props) {
  const { media, isMuted, isOpening } = camera;
  if (!media)
    return (
      <Bar>
        <Button busy={isOpening} onClick={onOpen}>
          <CameraIcon size={20} aria-hidden />
          Turn camera on
        </Button>
        <p>
          {isLive
            ? "Viewers see the picture of your stream. The chat and the table are open."
            : "Try your camera before you go live. Nobody sees it yet."}
        </p>
      </Bar>
    );
  return (
    <Bar>
      <Button onClick={camera.close}>
        <CameraOff size={20} aria-hidden />
        Turn camera off
      </Button>
      <Button
        aria-label={isMuted ? "Turn microphone on" : "Turn microphone off"}
        title={isMuted ? "Turn microphone on" : "Turn microphone off"}
        onClick={camera.toggleSound}
      >
        {isMuted ? <MicOff size={20} aria-hidden /> : <Mic size={20} aria-hidden />}
        {isMuted ? "Off" : "On"}
      </Button>
      <Devices camera={camera} kind="videoinput" label="Camera" />
      <Devices camera={camera} kind="audioinput" label="Microphone" />
      {canRecord() ? null : <p>This browser cannot record: there will be no replay.</p>}
    </Bar>
  );
}

function Devices({
  camera,
  kind,
  label,
}: {
  readonly camera: Camera;
  readonly kind: "videoinput" | "audioinput";
  readonly label: string;
}) {
  const id = useId();
  const choices = camera.devices.filter((device) => device.kind === kind);
  if (choices.length < 2) return null;
  return (
    <div>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Select
        id={id}
        value={camera.chosen[kind]}
        onChange={({ target }) => void camera.choose(kind, target.value)}
      >
        {choices.map((device, place) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || `${label} ${place + 1}`}
          </option>
        ))}
      </Select>
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px;
  background: var(--well);

  p {
    flex: 1 1 24ch;
    margin: 0;
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  > div {
    flex: 1 1 16ch;
    max-inline-size: 28ch;
  }

  select {
    inline-size: 100%;
  }
`;
