import { LayoutGrid, List } from "lucide-react";
import { styled } from "styled-components";
import type { CardLayout } from "../card/CardFrame.tsx";

interface Props {
  value: CardLayout;
  onChange: (layout: CardLayout) => void;
}

/** Two buttons for grid and list, one of them pressed. */
export function LayoutToggle({ value, onChange }: Props) {
  return (
    <Pair role="group" aria-label="Layout">
      <button
        type="button"
        aria-pressed={value === "grid"}
        aria-label="Grid"
        onClick={() => onChange("grid")}
      >
        <LayoutGrid aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-pressed={value === "list"}
        aria-label="List"
        onClick={() => onChange("list")}
      >
        <List aria-hidden size={20} />
      </button>
    </Pair>
  );
}

const Pair = styled.div`
  display: inline-flex;
  flex: none;
  border: 1px solid var(--edge);
  border-radius: 8px;
  background: var(--counter);

  button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    background: none;
    color: var(--ink);
    cursor: pointer;
  }

  button:first-child {
    border-start-start-radius: 7px;
    border-end-start-radius: 7px;
  }

  button:last-child {
    border-start-end-radius: 7px;
    border-end-end-radius: 7px;
  }

  button[aria-pressed="true"] {
    background: var(--act);
    color: var(--onAct);
  }
`;
