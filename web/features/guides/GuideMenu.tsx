import { EllipsisVertical, Flag, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import { useToast } from "../../ui/toast.tsx";

const ReportDialog = lazy(async () => ({
  default: (await import("../safety/ReportDialog.tsx")).ReportDialog,
}));

export const GuideMenuFragment = graphql(`
  fragment GuideMenu_guide on Guide {
    id
    isMine
    isReported
  }
`);

const DeleteGuide = graphql(`
  mutation DeleteGuide($guideId: ID!) {
    deleteGuide(guideId: $guideId) {
      guideId
    }
  }
`);

/** The rare actions for a guide: its author can change and delete it, others can report it. */
export function GuideMenu({
  guide: masked,
}: {
  readonly guide: FragmentType<typeof GuideMenuFragment>;
}) {
  const guide = getFragment(GuideMenuFragment, masked);
  const [open, setOpen] = useState<"delete" | "report" | null>(null);
  const [remove] = useCommand(DeleteGuide);
  const navigate = useNavigate();
  const toast = useToast();

  async function handleDelete() {
    try {
      await remove({ guideId: guide.id });
    } catch (error) {
      const description = toFailure(error).message;
      toast({ title: "Failed to delete the guide", description, destructive: true });
      throw error;
    }
    toast({ title: "Guide deleted" });
    void navigate("/guides", { replace: true });
  }

  return (
    <span>
      <Menu
        label="What to do with this guide"
        trigger={
          <IconButton label="More about this guide">
            <EllipsisVertical size={20} aria-hidden />
          </IconButton>
        }
      >
        {guide.isMine ? (
          <>
            <MenuItem
              icon={<Pencil size={18} aria-hidden />}
              onSelect={() => void navigate(`/guides/${guide.id}/edit`)}
            >
              Edit guide
            </MenuItem>
            <MenuItem icon={<Trash2 size={18} aria-hidden />} onSelect={() => setOpen("delete")}>
              Delete guide
            </MenuItem>
          </>
        ) : (
          <MenuItem icon={<Flag size={18} aria-hidden />} onSelect={() => setOpen("report")}>
            {guide.isReported ? "Reported" : "Report guide"}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={open === "delete"}
        onOpenChange={() => setOpen(null)}
        title="Delete this guide?"
        body="Its likes go with it."
        confirmLabel="Delete"
        onConfirm={handleDelete}
      />
      {open === "report" && (
        <Suspense>
          <ReportDialog
            subject="guide"
            id={guide.id}
            name="this guide"
            isReported={guide.isReported}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </span>
  );
}
