import { keyframes, styled } from "styled-components";
import { media, space } from "../../../ui/theme.ts";

export type CardLayout = "grid" | "list";

const fade = keyframes`
  from { box-shadow: inset 4px 0 0 var(--gold); }
  to { box-shadow: inset 4px 0 0 transparent; }
`;

/**
 * The box of an item in a list. The skeleton uses it too, so that nothing moves when the item loads. The link covers it,
 * so it shows the focus; its own overflow would clip an outline inside.
 */
export const CardFrame = styled.article<{ $layout: CardLayout; $isNew?: boolean }>`
  position: relative;
  container-type: inline-size;
  display: ${({ $layout }) => ($layout === "list" ? "grid" : "flex")};
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  flex-direction: column;
  block-size: 100%;
  background: var(--counter);
  border: 1px solid var(--line);
  border-radius: 10px;
  overflow: clip;

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 1;
    pointer-events: none;
    border-radius: inherit;
    animation: ${({ $isNew }) => ($isNew ? fade : "none")} 1.2s ease-out 0.4s both;
  }

  &:has(h3 a:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  ${media.m} {
    grid-template-columns: 240px minmax(0, 1fr);
  }

  > :last-child {
    flex: 1;
  }
`;

/** The width from which a card can hold more per line; in the list layout the photo takes part of it. */
export const ROOMY: Readonly<Record<CardLayout, string>> = {
  grid: "@container (min-width: 230px)",
  list: "@container (min-width: 400px)",
};

/** The photo's place: 4:3, dimmed when the item is gone. */
export const PhotoBox = styled.div<{ $isGone?: boolean }>`
  position: relative;
  align-self: start;
  inline-size: 100%;

  img,
  canvas {
    filter: ${({ $isGone }) => ($isGone ? "grayscale(0.8)" : "none")};
  }
`;

/** Bottom start edge of the photo. "was 20 TP" stands on the photo: it brings its own ground. */
export const PriceSpot = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;

  > span > :last-child:not(:first-child) {
    padding: 2px ${space(2)};
    border-radius: 4px;
    background: var(--counter);
  }
`;

const COLUMNS: Readonly<Record<CardLayout, string>> = {
  // Two to four columns, as many as fit; the landing has less room than the page.
  grid: "repeat(auto-fill, minmax(min(max(210px, 25% - 12px), 50% - 8px), 1fr))",
  list: "repeat(auto-fill, minmax(min(480px, 100%), 1fr))",
};

/** Two to four columns of cards, or one or two of rows. */
export const CardTracks = styled.ul<{ $layout: CardLayout }>`
  display: grid;
  grid-template-columns: ${({ $layout }) => COLUMNS[$layout]};
  gap: ${space(3)};

  ${media.m} {
    gap: ${space(4)};
  }
`;
