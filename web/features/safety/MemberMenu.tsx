import { Ban, EllipsisVertical, Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import { useBlock } from "./useBlock.ts";

const ReportDialog = lazy(async () => ({
  default: (await import("./ReportDialog.tsx")).ReportDialog,
}));

export const MemberMenu_member = graphql(`
  fragment MemberMenu_member on User {
    id
    displayName
    isBlocked
  }
`);

/** The actions for another member: block or report them. */
export function MemberMenu(props: { readonly member: FragmentType<typeof MemberMenu_member> }) {
  const member = getFragment(MemberMenu_member, props.member);
  const { block, unblock, busy } = useBlock(member);
  const [open, setOpen] = useState<"block" | "report" | null>(null);
  const name = member.displayName;
  const handleUnblock = () => void unblock().catch(() => undefined);

  return (
    <>
      <Menu
        label={`What to do about ${name}`}
        trigger={
          <IconButton label={`More about ${name}`} disabled={busy}>
            <EllipsisVertical size={20} aria-hidden />
          </IconButton>
        }
      >
        {member.isBlocked ? (
          <MenuItem icon={<Ban size={18} aria-hidden />} onSelect={handleUnblock}>
            Unblock {name}
          </MenuItem>
        ) : (
          <MenuItem icon={<Ban size={18} aria-hidden />} onSelect={() => setOpen("block")}>
            Block {name}
          </MenuItem>
        )}
        <MenuItem icon={<Flag size={18} aria-hidden />} onSelect={() => setOpen("report")}>
          Report {name}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={open === "block"}
        onOpenChange={() => setOpen(null)}
        title={`Block ${name}?`}
        body="Neither of you can write or make an offer to the other. Open offers can still be answered. You can unblock them at any time."
        confirmLabel="Block"
        onConfirm={block}
      />
      {open === "report" && (
        <Suspense>
          <ReportDialog subject="member" id={member.id} name={name} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
