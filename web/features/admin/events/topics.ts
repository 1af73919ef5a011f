import {
  Gavel,
  Handshake,
  MessagesSquare,
  Package,
  Scale,
  ShieldCheck,
  Truck,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { AdminTopic } from "../../../gql/graphql.ts";

/** What events are about, in the order of the filter. */
export const TOPICS: readonly { value: AdminTopic; label: string; Icon: LucideIcon }[] = [
  { value: "offers", label: "Offers", Icon: Handshake },
  { value: "orders", label: "Orders", Icon: Truck },
  { value: "items", label: "Items", Icon: Package },
  { value: "members", label: "Members", Icon: Users },
  { value: "disputes", label: "Disputes", Icon: Gavel },
  { value: "adjustments", label: "Adjustments", Icon: Scale },
  { value: "community", label: "Community", Icon: MessagesSquare },
  { value: "administration", label: "Administration", Icon: ShieldCheck },
];
