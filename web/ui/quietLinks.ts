import { css } from "styled-components";

/** Links inside a card that look like its words until they are pointed at. */
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
