import * as accounts from "../modules/accounts/accounts.entities.ts";
import * as twoStep from "../modules/accounts/twoStep/twoStep.entities.ts";
import { User } from "../modules/accounts/user.entity.ts";
import * as viewAs from "../modules/accounts/viewAs/viewAs.entities.ts";
import * as adjustments from "../modules/adjustments/adjustments.entities.ts";
import * as analytics from "../modules/analytics/analytics.entities.ts";
import * as blocks from "../modules/blocks/blocks.entities.ts";
import * as cart from "../modules/cart/cart.entities.ts";
import * as certificates from "../modules/chain/certificates/certificates.entities.ts";
import * as publicLog from "../modules/chain/log/log.entities.ts";
import * as signing from "../modules/chain/signing/signing.entities.ts";
import * as staking from "../modules/chain/staking/staking.entities.ts";
import * as wallets from "../modules/chain/wallets/wallets.entities.ts";
import * as circles from "../modules/circles/circles.entities.ts";
import * as deals from "../modules/deals/deals.entities.ts";
import * as disputes from "../modules/disputes/disputes.entities.ts";
import * as erasure from "../modules/erasure/erasure.entities.ts";
import * as explorer from "../modules/explorer/explorer.entities.ts";
import { ExplorerRun } from "../modules/explorer/history/explorerRun.entity.ts";
import * as guides from "../modules/guides/guides.entities.ts";
import * as insights from "../modules/insights/insights.entities.ts";
import { Item } from "../modules/items/item.entity.ts";
import * as items from "../modules/items/items.entities.ts";
import * as ledger from "../modules/ledger/ledger.entities.ts";
import { Message } from "../modules/messages/message.entity.ts";
import * as messages from "../modules/messages/messages.entities.ts";
import * as moderation from "../modules/moderation/moderation.entities.ts";
import { Notification } from "../modules/notifications/notification.entity.ts";
import * as notifications from "../modules/notifications/notifications.entities.ts";
import { Offer, OfferItemEntity } from "../modules/offers/offer.entity.ts";
import * as orders from "../modules/orders/orders.entities.ts";
import * as partners from "../modules/partners/partners.entities.ts";
import * as reporting from "../modules/reporting/reporting.entities.ts";
import * as reports from "../modules/reports/reports.entities.ts";
import * as reviews from "../modules/reviews/reviews.entities.ts";
import * as rewards from "../modules/rewards/rewards.entities.ts";
import * as social from "../modules/social/social.entities.ts";
import * as streams from "../modules/streams/streams.entities.ts";
import * as suspension from "../modules/suspension/suspension.entities.ts";
import * as trust from "../modules/trust/trust.entities.ts";
import * as uploads from "../modules/uploads/uploads.entities.ts";
import * as verification from "../modules/verification/verification.entities.ts";
import * as video from "../modules/video/video.entities.ts";
import * as core from "./core.entities.ts";

/** Every table of the market. `tests/rules/entities.test.ts` compares them with what the migrations make. */
export const entities = [
  User,
  Item,
  Offer,
  OfferItemEntity,
  Message,
  Notification,
  ExplorerRun,
  ...Object.values(accounts),
  ...Object.values(twoStep),
  ...Object.values(viewAs),
  ...Object.values(adjustments),
  ...Object.values(analytics),
  ...Object.values(blocks),
  ...Object.values(cart),
  ...Object.values(certificates),
  ...Object.values(publicLog),
  ...Object.values(signing),
  ...Object.values(staking),
  ...Object.values(wallets),
  ...Object.values(circles),
  ...Object.values(deals),
  ...Object.values(disputes),
  ...Object.values(erasure),
  ...Object.values(explorer),
  ...Object.values(guides),
  ...Object.values(partners),
  ...Object.values(insights),
  ...Object.values(items),
  ...Object.values(ledger),
  ...Object.values(messages),
  ...Object.values(moderation),
  ...Object.values(notifications),
  ...Object.values(orders),
  ...Object.values(reporting),
  ...Object.values(reports),
  ...Object.values(reviews),
  ...Object.values(rewards),
  ...Object.values(social),
  ...Object.values(streams),
  ...Object.values(suspension),
  ...Object.values(trust),
  ...Object.values(verification),
  ...Object.values(video),
  ...Object.values(uploads),
  ...Object.values(core),
];
