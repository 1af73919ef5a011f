import {
  Ban,
  CircleCheck,
  CircleDollarSign,
  MapPin,
  PackageCheck,
  ShoppingBag,
  Truck,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { styled } from "styled-components";
import type { OrderEventKind } from "../../gql/graphql.ts";
import { NameOf } from "../../shell/NameOf.tsx";
import { momentText } from "../../ui/dayText.ts";
import type { OrderDetails } from "./orderDetails.ts";

const ICONS: Readonly<Record<OrderEventKind, LucideIcon>> = {
  placed: ShoppingBag,
  accepted: CircleCheck,
  shipped: Truck,
  tracking: MapPin,
  delivered: PackageCheck,
  cancelled: Ban,
  refunded: CircleDollarSign,
};

/** The timeline of an order, newest first. It updates live. */
export function Timeline({ events }: { events: OrderDetails["timeline"] }) {
  return (
    <List aria-label="Timeline" aria-live="polite">
      {events.toReversed().map(({ id, at, kind, text, location, actor }) => {
        const Icon = ICONS[kind];
        return (
          <li key={id}>
            <Icon size={18} aria-hidden />
            <div>
              <span>
                {text}
                {location ? `, ${location}` : ""}
              </span>
              <small>
                <time dateTime={at}>{momentText(at)}</time>
                {actor ? (
                  <>
                    {" · "}
                    <NameOf member={actor} />
                  </>
                ) : null}
              </small>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  li {
    position: relative;
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: 12px;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }

  li:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 30px -4px;
    inset-inline-start: 8px;
    inline-size: 2px;
    background: var(--line);
  }

  svg {
    margin-block-start: 3px;
  }

  div {
    display: grid;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
