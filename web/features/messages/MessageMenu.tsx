import { Ellipsis, Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { Menu, MenuItem } from "../../ui/Menu.tsx";

const ReportDialog = lazy(async () => ({
  default: (await import("../safety/ReportDialog.tsx")).ReportDialog,
}));

/** The actions for a message of the other member. */
export function MessageMenu(props: { readonly messageId: string; readonly isReported: boolean }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Menu
        label="What to do about this message"
        align="start"
        trigger={
          <Trigger type="button" aria-label="More about this message">
            <Ellipsis size={18} aria-hidden />
          </Trigger>
        }
      >
        <MenuItem
          icon={<Flag size={18} aria-hidden />}
          disabled={props.isReported}
          onSelect={() => setIsOpen(true)}
        >
          {props.isReported ? "Reported" : "Report this message"}
        </MenuItem>
      </Menu>
      {isOpen && (
        <Suspense>
          <ReportDialog
            subject="message"
            id={props.messageId}
            name="this message"
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const Trigger = styled.button`
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
