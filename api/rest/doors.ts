import { accountDoors } from "./accounts.rest.ts";
import type { Door } from "./door.ts";
import { cartDoors } from "./cart.rest.ts";
import { exchangeDoors } from "./exchange.rest.ts";
import { itemDoors } from "./items.rest.ts";
import { messageDoors } from "./messages.rest.ts";
import { notificationDoors } from "./notifications.rest.ts";
import { offerDoors } from "./offers.rest.ts";
import { orderActionDoors } from "./orderActions.rest.ts";
import { orderDoors } from "./orders.rest.ts";
import { receiptDoors } from "./receipt.rest.ts";
import { verificationDoors } from "./verification.rest.ts";
import { socialDoors } from "./social.rest.ts";
import { streamDoors } from "./streams.rest.ts";
import { reviewDoors } from "./reviews.rest.ts";
import { walletDoors } from "./wallet.rest.ts";
import { walletFileDoors } from "./walletFiles.rest.ts";

/** Every REST door. Of two paths that fit a request, the first one answers. */
export const doors: readonly Door[] = [
  ...accountDoors,
  ...itemDoors,
  ...exchangeDoors,
  ...offerDoors,
  ...cartDoors,
  ...orderDoors,
  ...orderActionDoors,
  ...receiptDoors,
  ...walletDoors,
  ...walletFileDoors,
  ...messageDoors,
  ...notificationDoors,
  ...verificationDoors,
  ...socialDoors,
  ...streamDoors,
  ...reviewDoors,
];
