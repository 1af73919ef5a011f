import {
  ArrowLeftRight,
  Ban,
  CircleDollarSign,
  Clock,
  Flag,
  Gavel,
  Handshake,
  MessageCircle,
  MessageSquareQuote,
  Package,
  Undo2,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { DisputeEventKind } from "../../../gql/graphql.ts";

/** The icon and the words of each kind of entry in the timeline of a deal or a dispute. */
export const EVENT_LOOK: Readonly<Record<DisputeEventKind, readonly [LucideIcon, string]>> = {
  offer: [ArrowLeftRight, "Offer"],
  order: [Package, "Order"],
  deal: [Handshake, "Offer accepted"],
  messages: [MessageCircle, "Messages between the two"],
  payment: [CircleDollarSign, "Payment"],
  filed: [Flag, "Dispute filed"],
  statement: [MessageSquareQuote, "Statement"],
  taken: [Gavel, "Taken on by the market"],
  asked: [Gavel, "The market asks both sides"],
  moved: [Clock, "Under review"],
  withdrawn: [Undo2, "Withdrawn"],
  conceded: [Handshake, "Agreed"],
  resolved: [Gavel, "Decided"],
  rejected: [Ban, "Rejected"],
};
