import type { Route } from "./route.ts";
import { accountRoutes } from "./routes/accounts.rest.ts";
import { adminRoutes } from "./routes/admin.rest.ts";
import { cartRoutes } from "./routes/cart.rest.ts";
import { chainRoutes } from "./routes/chain.rest.ts";
import { exchangeRoutes } from "./routes/exchange.rest.ts";
import { gamificationRoutes } from "./routes/gamification.rest.ts";
import { insightsRoutes } from "./routes/insights.rest.ts";
import { itemRoutes } from "./routes/items.rest.ts";
import { messageRoutes } from "./routes/messages.rest.ts";
import { notificationRoutes } from "./routes/notifications.rest.ts";
import { offerRoutes } from "./routes/offers.rest.ts";
import { orderActionRoutes } from "./routes/orderActions.rest.ts";
import { orderRoutes } from "./routes/orders.rest.ts";
import { receiptRoutes } from "./routes/receipt.rest.ts";
import { reviewRoutes } from "./routes/reviews.rest.ts";
import { socialRoutes } from "./routes/social.rest.ts";
import { streamRoutes } from "./routes/streams.rest.ts";
import { verificationRoutes } from "./routes/verification.rest.ts";
import { walletRoutes } from "./routes/wallet.rest.ts";
import { walletFileRoutes } from "./routes/walletFiles.rest.ts";

/** Every REST route. When two paths match a request, the first one answers. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...itemRoutes,
  ...gamificationRoutes,
  ...insightsRoutes,
  ...exchangeRoutes,
  ...offerRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...orderActionRoutes,
  ...receiptRoutes,
  ...walletRoutes,
  ...walletFileRoutes,
  ...chainRoutes,
  ...messageRoutes,
  ...notificationRoutes,
  ...verificationRoutes,
  ...socialRoutes,
  ...streamRoutes,
  ...reviewRoutes,
  ...adminRoutes,
];
