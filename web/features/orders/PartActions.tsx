import { useState } from "react";
import { styled } from "styled-components";
import {
  CANCEL_REASON_MAX,
  CARRIER_MAX,
  LOCATION_MAX,
  TRACKING_NUMBER_MAX,
  TRACKING_TEXT_MAX,
} from "../../../schema/limits.ts";
import type { OrderAction, OrderRole } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { tpText } from "../../ui/Tp.tsx";
import type { PartDetails } from "./orderDetails.ts";
import type { OrderActions } from "./useOrderActions.ts";
import { WordsDialog } from "./WordsDialog.tsx";

interface Props {
  part: PartDetails;
  role: OrderRole;
  buyer: string;
  actions: OrderActions;
  /** Called after an action succeeded; the pressed button is gone then. */
  onDone: () => void;
}

/** The order of the buttons, by importance. A review is not among them, because it belongs to the deal. */
const ORDER = ["accept", "ship", "confirmDelivery", "addTracking", "refund", "cancel"] as const;
type Shown = (typeof ORDER)[number] & OrderAction;

/** Buttons for the actions that the server allows for a part. */
export function PartActions({ part, role, buyer, actions, onDone }: Props) {
  const [open, setOpen] = useState<Shown | null>(null);
  const offered = ORDER.filter((action) => part.viewerActions.includes(action));
  if (offered.length === 0 && open === null) return null;

  const words = wordsOf(role);
  const close = () => setOpen(null);
  async function finish(done: Promise<boolean>) {
    if (!(await done)) return;
    close();
    onDone();
  }

  return (
    <Row>
      {offered.map((action, n) => (
        <Button
          key={action}
          $small
          $kind={n === 0 && action !== "cancel" && action !== "refund" ? "act" : "outline"}
          busy={action === "accept" && actions.busy}
          onClick={() => {
            if (action === "accept") void finish(actions.accept(part.id));
            else setOpen(action);
          }}
        >
          {words[action]}
        </Button>
      ))}
      {open === "ship" ? (
        <WordsDialog
          title={`Ship to ${buyer}`}
          description="The buyer is told at once. Fill in what the carrier gave you, if anything."
          fields={[
            { name: "carrier", label: "Carrier (optional)", max: CARRIER_MAX },
            {
              name: "trackingNumber",
              label: "Tracking number (optional)",
              max: TRACKING_NUMBER_MAX,
            },
          ]}
          submitLabel="Mark as shipped"
          busy={actions.busy}
          onClose={close}
          onSubmit={(parcel) => void finish(actions.ship(part.id, parcel))}
        />
      ) : null}
      {open === "addTracking" ? (
        <WordsDialog
          title="Add tracking"
          description="What the carrier says about the parcel. The buyer sees it at once."
          fields={[
            { name: "text", label: "What happened", max: TRACKING_TEXT_MAX, required: true },
            { name: "location", label: "Where (optional)", max: LOCATION_MAX },
          ]}
          submitLabel="Add"
          busy={actions.busy}
          onClose={close}
          onSubmit={(news) => void finish(actions.track(part.id, news))}
        />
      ) : null}
      {open === "cancel" ? (
        <WordsDialog
          title={
            role === "buyer"
              ? `Cancel the order with ${part.seller.displayName}?`
              : `Cancel ${buyer}'s order?`
          }
          description={`${tpText(part.amount)} ${role === "buyer" ? "come back to you" : `go back to ${buyer}`}, and the items are on the market again.`}
          fields={[{ name: "reason", label: "Reason (optional)", max: CANCEL_REASON_MAX }]}
          submitLabel="Cancel order"
          kind="danger"
          busy={actions.busy}
          onClose={close}
          onSubmit={({ reason }) => void finish(actions.cancelPart(part.id, reason))}
        />
      ) : null}
      <ConfirmDialog
        open={open === "confirmDelivery"}
        onOpenChange={close}
        title={`Has everything from ${part.seller.displayName} arrived?`}
        body={`${tpText(part.amount)} are paid out to ${part.seller.displayName}. This cannot be taken back.`}
        confirmLabel="Confirm delivery"
        destructive={false}
        onConfirm={() => finish(actions.confirm(part.id))}
      />
      <ConfirmDialog
        open={open === "refund"}
        onOpenChange={close}
        title={`Refund ${buyer}?`}
        body={`${tpText(part.amount)} go back to ${buyer}, and the order is over.`}
        confirmLabel="Refund"
        onConfirm={() => finish(actions.refund(part.id))}
      />
    </Row>
  );
}

function wordsOf(role: OrderRole): Readonly<Record<Shown, string>> {
  return {
    accept: "Accept",
    ship: "Ship",
    confirmDelivery: "Confirm delivery",
    addTracking: "Add tracking",
    refund: "Refund",
    cancel: role === "buyer" ? "Cancel order" : "Cancel",
  };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
