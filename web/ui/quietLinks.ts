import { css } from "styled-components";

/** Links inside a card that look like plain text until they are hovered. */
export const quietLinks = css`
  a {
    color: var(--ink);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--goldLine);
    text-decoration-thickness: 2px;
  }
`;
