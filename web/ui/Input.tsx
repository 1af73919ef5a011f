import { css, styled } from "styled-components";

/** The style of all inputs and selects. */
export const controlLook = css`
  inline-size: 100%;
  min-block-size: 48px;
  padding: 10px 14px;
  background: var(--counter);
  color: var(--ink);
  border: 1px solid var(--edge);
  border-radius: 8px;
  &:disabled {
    background: var(--well);
    color: var(--ink3);
    cursor: not-allowed;
  }
  &[aria-invalid="true"] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 0;
  }
`;

/** An input not bound to a form. */
export const Input = styled.input`
  ${controlLook}
`;
