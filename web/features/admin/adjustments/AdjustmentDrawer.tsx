import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdjustmentAction } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { AdjustmentFacts } from "./AdjustmentFacts.tsx";
import { Adjustment_adjustment, type AdjustmentRow } from "./AdjustmentTable.tsx";
import { STATUS_LOOK } from "./adjustmentWords.ts";

const ApproveDialog = lazy(() =>
  import("./ApproveDialog.tsx").then((m) => ({ default: m.ApproveDialog })),
);
const RejectDialog = lazy(() =>
  import("./RejectDialog.tsx").then((m) => ({ default: m.RejectDialog })),
);
const WithdrawDialog = lazy(() =>
  import("./WithdrawDialog.tsx").then((m) => ({ default: m.WithdrawDialog })),
);

const OpenAdjustment = graphql(`
  query OpenAdjustment($id: ID!) {
    adjustment(id: $id) {
      id
      ...Adjustment_adjustment
    }
  }
`);

const OpenAdjustmentMoved = graphql(`
  subscription OpenAdjustmentMoved {
    adjustmentUpdated {
      cursor
      adjustment {
        id
        ...Adjustment_adjustment
      }
    }
  }
`);

const LABELS: Readonly<Record<AdjustmentAction, string>> = {
  approve: "Approve",
  reject: "Reject",
  withdraw: "Withdraw",
};

/** One adjustment: what was asked for and why, what became of it, and what the viewer can do about it. */
export function AdjustmentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const [dialog, setDialog] = useState<AdjustmentAction | null>(null);
  const { data, error, refetch } = useQuery(OpenAdjustment, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  // A link opens it without its list, which would hear of it.
  useLive(OpenAdjustmentMoved, {});
  const adjustment = getFragment(Adjustment_adjustment, data?.adjustment);
  const actions = adjustment?.viewerActions ?? [];
  const close = () => setDialog(null);
  // What another administrator decides meanwhile closes the dialog.
  const open = dialog && actions.includes(dialog) ? dialog : null;

  return (
    <Drawer
      title={
        adjustment
          ? `${tpText(adjustment.amount, true)} for ${adjustment.member.displayName}`
          : "Adjustment"
      }
      subtitle={adjustment ? <Status adjustment={adjustment} /> : null}
      onClose={onClose}
      footer={adjustment ? <Acts adjustment={adjustment} onChoose={setDialog} /> : null}
    >
      {error ? (
        <ErrorState
          message="Failed to load this adjustment"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {data?.adjustment === null ? <EmptyState title="There is no such adjustment" /> : null}
      {!data && !error ? <Skeleton $h="320px" /> : null}
      {adjustment ? <AdjustmentFacts adjustment={adjustment} /> : null}
      <OfflineNote />
      <Suspense>
        {adjustment && open === "approve" ? (
          <ApproveDialog adjustment={adjustment} onClose={close} />
        ) : null}
        {adjustment && open === "reject" ? (
          <RejectDialog adjustment={adjustment} onClose={close} />
        ) : null}
        {adjustment && open === "withdraw" ? (
          <WithdrawDialog adjustment={adjustment} onClose={close} />
        ) : null}
      </Suspense>
    </Drawer>
  );
}

function Status({ adjustment: { status } }: { adjustment: AdjustmentRow }) {
  return <StatusBadge tone={STATUS_LOOK[status].tone}>{STATUS_LOOK[status].word}</StatusBadge>;
}

interface ActsProps {
  adjustment: AdjustmentRow;
  onChoose: (action: AdjustmentAction) => void;
}

/** The buttons of what the viewer may do; where that is nothing, why. */
function Acts({ adjustment, onChoose }: ActsProps) {
  const { deadline, viewerActions } = adjustment;
  if (!deadline) return <Note>This adjustment has ended. Nothing more can be done about it.</Note>;
  if (viewerActions.length === 0)
    return (
      <Note>
        Another administrator decides this: neither who asked for it nor whose wallet it is.
      </Note>
    );
  return viewerActions.toReversed().map((action) => (
    <Button
      key={action}
      {...(action === "approve" && { $kind: "act" as const })}
      onClick={() => onChoose(action)}
    >
      {LABELS[action]}
    </Button>
  ));
}

const Note = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
`;
