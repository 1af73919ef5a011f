import type { Policy } from "../core/access/policy.ts";
import { policy as uploads } from "../uploads/uploads.access.ts";
import { policy as accounts } from "./accounts/accounts.access.ts";
import { policy as activity } from "./activity/activity.access.ts";
import { policy as blocks } from "./blocks/blocks.access.ts";
import { policy as cart } from "./cart/cart.access.ts";
import { policy as deals } from "./deals/deals.access.ts";
import { policy as disputes } from "./disputes/disputes.access.ts";
import { policy as erasure } from "./erasure/erasure.access.ts";
import { policy as items } from "./items/items.access.ts";
import { policy as ledger } from "./ledger/ledger.access.ts";
import { policy as messages } from "./messages/messages.access.ts";
import { policy as notifications } from "./notifications/notifications.access.ts";
import { policy as offers } from "./offers/offers.access.ts";
import { policy as orders } from "./orders/orders.access.ts";
import { policy as reports } from "./reports/reports.access.ts";
import { policy as reviews } from "./reviews/reviews.access.ts";
import { policy as rewards } from "./rewards/rewards.access.ts";
import { policy as social } from "./social/social.access.ts";
import { policy as streams } from "./streams/streams.access.ts";
import { policy as suspension } from "./suspension/suspension.access.ts";
import { policy as verification } from "./verification/verification.access.ts";
import { policy as video } from "./video/video.access.ts";

/** Who may ask what, by subject. A root field without a rule here is answered to nobody: the server does not start. */
export const policies: Readonly<Record<string, Policy>> = {
  accounts,
  activity,
  blocks,
  cart,
  deals,
  disputes,
  erasure,
  items,
  ledger,
  messages,
  notifications,
  offers,
  orders,
  reports,
  reviews,
  rewards,
  social,
  streams,
  suspension,
  uploads,
  verification,
  video,
};
