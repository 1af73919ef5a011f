import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Context } from "../../../core/context.ts";
import { decodePlace, pageSize, toConnection } from "../../../core/graphql/paging.ts";
import type { FollowedEvent } from "../../../core/outbox/outboxLog.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { TOPICS } from "../eventFacts.ts";
import { toAdminEvent } from "../readEvents.ts";
import { DeadLetter, type DeadLetterConnection } from "./deadLetter.types.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

interface Row extends Pick<FollowedEvent, "type" | "event" | "at"> {
  id: number;
  eventId: number;
  consumer: string;
  error: string;
  failedAt: Date;
  isRetried: boolean;
}

/** A page of dead letters, the newest first. */
export async function readDeadLetters(
  { em }: Context,
  { first, after }: Page,
): Promise<DeadLetterConnection> {
  const size = pageSize(first);
  const [place] = decodePlace(after, 1) ?? [];
  const found = await read(
    em,
    sql`${place === undefined ? sql`true` : sql`d.id < ${place}`} order by d.id desc limit ${size + 1}`,
  );
  return toConnection(found, size, ({ id }) => [id]);
}

/** One dead letter; undefined when there is none. */
export async function readDeadLetter(
  em: EntityManager,
  id: number,
): Promise<DeadLetter | undefined> {
  const [found] = await read(em, sql`d.id = ${id}`);
  return found;
}

async function read(em: EntityManager, which: RawBuilder<unknown>): Promise<DeadLetter[]> {
  const found = await rows(
    em,
    sql<Stored<Row>>`
      select d.id, d.consumer as consumer, d.error, d.failed_at as "failedAt", d.retry as "isRetried",
        e.id::float8 as "eventId", e.type as type, e.data as event,
        (extract(epoch from e.happened_at) * 1000)::float8 as at
      from dead_letters d join domain_events e on e.id = d.event_id where ${which}`,
  );
  return found.map(({ eventId, type, event, at, failedAt, ...letter }) =>
    Object.assign(new DeadLetter(), letter, {
      type,
      event: type in TOPICS ? toAdminEvent({ id: eventId, type, event, at }) : null,
      failedAt: new Date(failedAt),
      viewerActions: letter.isRetried ? [] : ["retry", "drop"],
    }),
  );
}
