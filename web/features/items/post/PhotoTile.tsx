import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronLeft, ChevronRight, GripVertical, RotateCcw, Trash2 } from "lucide-react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { PhotoDraft } from "./usePhotos.ts";

interface Props {
  photo: PhotoDraft;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One chosen photo with its upload progress and its position. */
export function PhotoTile({ photo, place, count, onMove, onRemove, onRetry }: Props) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: photo.id });
  const name = `photo ${place + 1}`;
  const style = { transform: CSS.Transform.toString(transform), ...(transition && { transition }) };

  return (
    <Tile ref={setNodeRef} style={style} data-dragging={isDragging} data-state={photo.state}>
      <Picture>
        <img src={photo.preview} alt={name} />
        {place === 0 && <Cover>Cover</Cover>}
        <Grip
          ref={setActivatorNodeRef}
          type="button"
          aria-label={`Reorder ${name}`}
          {...attributes}
          {...listeners}
        >
          <GripVertical aria-hidden size={20} />
        </Grip>
        <Sending photo={photo} name={name} />
      </Picture>
      {photo.state === "failed" && (
        <Failed role="alert">
          <span>{photo.error}</span>
          <Button $small onClick={onRetry}>
            <RotateCcw aria-hidden size={16} />
            Retry<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Failed>
      )}
      <Acts>
        <IconButton
          label={`Move ${name} earlier`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <IconButton
          label={`Move ${name} later`}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <ChevronRight aria-hidden size={20} />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </Acts>
    </Tile>
  );
}

function Sending({ photo, name }: { photo: PhotoDraft; name: string }) {
  if (photo.state === "sent" || photo.state === "failed") return null;
  return (
    <Progress>
      <progress
        aria-label={`Uploading ${name}`}
        max={1}
        {...(photo.state === "sending" && { value: photo.share })}
      />
      <span>{photo.state === "waiting" ? "Waiting" : `${Math.floor(photo.share * 100)} %`}</span>
    </Progress>
  );
}

const Tile = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--counter);
  overflow: clip;

  &[data-dragging="true"] {
    z-index: 1;
    opacity: 0.85;
    border-color: var(--ink);
  }

  &[data-state="failed"] {
    border-color: var(--bad);
  }
`;

const Picture = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  background: var(--well);

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Cover = styled.strong`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-start: ${space(1)};
  padding: 1px ${space(2)};
  border-radius: 4px;
  background: var(--act);
  color: var(--onAct);
  font-size: 0.8125rem;
`;

const Grip = styled.button`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: grab;
  touch-action: none;

  svg {
    padding: 3px;
    box-sizing: content-box;
    border-radius: 4px;
    background: var(--counter);
    color: var(--ink);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Progress = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)};
  background: var(--counter);
  font-size: 0.8125rem;

  progress {
    flex: 1;
    min-inline-size: 0;
    accent-color: var(--ok);
  }
`;

const Failed = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  background: var(--badSoft);
  color: var(--onBadSoft);
  font-size: 0.8125rem;
`;

const Acts = styled.div`
  display: flex;
  justify-content: space-between;
`;
