import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { space } from "../../../ui/theme.ts";
import { PhotoTile } from "./PhotoTile.tsx";
import type { PhotoDraft } from "./usePhotos.ts";

interface Props {
  photos: readonly PhotoDraft[];
  move: (from: number, to: number) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
}

const DRAG_STARTS_PX = 6;

/** The chosen photos in their order, which can be changed by drag, by Space and arrow keys, or by buttons. */
export function PhotoList({ photos, move, remove, retry }: Props) {
  const [isDragging, setIsDragging] = useState(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_STARTS_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useEscapeKeptInside(isDragging);

  function handleDragEnd({ active, over }: DragEndEvent) {
    setIsDragging(false);
    const placeOf = (id: unknown) => photos.findIndex((photo) => photo.id === id);
    if (over && active.id !== over.id) move(placeOf(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => setIsDragging(true)}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setIsDragging(false)}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <Tiles>
          {photos.map((photo, place) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={place}
              count={photos.length}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(photo.id)}
              onRetry={() => retry(photo.id)}
            />
          ))}
        </Tiles>
      </SortableContext>
    </DndContext>
  );
}

/** Escape while dragging a photo puts it back; it must not close the dialog around it. */
function useEscapeKeptInside(isDragging: boolean) {
  useEffect(() => {
    if (!isDragging) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.preventDefault();
    };
    window.addEventListener("keydown", keep, { capture: true });
    return () => window.removeEventListener("keydown", keep, { capture: true });
  }, [isDragging]);
}

const Tiles = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${space(3)};
`;
