import { css } from "styled-components";
import { media, space } from "../../../ui/theme.ts";

/** On a phone, above the bottom bar: what can be done on this page is always in reach. */
export const underTheThumb = css`
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
