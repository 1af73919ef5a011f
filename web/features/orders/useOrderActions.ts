import { useApolloClient } from "@apollo/client/react";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { useIntentKey } from "../../apollo/useIntentKey.ts";
import { graphql } from "../../gql/gql.ts";
import type { OrderRole } from "../../gql/graphql.ts";
import { useToast } from "../../ui/toast.tsx";

const ACCEPT = graphql(`
  mutation AcceptOrderPart($id: ID!) {
    acceptOrderPart(id: $id) {
      order {
        ...OrderDetails_order
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

const SHIP = graphql(`
  mutation ShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {
    shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {
      order {
        ...OrderDetails_order
      }
    }
  }
`);

const TRACK = graphql(`
  mutation AddTrackingEvent($partId: ID!, $text: String!, $location: String) {
    addTrackingEvent(partId: $partId, text: $text, location: $location) {
      order {
        ...OrderDetails_order
      }
    }
  }
`);

const CONFIRM = graphql(`
  mutation ConfirmDelivery($partId: ID!, $idempotencyKey: String) {
    confirmDelivery(partId: $partId, idempotencyKey: $idempotencyKey) {
      order {
        ...OrderDetails_order
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

const CANCEL_ORDER = graphql(`
  mutation CancelOrder($id: ID!, $reason: String, $idempotencyKey: String) {
    cancelOrder(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {
      order {
        ...OrderDetails_order
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

const CANCEL_PART = graphql(`
  mutation CancelOrderPart($id: ID!, $reason: String, $idempotencyKey: String) {
    cancelOrderPart(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {
      order {
        ...OrderDetails_order
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

const REFUND = graphql(`
  mutation RefundOrderPart($id: ID!, $idempotencyKey: String) {
    refundOrderPart(id: $id, idempotencyKey: $idempotencyKey) {
      order {
        ...OrderDetails_order
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

const ORDER_NOW = graphql(`
  query OrderNow($id: ID!) {
    order(id: $id) {
      ...OrderDetails_order
    }
  }
`);

interface Words {
  done: string;
  more?: string;
  failed: string;
}

/** The mutations of an order. Each returns whether it succeeded and shows its own toasts. */
export function useOrderActions(orderId: string, role: OrderRole) {
  const client = useApolloClient();
  const toast = useToast();
  const key = useIntentKey();
  const [accept, accepting] = useCommand(ACCEPT);
  const [ship, shipping] = useCommand(SHIP);
  const [track, tracking] = useCommand(TRACK);
  const [confirm, confirming] = useCommand(CONFIRM);
  const [cancelOrder, cancelling] = useCommand(CANCEL_ORDER);
  const [cancelPart, cancellingPart] = useCommand(CANCEL_PART);
  const [refund, refunding] = useCommand(REFUND);

  async function settle(command: Promise<unknown>, words: Words): Promise<boolean> {
    try {
      await command;
      key.answered();
      toast({ title: words.done, ...(words.more && { description: words.more }) });
      return true;
    } catch (error) {
      const failure = toFailure(error);
      key.answered(failure);
      toast({ title: words.failed, description: failure.message, destructive: true });
      if (failure.code !== "NETWORK") await readAgain();
      return false;
    }
  }

  /** Refetches the order after a refusal because its state had changed. */
  const readAgain = () =>
    client
      .query({ query: ORDER_NOW, variables: { id: orderId }, fetchPolicy: "network-only" })
      .catch(() => undefined);

  const busy = [accepting, shipping, tracking, confirming, cancelling, cancellingPart, refunding];
  return {
    busy: busy.some((each) => each.busy),
    accept: (id: string) =>
      settle(accept({ id }), {
        done: "Order accepted",
        more: "You see where to send it. Tell the buyer when it is on its way.",
        failed: "Failed to accept the order",
      }),
    ship: (id: string, parcel: { carrier: string; trackingNumber: string }) =>
      settle(
        ship({
          id,
          carrier: parcel.carrier.trim() || null,
          trackingNumber: parcel.trackingNumber.trim() || null,
        }),
        { done: "Order shipped", failed: "Failed to mark as shipped" },
      ),
    track: (partId: string, news: { text: string; location: string }) =>
      settle(track({ partId, text: news.text.trim(), location: news.location.trim() || null }), {
        done: "Tracking added",
        failed: "Failed to add tracking",
      }),
    confirm: (partId: string) =>
      settle(confirm({ partId, idempotencyKey: key.of(`confirm ${partId}`) }), {
        done: "Delivery confirmed",
        more: "The seller has been paid.",
        failed: "Failed to confirm the delivery",
      }),
    cancelOrder: (reason: string) =>
      settle(
        cancelOrder({
          id: orderId,
          reason: reason.trim() || null,
          idempotencyKey: key.of(`cancel all ${reason}`),
        }),
        cancelledWords(role),
      ),
    cancelPart: (id: string, reason: string) =>
      settle(
        cancelPart({
          id,
          reason: reason.trim() || null,
          idempotencyKey: key.of(`cancel ${id} ${reason}`),
        }),
        cancelledWords(role),
      ),
    refund: (id: string) =>
      settle(refund({ id, idempotencyKey: key.of(`refund ${id}`) }), {
        done: "Order refunded",
        more: "The buyer has the TP back.",
        failed: "Failed to refund the order",
      }),
  };
}

function cancelledWords(role: OrderRole): Words {
  return {
    done: "Order cancelled",
    more: role === "buyer" ? "Your TP are back in your wallet." : "The buyer has the TP back.",
    failed: "Failed to cancel the order",
  };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
