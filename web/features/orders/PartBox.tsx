import { useRef } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { OrderRole } from "../../gql/graphql.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Countdown } from "../../ui/Countdown.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { tpText } from "../../ui/Tp.tsx";
import { DealActions } from "../reviews/DealActions.tsx";
import { OrderBadge } from "./OrderBadge.tsx";
import type { PartDetails } from "./orderDetails.ts";
import { Parcel } from "./Parcel.tsx";
import { PartActions } from "./PartActions.tsx";
import { PartSentence } from "./PartSentence.tsx";
import type { OrderActions } from "./useOrderActions.ts";

interface Props {
  part: PartDetails;
  role: OrderRole;
  buyer: { displayName: string; avatar?: string | null };
  actions: OrderActions;
}

/** The part of one seller: items, status, deadline, and possible actions. */
export function PartBox({ part, role, buyer, actions }: Props) {
  const box = useRef<HTMLElement>(null);
  const other = role === "buyer" ? part.seller : buyer;

  return (
    <Box ref={box} tabIndex={-1} aria-label={`From ${part.seller.displayName}`}>
      <Head>
        <Avatar name={other.displayName} src={other.avatar} size={32} />
        <h3>
          {role === "buyer" ? "From" : "To"} {other.displayName}
        </h3>
        <OrderBadge status={part.status} />
      </Head>
      <Items>
        {part.items.map(({ id, title, quantity, priceAtTime, lineTotal, item }) => (
          <li key={id}>
            <Photo image={item.images[0] ?? null} alt="" sizes="56px" noImageText="" />
            <span>
              <Link to={`/buy/${item.id}`}>{title}</Link>
              <small>
                {quantity} × {tpText(priceAtTime)}
              </small>
            </span>
            <strong>{tpText(lineTotal)}</strong>
          </li>
        ))}
      </Items>
      <Note>
        <PartSentence part={part} role={role} />
      </Note>
      {part.deadline && part.deadlineAction ? (
        <Note>
          <Countdown until={part.deadline} />
          <span>{part.deadlineAction} if nothing happens until then.</span>
        </Note>
      ) : null}
      {part.isDisputed ? (
        <Note>A dispute is open. The TP stay in escrow until it is decided.</Note>
      ) : null}
      {part.cancelReason ? <Note>Cancelled: {part.cancelReason}</Note> : null}
      {part.shipment ? <Parcel shipment={part.shipment} /> : null}
      <PartActions
        part={part}
        role={role}
        buyer={buyer.displayName}
        actions={actions}
        onDone={() => box.current?.focus()}
      />
      {part.deal ? (
        <Deal>
          <DealActions deal={part.deal} />
        </Deal>
      ) : null}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  h3 {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
  }

  li > :first-child {
    border-radius: 4px;
  }

  span {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  strong {
    font-weight: 650;
    white-space: nowrap;
  }
`;

const Deal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  max-inline-size: none;
  color: var(--ink2);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
