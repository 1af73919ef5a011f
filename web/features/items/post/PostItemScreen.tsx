import { lazy, Suspense } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { clearDraft, isWorthKeeping, readDraft, writeDraft } from "./postDraft.ts";

const PostItemForm = lazy(async () => ({
  default: (await import("./PostItemForm.tsx")).PostItemForm,
}));

const UNDO_MS = 8000; // design language §8: undo toast 8 s

/** Opens the dialog that lists an item. Closing it navigates home and resets the form. Source: S1 §2 "Post item". */
export function PostItemScreen() {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const toast = useToast();

  if (!viewer) return <Navigate to="/auth" replace />;
  const owner = viewer.id;

  function handleClose() {
    const draft = readDraft(owner);
    clearDraft(owner);
    void navigate("/");
    if (!isWorthKeeping(draft)) return;

    toast({
      title: "Draft discarded",
      duration: UNDO_MS,
      action: {
        label: "Undo",
        onClick() {
          writeDraft(owner, draft);
          void navigate("/post-item");
        },
      },
    });
  }

  return (
    <Page title="Post Item">
      <Dialog
        open
        onOpenChange={handleClose}
        title="Post Item"
        description="List something you would swap or sell."
      >
        <Suspense fallback={<Skeleton $h="480px" />}>
          <PostItemForm owner={owner} />
        </Suspense>
      </Dialog>
    </Page>
  );
}
