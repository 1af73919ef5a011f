import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { DotsButton } from "../../ui/DotsButton.tsx";
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
        trigger={<DotsButton aria-label="More about this message" />}
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
