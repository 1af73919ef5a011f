import type { ListSpecimen } from "../../gallery/specimen.ts";
import type { OfferRole, OfferState, OfferStatus } from "../../gql/graphql.ts";
import { offerStatuses } from "./offerLists.ts";
import { OfferTabs } from "./OfferTabs.tsx";

const STATES: Readonly<Record<OfferStatus, readonly OfferState[]>> = {
  pending: ["pending"],
  accepted: ["accepted"],
  declined: ["declined", "withdrawn", "expired"],
};

function tabOf(side: OfferRole, status: OfferStatus): ListSpecimen {
  return {
    name: `offers-${side}-${status}`,
    title: side === "seller" ? `Offers received, ${status}` : `Offers made, ${status}`,
    at: `/?tab=${status}`,
    fields: {
      "Offer.status": status,
      "Offer.state": (n: number) => STATES[status][n % STATES[status].length],
      "Offer.viewerRole": side,
      "Offer.viewerActions":
        status !== "pending"
          ? []
          : side === "seller"
            ? ["accept", "counter", "decline"]
            : ["withdraw"],
      "TpEffect.state": status === "pending" ? "open" : status === "accepted" ? "settled" : "void",
      "TpEffect.change": (n: number) => (side === "seller" ? 1 : -1) * (6 + n),
      "TpEffect.heldForThis": (n: number) => (side === "buyer" && status === "pending" ? 6 + n : 0),
      "Offer.seller": side === "seller" ? { n: 0 } : (n: number) => ({ n: n + 1 }),
      "Offer.buyer": side === "seller" ? (n: number) => ({ n: n + 1 }) : { n: 0 },
      "Offer.proposedBy": side === "seller" ? (n: number) => ({ n: n + 1 }) : { n: 0 },
    },
    render: () => <OfferTabs side={side} pending={undefined} />,
  };
}

export const lists: readonly ListSpecimen[] = (["seller", "buyer"] as const).flatMap((side) =>
  offerStatuses.map((status) => tabOf(side, status)),
);
