import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Photo } from "../../../ui/Photo.tsx";
import { space } from "../../../ui/theme.ts";

const GALLERY = graphql(`
  fragment Gallery_item on Item {
    title
    images {
      small
      medium
      large
      placeholder
    }
  }
`);

const SIZES = "(min-width: 1040px) 680px, 100vw";

/** The photos of an item: swipe, arrow keys, buttons or thumbnails. */
export function Gallery({ item }: { item: FragmentType<typeof GALLERY> }) {
  const { title, images } = getFragment(GALLERY, item);
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const last = images.length - 1;

  function show(place: number) {
    const next = Math.min(Math.max(place, 0), last);
    strip.current?.children[next]?.scrollIntoView({
      behavior: "smooth",
      block: "nearest",
      inline: "start",
    });
    setShown(next);
  }

  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), Math.max(last, 0)));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    show(event.key === "ArrowRight" ? shown + 1 : shown - 1);
  }

  if (images.length < 2) {
    return (
      <Stage>
        <Photo image={images[0] ?? null} alt={title} sizes={SIZES} noImageText="No image" eager />
      </Stage>
    );
  }
  return (
    <Figure role="group" aria-roledescription="carousel" aria-label={`Photos of ${title}`}>
      <Stage>
        <Strip
          ref={strip}
          tabIndex={0}
          aria-label="Photos, arrow keys change them"
          role="group"
          onScroll={handleScroll}
          onKeyDown={handleKey}
        >
          {images.map((image, place) => (
            <Photo
              key={image.large}
              image={image}
              alt={`${title}, photo ${place + 1} of ${images.length}`}
              sizes={SIZES}
              eager={place === 0}
            />
          ))}
        </Strip>
        <Edge $side="start">
          <IconButton label="Previous photo" disabled={shown === 0} onClick={() => show(shown - 1)}>
            <ChevronLeft aria-hidden size={24} />
          </IconButton>
        </Edge>
        <Edge $side="end">
          <IconButton label="Next photo" disabled={shown === last} onClick={() => show(shown + 1)}>
            <ChevronRight aria-hidden size={24} />
          </IconButton>
        </Edge>
      </Stage>
      <Thumbs>
        {images.map((image, place) => (
          <li key={image.large}>
            <Thumb
              type="button"
              aria-label={`Photo ${place + 1}`}
              aria-current={place === shown ? "true" : undefined}
              onClick={() => show(place)}
            >
              <Photo image={image} alt="" sizes="72px" />
            </Thumb>
          </li>
        ))}
      </Thumbs>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

const Stage = styled.div`
  position: relative;
  border-radius: 10px;
  overflow: clip;
`;

const Strip = styled.div`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  > * {
    flex: 0 0 100%;
    scroll-snap-align: start;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Edge = styled.div<{ $side: "start" | "end" }>`
  position: absolute;
  inset-block-start: calc(50% - 22px);
  ${({ $side }) => ($side === "start" ? "inset-inline-start" : "inset-inline-end")}: ${space(2)};
  border-radius: 999px;

  button {
    border-radius: 999px;
    border-color: var(--line);
    background: var(--counter);
  }

  button:disabled {
    visibility: hidden;
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

const Thumbs = styled.ul`
  display: flex;
  gap: ${space(2)};
  overflow-x: auto;
  padding: 3px;
  margin: -3px;
`;

const Thumb = styled.button`
  display: block;
  inline-size: 72px;
  padding: 0;
  border: 2px solid transparent;
  border-radius: 8px;
  background: none;
  overflow: clip;

  &[aria-current] {
    border-color: var(--ink);
  }
`;
