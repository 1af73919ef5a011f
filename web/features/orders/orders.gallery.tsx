import type { ListSpecimen } from "../../gallery/specimen.ts";
import { OrderList } from "./OrderList.tsx";
import { SalesPanel } from "./sales/SalesPanel.tsx";
import { useOrders } from "./useOrders.ts";

const STATUSES = ["pending", "shipped", "delivered"] as const;

const fields = {
  "Order.status": (n: number) => STATUSES[n % STATUSES.length],
  "Order.viewerRole": "buyer",
  "Order.items": (n: number) => [{ n }],
  "Order.parts": (n: number) => [{ n }],
  "OrderPart.status": (n: number) => STATUSES[n % STATUSES.length],
  "OrderPart.items": (n: number) => [{ n }],
  "OrderPart.order": (n: number) => ({ n }),
  "OrderPart.shipment": (n: number) => (n === 0 ? null : { n }),
  "Shipment.carrier": "Royal Mail",
  "Shipment.trackingNumber": "RM 7281 0042 1GB",
  "TrackingEvent.text": (n: number) => ["Sent", "Sorted", "Out for delivery"][n % 3],
};

function Orders() {
  const orders = useOrders({ status: null, search: "" });
  return <OrderList orders={orders} isNarrowed={false} onOpen={() => undefined} />;
}

export const lists: readonly ListSpecimen[] = [
  { name: "orders", title: "Orders", fields, render: () => <Orders /> },
  {
    name: "sales",
    title: "Incoming orders",
    fields: {
      ...fields,
      "OrderPart.viewerActions": (n: number) => (n === 0 ? ["accept", "cancel"] : []),
      "OrderPart.deadlineAction": null,
      "OrderPart.deadline": null,
    },
    render: () => <SalesPanel />,
  },
];
