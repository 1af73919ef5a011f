import { Check } from "lucide-react";
import { styled } from "styled-components";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** The four steps, in their order. Source: S1 §2 */
export const STEPS = ["Address", "Shipping", "Review", "Complete"] as const;
export type Step = (typeof STEPS)[number];

/** The progress through the checkout steps. */
export function StepList({ current }: { current: Step }) {
  const place = STEPS.indexOf(current);
  return (
    <List aria-label="Steps">
      {STEPS.map((step, n) => (
        <li key={step} aria-current={n === place ? "step" : undefined}>
          <Mark aria-hidden>{n < place ? <Check size={14} /> : n + 1}</Mark>
          {step}
          {n < place ? <VisuallyHidden>, done</VisuallyHidden> : null}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));

  li {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding-block-end: 8px;
    border-block-end: 3px solid var(--line);
    color: var(--ink3);
    font-size: 0.8125rem;
    font-weight: 600;
  }

  li[aria-current] {
    border-block-end-color: var(--gold);
    color: var(--ink);
  }

  li[aria-current] > span:first-child {
    background: var(--act);
    color: var(--onAct);
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid var(--edge);
  border-radius: 999px;
  color: var(--ink);
`;
