import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { CANCEL_REASON_MAX } from "../../../schema/limits.ts";
import { DownloadButton } from "../../shell/DownloadButton.tsx";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { Button } from "../../ui/Button.tsx";
import { dayText } from "../../ui/dayText.ts";
import { Drawer } from "../../ui/Drawer.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { tpText } from "../../ui/Tp.tsx";
import { addressLines } from "../checkout/addressLines.ts";
import { ContactSeller } from "./ContactSeller.tsx";
import { OrderBadge } from "./OrderBadge.tsx";
import type { OrderDetails } from "./orderDetails.ts";
import { OrderTotals } from "./OrderTotals.tsx";
import type { Look } from "./orderUrl.ts";
import { PartBox } from "./PartBox.tsx";
import { ReorderButton } from "./ReorderButton.tsx";
import { Timeline } from "./Timeline.tsx";
import { useOrder } from "./useOrder.ts";
import { useOrderActions } from "./useOrderActions.ts";
import { WordsDialog } from "./WordsDialog.tsx";

interface Props {
  id: string;
  look: Look;
  onClose: () => void;
}

/** One order in full, live on both sides. Source: C16 */
export function OrderDrawer({ id, look, onClose }: Props) {
  const { order, isMissing, error, refetch } = useOrder(id);
  return (
    <Drawer
      title={order ? `Order ${order.orderNumber}` : "Order"}
      onClose={onClose}
      subtitle={order ? <Subtitle order={order} /> : null}
    >
      {isMissing ? (
        <EmptyState
          title="Order not found"
          hint="It does not exist, or it is between other members."
        />
      ) : null}
      {error && !order ? (
        <ErrorState message="Failed to load the order" onRetry={() => void refetch()} />
      ) : null}
      {!order && !error && !isMissing ? (
        <>
          <Skeleton $h="220px" />
          <Skeleton $h="120px" />
        </>
      ) : null}
      {order ? <Details order={order} look={look} /> : null}
      <OfflineNote />
    </Drawer>
  );
}

function Subtitle({ order }: { order: OrderDetails }) {
  const { status, createdAt, estimatedDelivery } = order;
  return (
    <Sub>
      <OrderBadge status={status} />
      <span>
        {dayText(createdAt)}
        {estimatedDelivery ? ` · Estimated delivery ${dayText(estimatedDelivery)}` : ""}
      </span>
    </Sub>
  );
}

function Details({ order, look }: { order: OrderDetails; look: Look }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const { viewerRole: role, buyer, parts, shippingAddress, notes } = order;
  const actions = useOrderActions(order.id, role);
  const open = parts.filter(({ viewerActions }) => viewerActions.includes("cancel"));
  const comesBack = open.reduce((sum, { amount }) => sum + amount, 0);

  useEffect(() => {
    if (look !== "track") return;
    const parcel = body.current?.querySelector<HTMLElement>("[data-parcel]");
    parcel?.focus();
    parcel?.scrollIntoView({ block: "center" });
  }, [look]);

  return (
    <Body ref={body}>
      {parts.map((part) => (
        <PartBox key={part.id} part={part} role={role} buyer={buyer} actions={actions} />
      ))}
      <Acts>
        {role === "buyer" ? <ContactSeller order={order} /> : null}
        {role === "buyer" && order.status === "delivered" ? (
          <ReorderButton orderId={order.id} />
        ) : null}
        <DownloadButton path={`/api/orders/${order.id}/receipt.pdf`}>Receipt</DownloadButton>
        {role === "buyer" && open.length > 1 ? (
          <Button $small onClick={() => setIsCancelling(true)}>
            Cancel whole order
          </Button>
        ) : null}
      </Acts>
      <OrderTotals order={order} />
      {shippingAddress ? (
        <section>
          <h3>Delivery address</h3>
          <Lines>
            <strong>{shippingAddress.fullName}</strong>
            {addressLines(shippingAddress).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{shippingAddress.country}</span>
            <span>{shippingAddress.phoneNumber}</span>
          </Lines>
        </section>
      ) : null}
      {notes ? (
        <section>
          <h3>Notes</h3>
          <Lines dir="auto">{notes}</Lines>
        </section>
      ) : null}
      <section>
        <h3>Timeline</h3>
        <Timeline events={order.timeline} />
      </section>
      {isCancelling ? (
        <WordsDialog
          title={`Cancel order ${order.orderNumber}?`}
          description={`Every part that is not shipped yet is cancelled, and ${tpText(comesBack)} come back to you.`}
          fields={[{ name: "reason", label: "Reason (optional)", max: CANCEL_REASON_MAX }]}
          submitLabel="Cancel order"
          kind="danger"
          busy={actions.busy}
          onClose={() => setIsCancelling(false)}
          onSubmit={({ reason }) =>
            void actions.cancelOrder(reason).then((done) => done && setIsCancelling(false))
          }
        />
      ) : null}
    </Body>
  );
}

const Sub = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--ink3);
  font-size: 0.9375rem;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h3 {
    padding-block-end: 4px;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

const Lines = styled.p`
  color: var(--ink2);
  overflow-wrap: anywhere;
  white-space: pre-line;

  > * {
    display: block;
  }
`;
