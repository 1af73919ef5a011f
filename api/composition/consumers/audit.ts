import type { EventHandlers } from "../../core/outbox/domainEvents.ts";
import type { AuditEvents } from "../../core/outbox/events/audit.ts";

/** Handlers of the domain events of the audit log. */
export const auditHandlers: Pick<EventHandlers, keyof AuditEvents> = {
  // Administrators read of it in the event log.
  ActionAudited: {},
};
