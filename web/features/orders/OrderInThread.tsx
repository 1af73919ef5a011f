import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { OrderStatus } from "../../gql/graphql.ts";
import { Countdown } from "../../ui/Countdown.tsx";
import { StatusBadge, type StatusTone } from "../../ui/StatusBadge.tsx";
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
    <Frame aria-label={props.words}>
      <Head>
        <strong>{props.words}</strong>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </Head>
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
    </Frame>
  );
}

const Frame = styled.article`
  inline-size: min(100%, 30rem);
  margin-inline: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--raised);

  li {
    overflow-wrap: anywhere;
  }

  > a {
    justify-self: start;
    font-size: 0.9375rem;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  font-size: 0.9375rem;
`;

const Wait = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  color: var(--ink2);
  font-size: 0.9375rem;
`;
