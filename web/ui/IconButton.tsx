import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";

type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "aria-label"> & {
  /** What the button does, for screen readers and as tooltip. */
  label: string;
};

/** A 44 px square button that shows only an icon. */
export function IconButton({ label, type = "button", ...rest }: IconButtonProps) {
  return <Root type={type} aria-label={label} title={label} {...rest} />;
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 8px;
  background: transparent;
  color: var(--ink);
  position: relative;
  transition: background-color var(--quick);
  &:hover:not(:disabled),
  &[aria-pressed="true"],
  &[data-state="open"] {
    background: var(--well);
  }
  &:disabled {
    color: var(--ink3);
    cursor: not-allowed;
  }
`;
