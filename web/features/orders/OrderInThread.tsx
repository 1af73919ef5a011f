import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { OrderStatus } from "../../gql/graphql.ts";
import { Countdown } from "../../ui/Countdown.tsx";
import { StatusBadge, type StatusTone } from "../../ui/StatusBadge.tsx";
import { ThreadCard } from "../../ui/ThreadCard.tsx";
import { PartSentence } from "./PartSentence.tsx";

export const OrderInThread_part = graphql(`
  fragment OrderInThread_part on OrderPart {
    id
    status
    deadline
    deadlineAction
    cancelReason
    tpEffect {
      state
      change
      refunded
    }
    order {
      id
      orderNumber
      viewerRole
    }
    items {
      id
      title
      quantity
    }
  }
`);

const looks: Readonly<Record<OrderStatus, readonly [tone: StatusTone, word: string]>> = {
  pending: ["pending", "Pending"],
  processing: ["info", "Processing"],
  shipped: ["info", "Shipped"],
  delivered: ["ok", "Delivered"],
  cancelled: ["closed", "Cancelled"],
};

/** The card of an order in the thread of its two sides: its current state. */
export function OrderInThread(props: {
  readonly part: FragmentType<typeof OrderInThread_part>;
  /** The text that says what happened. */
  readonly words: string;
}) {
  const part = getFragment(OrderInThread_part, props.part);
  const { order } = part;
  const [tone, word] = looks[part.status];
  const isSeller = order.viewerRole === "seller";
  const path = isSeller ? `/offers/seller?sale=${part.id}` : `/orders?order=${order.id}`;

  return (
    <ThreadCard words={props.words} aside={<StatusBadge tone={tone}>{word}</StatusBadge>}>
      <ul>
        {part.items.map(({ id, title, quantity }) => (
          <li key={id}>{quantity > 1 ? `${title} × ${quantity}` : title}</li>
        ))}
      </ul>
      <p>
        <PartSentence part={part} role={order.viewerRole} />
      </p>
      {part.deadline && part.deadlineAction && (
        <Wait>
          <Countdown until={part.deadline} /> {part.deadlineAction}
        </Wait>
      )}
      {part.cancelReason && <Wait>{part.cancelReason}</Wait>}
      <Link to={path}>Order {order.orderNumber}</Link>
    </ThreadCard>
  );
}

const Wait = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  color: var(--ink2);
  font-size: 0.9375rem;
`;
