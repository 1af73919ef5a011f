import { DoorClosed } from "lucide-react";
import { styled } from "styled-components";
import type { SwitchName } from "../gql/graphql.ts";
import { useClosed } from "./closedFeatures.ts";

/** Says which of these features are closed at the moment, and why. Nothing while they are open. */
export function ClosedNote(props: { of: readonly SwitchName[]; inDialog?: boolean }) {
  const closed = useClosed(props.of);
  return (
    <Notes role="status">
      {closed.map(({ name, message }) => (
        <Note key={name} $inDialog={props.inDialog}>
          <DoorClosed size={18} aria-hidden />
          {message}
        </Note>
      ))}
    </Notes>
  );
}

const Notes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* In a grid, nothing has no gap. */
  &:empty {
    position: absolute;
  }
`;

const Note = styled.p<{ $inDialog: boolean | undefined }>`
  display: grid;
  grid-template-columns: 18px minmax(0, max-content);
  justify-content: ${({ $inDialog }) => ($inDialog ? "start" : "center")};
  gap: 8px;
  max-inline-size: none;
  padding: 10px ${({ $inDialog }) => ($inDialog ? "12px" : "var(--gutter)")};
  border-radius: ${({ $inDialog }) => ($inDialog ? "8px" : 0)};
  background: var(--warnSoft);
  color: var(--onWarnSoft);
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;

  svg {
    margin-block-start: 1px;
  }
`;
