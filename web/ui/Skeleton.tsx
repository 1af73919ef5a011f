import { keyframes, styled } from "styled-components";

// Shown only after 150 ms, so that fast responses never flash a skeleton.
const appear = keyframes`from { opacity: 0; } 99% { opacity: 0; }`;

/** A box of the exact size of the content that is loading. Put `aria-busy` on the list around it. */
export const Skeleton = styled.div.attrs({ "aria-hidden": true })<{
  $w?: string | undefined;
  $h?: string | undefined;
}>`
  inline-size: ${({ $w }) => $w ?? "100%"};
  block-size: ${({ $h }) => $h ?? "1em"};
  max-inline-size: 100%;
  border-radius: 8px;
  background: var(--well);
  animation: ${appear} 150ms;
`;
