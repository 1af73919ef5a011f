import type { EntityManager } from "@mikro-orm/postgresql";
import type { LoggedEvent } from "../events/log.ts";
import { keyedRow, rows, sql } from "../sql/sql.ts";
import type { DomainEvents, DomainEventType } from "./domainEvents.ts";

/** What somebody who follows the outbox gets of a domain event. */
export interface FollowedEvent {
  id: number;
  type: DomainEventType;
  event: DomainEvents[DomainEventType];
  /** Milliseconds since 1970. */
  at: number;
  [key: string]: unknown;
}

/** The number up to which a statement that begins now reads every event that was and will be appended. */
export async function readHorizon(em: EntityManager): Promise<number> {
  const found = await keyedRow(
    em,
    sql<{ horizon: number }>`select outbox_horizon()::float8 as horizon`,
  );
  return found?.horizon ?? 0;
}

/** The domain events after a number up to another, which was a horizon; oldest first. */
export function readOutbox(
  em: EntityManager,
  { after, newest, limit }: { after: number; newest: number; limit: number },
): Promise<LoggedEvent[]> {
  return rows<LoggedEvent>(
    em,
    sql`select 'outbox' as audience, id::float8 as seq, type as topic,
          json_build_object('id', id, 'type', type, 'event', data,
            'at', (extract(epoch from happened_at) * 1000)::float8) as data
        from domain_events where id > ${after} and id <= ${newest} order by id limit ${limit}`,
  );
}

/** Whether the outbox still has every event after a number. */
export async function isInOutbox(em: EntityManager, after: number): Promise<boolean> {
  const found = await keyedRow(
    em,
    sql`select 1 from outbox_retention where deleted_through > ${after}`,
  );
  return found === undefined;
}
