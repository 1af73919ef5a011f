import { styled } from "styled-components";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";

/** A count on the corner of an icon, or after a word. Renders nothing at zero. */
export function Badge({
  count,
  words,
  inline = false,
}: {
  count: number;
  words?: string;
  inline?: boolean;
}) {
  if (count <= 0) return null;
  return (
    <Dot $inline={inline} aria-hidden={words ? undefined : true}>
      {count > 99 ? "99+" : count}
      {words ? <VisuallyHidden> {words}</VisuallyHidden> : null}
    </Dot>
  );
}

const Dot = styled.span<{ $inline: boolean }>`
  ${({ $inline }) => ($inline ? "" : "position: absolute; inset-block-start: 1px; inset-inline-end: 1px;")}
  min-inline-size: 18px;
  padding-inline: 5px;
  border-radius: 999px;
  background: var(--bad);
  color: var(--onBad);
  font-size: 0.75rem;
  font-weight: 650;
  line-height: 18px;
  text-align: center;
`;
