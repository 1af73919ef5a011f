import { CalendarX, PackagePlus, Pencil, Radio, Square } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import type { Standings } from "../streamStatus.ts";
import { useHosting } from "./useHosting.ts";

const FeatureItemsDialog = lazy(() =>
  import("./FeatureItemsDialog.tsx").then((m) => ({ default: m.FeatureItemsDialog })),
);
const EditStreamDialog = lazy(() =>
  import("./EditStreamDialog.tsx").then((m) => ({ default: m.EditStreamDialog })),
);

export const HostControls_stream = graphql(`
  fragment HostControls_stream on Stream {
    id
    title
    featuredItems {
      id
    }
    ...EditStreamDialog_stream
  }
`);

interface Props {
  readonly stream: FragmentType<typeof HostControls_stream>;
  readonly status: Standings;
}

/** Controls that only the host sees: start, end, and the pinned item. */
export function HostControls({ stream: masked, status }: Props) {
  const stream = getFragment(HostControls_stream, masked);
  const { start, end, cancel, busy } = useHosting(stream.id);
  const [open, setOpen] = useState<"end" | "cancel" | "items" | "edit" | null>(null);
  const close = () => setOpen(null);
  if (status === "ended") return null;
  const isLive = status === "live";

  return (
    <Card aria-label="Host controls">
      <h2>You host this stream</h2>
      <Acts>
        {isLive ? (
          <Button $kind="danger" onClick={() => setOpen("end")}>
            <Square size={18} aria-hidden />
            End stream
          </Button>
        ) : (
          <Button $kind="act" busy={busy} onClick={() => void start()}>
            <Radio size={20} aria-hidden />
            Go live
          </Button>
        )}
        <Button onClick={() => setOpen("items")}>
          <PackagePlus size={20} aria-hidden />
          Feature items
        </Button>
        <Button onClick={() => setOpen("edit")}>
          <Pencil size={18} aria-hidden />
          Edit details
        </Button>
        {!isLive && (
          <Button $kind="quiet" onClick={() => setOpen("cancel")}>
            <CalendarX size={20} aria-hidden />
            Call it off
          </Button>
        )}
      </Acts>
      <ConfirmDialog
        open={open === "end"}
        onOpenChange={close}
        title={`End ${stream.title}?`}
        body="Everybody who watches is told. An ended stream cannot go live again."
        confirmLabel="End stream"
        onConfirm={end}
      />
      <ConfirmDialog
        open={open === "cancel"}
        onOpenChange={close}
        title={`Call off ${stream.title}?`}
        body="It is taken off the list of streams."
        confirmLabel="Call it off"
        onConfirm={cancel}
      />
      <Suspense>
        {open === "items" && (
          <FeatureItemsDialog
            streamId={stream.id}
            chosen={stream.featuredItems.map(({ id }) => id)}
            onClose={close}
          />
        )}
        {open === "edit" && <EditStreamDialog stream={stream} onClose={close} />}
      </Suspense>
    </Card>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
