import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import type { DisputeRoom } from "./disputeRoom.ts";
import { useDisputeActions } from "./useDisputeActions.ts";

/**
 * Buttons with which a side ends a dispute: withdraw it, or agree to it; and a link to the thread of the two sides, for
 * an administrator to where it is decided.
 */
export function DisputeActions({ dispute }: { dispute: DisputeRoom }) {
  const [open, setOpen] = useState<"withdraw" | "concede" | null>(null);
  const { withdraw, concede } = useDisputeActions(dispute.id);
  const { viewerActions, viewerRole, reporter, reported } = dispute;
  const other = viewerRole === "reporter" ? reported : reporter;
  const refuse = () => Promise.reject(new Error("not done"));

  return (
    <Acts>
      {viewerRole === "admin" ? (
        <ButtonLink $small to={`/admin/disputes?dispute=${dispute.id}`}>
          Open in the Admin Panel
        </ButtonLink>
      ) : (
        <ButtonLink $small to={`/messages/${other.id}`}>
          Message {other.displayName}
        </ButtonLink>
      )}
      {viewerActions.includes("withdraw") ? (
        <Button $small onClick={() => setOpen("withdraw")}>
          Withdraw dispute
        </Button>
      ) : null}
      {viewerActions.includes("concede") ? (
        <Button $small onClick={() => setOpen("concede")}>
          Agree with {reporter.displayName}
        </Button>
      ) : null}
      <ConfirmDialog
        open={open === "withdraw"}
        onOpenChange={() => setOpen(null)}
        title="Withdraw this dispute?"
        body="The deal goes on where it stood. What is in escrow can be paid out again."
        confirmLabel="Withdraw"
        onConfirm={async () => (await withdraw()) || refuse()}
      />
      <ConfirmDialog
        open={open === "concede"}
        onOpenChange={() => setOpen(null)}
        title={`Agree with ${reporter.displayName}?`}
        body={agreement(dispute)}
        confirmLabel="Agree"
        onConfirm={async () => (await concede()) || refuse()}
      />
    </Acts>
  );
}

/** The effect of agreeing on the TP. */
function agreement({ amount, payer, payee, reporter }: DisputeRoom): string {
  if (amount === 0) return "The dispute ends. No TP were paid in this deal.";
  const gets = payer.id === reporter.id ? payer : payee;
  return payer.id === reporter.id
    ? `${tpText(amount)} go back to ${gets.displayName}, as far as you have them. This cannot be taken back.`
    : `${tpText(amount)} are ${gets.displayName}’s. This cannot be taken back.`;
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
