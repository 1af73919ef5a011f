import { Truck } from "lucide-react";
import { styled } from "styled-components";
import { momentText } from "../../ui/dayText.ts";
import type { PartDetails } from "./orderDetails.ts";

/** The tracking events of a parcel that the seller added, newest first. */
export function Parcel({ shipment }: { shipment: NonNullable<PartDetails["shipment"]> }) {
  const { carrier, trackingNumber, shippedAt, events } = shipment;
  return (
    <Box data-parcel tabIndex={-1}>
      <p>
        <Truck size={18} aria-hidden />
        <span>
          Shipped {momentText(shippedAt)}
          {carrier ? ` with ${carrier}` : ""}
          {trackingNumber ? (
            <>
              , tracking number <strong>{trackingNumber}</strong>
            </>
          ) : null}
        </span>
      </p>
      {events.length > 0 ? (
        <ol aria-label="Tracking">
          {events.toReversed().map(({ at, text, location }) => (
            <li key={`${at} ${text}`}>
              <time dateTime={at}>{momentText(at)}</time>
              <span>
                {text}
                {location ? `, ${location}` : ""}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  padding: 10px 12px;
  border-radius: 8px;
  background: var(--well);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  p {
    display: flex;
    gap: 8px;
  }

  svg {
    flex: none;
    margin-block-start: 3px;
  }

  strong {
    font-weight: 650;
  }

  ol {
    display: grid;
    gap: 4px;
  }

  li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 8px;
  }

  time {
    color: var(--ink2);
  }
`;
