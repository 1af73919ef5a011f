import "reflect-metadata";
import type { EventHandlers } from "../../core/outbox/domainEvents.ts";
import { adjustmentHandlers } from "./adjustments.ts";
import { auditHandlers } from "./audit.ts";
import { communityHandlers } from "./community.ts";
import { dealHandlers } from "./deals.ts";
import { disputeHandlers } from "./disputes.ts";
import { itemHandlers } from "./items.ts";
import { memberHandlers } from "./members.ts";
import { moderationHandlers } from "./moderation.ts";

/**
 * The handlers of every domain event, which run after its commit. Modules do not call each other for these effects:
 * they are wired together here.
 */
export const eventHandlers: EventHandlers = {
  ...adjustmentHandlers,
  ...auditHandlers,
  ...communityHandlers,
  ...dealHandlers,
  ...disputeHandlers,
  ...itemHandlers,
  ...memberHandlers,
  ...moderationHandlers,
};
