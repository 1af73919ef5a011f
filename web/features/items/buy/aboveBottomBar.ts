import { css } from "styled-components";
import { media, space } from "../../../ui/theme.ts";

/** Fixed above the bottom bar on a phone, so that the action of the page is always in reach. */
export const aboveBottomBar = css`
  position: fixed;
  z-index: 15;
  inset-inline: 0;
  inset-block-end: calc(var(--navHeight) + env(safe-area-inset-bottom));
  padding: ${space(2)} var(--gutter);
  border-block-start: 1px solid var(--line);

  ${media.m} {
    position: static;
    border: 0;
  }
`;
