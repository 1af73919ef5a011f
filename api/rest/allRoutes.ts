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

/** What a part of the REST API is about: a tag of its OpenAPI document. */
interface Subject {
  /** One word. */
  name: string;
  description: string;
  routes: readonly Route[];
}

export const subjects: readonly Subject[] = [
  {
    name: "Accounts",
    description: "Become a member, sign in, and change the own profile.",
    routes: accountRoutes,
  },
  {
    name: "Verification",
    description: "Prove an e-mail address or a phone number with a code.",
    routes: verificationRoutes,
  },
  {
    name: "Items",
    description: "What is on the market: find it, list it, change it, take it down.",
    routes: itemRoutes,
  },
  {
    name: "Photos",
    description: "Upload the pictures that items and posts show.",
    // It takes a file, and is no route: openapi/files.ts.
    routes: [],
  },
  {
    name: "Offers",
    description: "Offer TP or own items for an item, and answer what others offer.",
    routes: [...exchangeRoutes, ...offerRoutes],
  },
  {
    name: "Cart",
    description: "What the member is going to order.",
    routes: cartRoutes,
  },
  {
    name: "Orders",
    description:
      "Order what is in the cart, deliver what others ordered, and the addresses for both.",
    routes: [...orderRoutes, ...orderActionRoutes, ...receiptRoutes],
  },
  {
    name: "Reviews",
    description: "Review a deal, or ask the market to decide about it.",
    routes: reviewRoutes,
  },
  {
    name: "Wallet",
    description: "The member's TP: the balance, every posting, and how to earn more.",
    routes: [...walletRoutes, ...walletFileRoutes],
  },
  {
    name: "Blockchain",
    description: "Trust Tokens, staking, and what the market certifies.",
    routes: chainRoutes,
  },
  {
    name: "Messages",
    description: "What members write to each other.",
    routes: messageRoutes,
  },
  {
    name: "Notifications",
    description: "What the member should know of.",
    routes: notificationRoutes,
  },
  {
    name: "Social",
    description: "Posts, comments, bookmarks, and whom the member follows.",
    routes: socialRoutes,
  },
  {
    name: "Streams",
    description: "Live streams: find them, plan one, go live.",
    routes: streamRoutes,
  },
  {
    name: "Rewards",
    description: "Achievements, challenges, levels, and the leaderboard.",
    routes: gamificationRoutes,
  },
  {
    name: "Insights",
    description: "Prices, demand and suggestions, each with what it is based on.",
    routes: insightsRoutes,
  },
  {
    name: "Administration",
    description: "Members, items and figures, for administrators.",
    routes: adminRoutes,
  },
];

/** Every REST route. When two paths match a request, the first one answers. */
export const routes: readonly Route[] = subjects.flatMap((subject) => subject.routes);
