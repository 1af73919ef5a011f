import type { Context } from "../../core/context.ts";
import { encodeCursor } from "../../core/events/cursor.ts";
import { OUTBOX } from "../../core/events/topics.ts";
import type { AdminTopic } from "../../core/graphql/enums.ts";
import { decodePlace, pageSize, toConnection } from "../../core/graphql/paging.ts";
import type { FollowedEvent } from "../../core/outbox/outboxLog.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { AdminEvent, AdminEventConnection } from "./adminEvent.types.ts";
import { factOf, TOPICS, typesOf } from "./eventFacts.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the outbox, the newest first. It has the events of 7 days. */
export async function readEvents(
  { em }: Context,
  topics: readonly AdminTopic[] | null,
  { first, after }: Page,
): Promise<AdminEventConnection> {
  const size = pageSize(first);
  const [place] = decodePlace(after, 1) ?? [];
  // How far some consumer has come was a horizon once, in a transaction that this snapshot sees: so it sees all events
  // up to there. The horizon of this moment may be behind the snapshot's end.
  const reached = await row(
    em,
    sql<{
      position: number;
    }>`select coalesce(max(position), 0)::float8 as position from event_consumers`,
  );
  const position = reached?.position ?? 0;
  const found = await rows(
    em,
    sql<FollowedEvent>`
      select id::float8 as id, type, data as event, (extract(epoch from happened_at) * 1000)::float8 as at
      from domain_events
      where id < ${Math.min(Number(place ?? Infinity), position + 1)} and type = any(${typesOf(topics)})
      order by id desc limit ${size + 1}`,
  );
  const connection = toConnection(found.map(toAdminEvent), size, ({ id }) => [id]);
  return Object.assign(new AdminEventConnection(), connection, {
    cursor: encodeCursor([[OUTBOX, position]]),
  });
}

/** A domain event as administrators see it. */
export function toAdminEvent(stored: FollowedEvent): AdminEvent {
  const { id, type, event, at } = stored;
  const {
    subject: [subject, subjectId],
    actor = null,
  } = factOf(type, event);
  return Object.assign(new AdminEvent(), {
    stored,
    id,
    at: new Date(at),
    topic: TOPICS[type],
    type,
    subject,
    subjectId,
    actorId: actor,
  });
}
