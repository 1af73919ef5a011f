import { styled } from "styled-components";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const HEIGHT = 48;

/** How much of a category's interest each weekday has, beside a mean day: a line at its height. */
export function WeekBars({ factors }: { factors: readonly number[] }) {
  const most = Math.max(1.2, ...factors);
  const height = (factor: number) => `${Math.round((HEIGHT * factor) / most)}px`;
  return (
    <Week aria-label="Interest by weekday">
      {factors.map((factor, day) => (
        <li key={DAYS[day]}>
          <Bar aria-hidden style={{ blockSize: height(factor) }} />
          <span aria-hidden>{DAYS[day]?.slice(0, 2)}</span>
          <VisuallyHidden>
            {DAYS[day]}: {percentText(factor)}
          </VisuallyHidden>
        </li>
      ))}
      <Mean aria-hidden style={{ insetBlockEnd: `calc(1.25rem + ${height(1)})` }} />
    </Week>
  );
}

/** "24 % above a mean day". */
function percentText(factor: number): string {
  const percent = Math.round(100 * (factor - 1));
  if (percent === 0) return "as a mean day";
  return `${Math.abs(percent)} % ${percent > 0 ? "above" : "below"} a mean day`;
}

const Week = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  align-items: end;
  gap: ${space(1)};
  block-size: calc(${HEIGHT}px + 1.25rem);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--ink3);
  font-size: 0.75rem;
  line-height: 1.25rem;
  text-align: center;
`;

const Bar = styled.div`
  border-radius: 2px 2px 0 0;
  background: var(--c5);
`;

const Mean = styled.div`
  position: absolute;
  inset-inline: 0;
  border-block-end: 1px dashed var(--edge);
`;
