import { Box } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { space } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.tsx";
import type { Size } from "../items/sizeWords.ts";
import { showInRoom, type RoomState } from "./showInRoom.ts";
import { roomXr } from "./xr.ts";

const WORDS: Readonly<Record<RoomState, string>> = {
  looking: "Look at the floor or a table, and move slowly.",
  found: "Tap to place it here.",
  placed: "Placed, true to size. Tap somewhere else to move it.",
};

/** Places the thing in the room through the camera, on devices that know where their floor is; else it says so. */
export function PlaceInRoom({ size, title }: { size: Size; title: string }) {
  const [isAble, setAble] = useState<boolean | null>(null);
  const [state, setState] = useState<RoomState | null>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const end = useRef<() => void>(null);
  const toast = useToast();

  useEffect(() => {
    let isGone = false;
    void roomXr().then((found) => {
      if (!isGone) setAble(found !== null);
    });
    return () => {
      isGone = true;
      end.current?.();
    };
  }, []);

  async function handlePlace() {
    if (!overlay.current) return;
    try {
      end.current = await showInRoom({
        size,
        overlay: overlay.current,
        onState: setState,
        onEnd: () => setState(null),
      });
    } catch {
      setState(null);
      toast({
        title: "Camera Error",
        description: "Unable to access camera. Please check permissions.",
        destructive: true,
      });
    }
  }

  if (isAble === null) return null;
  if (!isAble)
    return <Note>This device cannot place things in the room; a picture of it will do.</Note>;
  return (
    <>
      <Button onClick={() => void handlePlace()}>
        <Box size={20} aria-hidden /> Place it in the room
      </Button>
      {createPortal(
        <Overlay ref={overlay} hidden={state === null}>
          {state && (
            <>
              <p role="status">
                {title}: {WORDS[state]}
              </p>
              <Button $kind="act" onClick={() => end.current?.()}>
                Done
              </Button>
            </>
          )}
        </Overlay>,
        document.body,
      )}
    </>
  );
}

const Note = styled.p`
  align-self: center;
  color: var(--ink2);
  font-size: 0.9375rem;
`;

const Overlay = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 100;
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  background: var(--surface);
  color: var(--ink);

  &[hidden] {
    display: none;
  }
`;
