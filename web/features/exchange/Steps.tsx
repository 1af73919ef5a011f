import { Check } from "lucide-react";
import { styled } from "styled-components";
import { media, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

const STEPS = ["What you want", "What you give", "The terms", "The answer"] as const;

/** The progress of a guided exchange. `current` counts from 1. */
export function Steps({ current }: { readonly current: number }) {
  return (
    <List aria-label="Steps">
      {STEPS.map((words, place) => {
        const isDone = place + 1 < current;
        return (
          <li key={words} aria-current={place + 1 === current ? "step" : undefined}>
            <Mark>{isDone ? <Check size={16} aria-hidden /> : place + 1}</Mark>
            {words}
            {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(4)};

  ${media.m} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding-block: ${space(2)};
    border-block-end: 3px solid var(--line);
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  li[aria-current] {
    border-color: var(--gold);
    color: var(--ink);
    font-weight: 650;
  }
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 999px;
  background: var(--goldSoft);
  color: var(--onGoldSoft);
  font-size: 0.8125rem;
  font-weight: 700;
`;
