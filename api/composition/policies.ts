import type { Policy } from "../core/access/policy.ts";
import { policy as accounts } from "../modules/accounts/accounts.access.ts";
import { policy as activity } from "../modules/activity/activity.access.ts";
import { policy as adjustments } from "../modules/adjustments/adjustments.access.ts";
import { policy as admin } from "../modules/admin/admin.access.ts";
import { policy as analytics } from "../modules/analytics/analytics.access.ts";
import { policy as audit } from "../modules/audit/audit.access.ts";
import { policy as blocks } from "../modules/blocks/blocks.access.ts";
import { policy as cart } from "../modules/cart/cart.access.ts";
import { policy as chain } from "../modules/chain/chain.access.ts";
import { policy as deals } from "../modules/deals/deals.access.ts";
import { policy as disputes } from "../modules/disputes/disputes.access.ts";
import { policy as erasure } from "../modules/erasure/erasure.access.ts";
import { policy as explorer } from "../modules/explorer/explorer.access.ts";
import { policy as guides } from "../modules/guides/guides.access.ts";
import { policy as insights } from "../modules/insights/insights.access.ts";
import { policy as items } from "../modules/items/items.access.ts";
import { policy as ledger } from "../modules/ledger/ledger.access.ts";
import { policy as messages } from "../modules/messages/messages.access.ts";
import { policy as moderation } from "../modules/moderation/moderation.access.ts";
import { policy as nodes } from "../modules/nodes/nodes.access.ts";
import { policy as notifications } from "../modules/notifications/notifications.access.ts";
import { policy as offers } from "../modules/offers/offers.access.ts";
import { policy as operations } from "../modules/operations/operations.access.ts";
import { policy as orders } from "../modules/orders/orders.access.ts";
import { policy as partners } from "../modules/partners/partners.access.ts";
import { policy as reporting } from "../modules/reporting/reporting.access.ts";
import { policy as reports } from "../modules/reports/reports.access.ts";
import { policy as reviews } from "../modules/reviews/reviews.access.ts";
import { policy as rewards } from "../modules/rewards/rewards.access.ts";
import { policy as social } from "../modules/social/social.access.ts";
import { policy as streams } from "../modules/streams/streams.access.ts";
import { policy as suspension } from "../modules/suspension/suspension.access.ts";
import { policy as switches } from "../modules/switches/switches.access.ts";
import { policy as uploads } from "../modules/uploads/uploads.access.ts";
import { policy as verification } from "../modules/verification/verification.access.ts";
import { policy as video } from "../modules/video/video.access.ts";

/** The access rules of every root field, by subject. The server does not start while a root field has no rule. */
export const policies: Readonly<Record<string, Policy>> = {
  accounts,
  activity,
  adjustments,
  admin,
  analytics,
  audit,
  blocks,
  cart,
  chain,
  deals,
  disputes,
  erasure,
  explorer,
  guides,
  partners,
  insights,
  items,
  ledger,
  messages,
  moderation,
  nodes,
  notifications,
  offers,
  operations,
  orders,
  reporting,
  reports,
  reviews,
  rewards,
  social,
  streams,
  suspension,
  switches,
  uploads,
  verification,
  video,
};
