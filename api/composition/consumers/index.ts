import "reflect-metadata";
import type { Routes } from "../../core/outbox/domainEvents.ts";
import { communityRoutes } from "./community.ts";
import { dealRoutes } from "./deals.ts";
import { disputeRoutes } from "./disputes.ts";
import { itemRoutes } from "./items.ts";
import { memberRoutes } from "./members.ts";

/** What follows from each happening, after its commit. Modules do not call each other for it: this is where they meet. */
export const routes: Routes = {
  ...communityRoutes,
  ...dealRoutes,
  ...disputeRoutes,
  ...itemRoutes,
  ...memberRoutes,
};
