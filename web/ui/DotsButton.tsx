import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";
import { styled } from "styled-components";

type Props = Omit<ComponentProps<"button">, "children" | "type"> & {
  readonly "aria-label": string;
};

/** A small button with three dots, which opens the menu of one line of a list. */
export function DotsButton(props: Props) {
  return (
    <Dots {...props} type="button">
      <Ellipsis size={18} aria-hidden />
    </Dots>
  );
}

const Dots = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  color: var(--ink3);

  &:hover,
  &[data-state="open"] {
    background: var(--well);
    color: var(--ink);
  }
`;
