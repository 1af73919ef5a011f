import { css, keyframes, styled } from "styled-components";

/** A striped edge with scallops, 16 px high. */
export const stripes = css`
  block-size: 16px;
  mask:
    radial-gradient(circle at 7px 9px, #000 7px, transparent 7.5px) 0 0 / 14px 16px repeat-x,
    linear-gradient(#000 0 0) top / 100% 9px no-repeat;
`;

const unroll = keyframes`from { clip-path: inset(0 100% 0 0); }`;

/**
 * The striped awning on top of live content. It unrolls when it appears. Decorative, because the word LIVE is beside
 * it.
 */
export const Awning = styled.div.attrs({ "aria-hidden": true })`
  ${stripes}
  background: repeating-linear-gradient(90deg, var(--live) 0 14px, var(--gold) 14px 28px);
  animation: ${unroll} var(--reveal) var(--easeIn);
`;
