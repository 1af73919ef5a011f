import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import { useBlock } from "./useBlock.ts";

/** Shown in place of the composer for a member whom the viewer has blocked. */
export function BlockedNote(props: {
  readonly member: { readonly id: string; readonly displayName: string };
}) {
  const { unblock, busy } = useBlock(props.member);

  return (
    <Note>
      <p>You blocked {props.member.displayName}.</p>
      <Button $small busy={busy} onClick={() => void unblock().catch(() => undefined)}>
        Unblock
      </Button>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--line);
  color: var(--ink2);
`;
