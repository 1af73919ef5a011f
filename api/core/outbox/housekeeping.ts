import type { EntityManager } from "@mikro-orm/postgresql";
import { changed, rows, sql } from "../sql/sql.ts";
import type { ConsumerName } from "./domainEvents.ts";

/** How far a consumer is behind, for operators. */
export interface ConsumerFigures {
  name: ConsumerName;
  /** Events that wait for it. */
  waiting: number;
  /** How long the oldest of them has waited, in seconds. */
  lag: number;
  deadLetters: number;
}

/** Reads how far each consumer is behind. */
export function consumerFigures(em: EntityManager, now: Date): Promise<ConsumerFigures[]> {
  return rows(
    em,
    sql<ConsumerFigures>`
      select c.name, count(e.id)::int as waiting,
        coalesce(greatest(0, extract(epoch from ${now} - min(e.happened_at))), 0)::float8 as lag,
        (select count(*)::int from dead_letters d where d.consumer = c.name) as "deadLetters"
      from event_consumers c
      left join domain_events e on e.id > c.position and c.name = any(e.consumers)
      group by c.name order by c.name`,
  );
}

/** Deletes up to 5,000 events from before `moment` that no consumer and no dead letter needs. Returns how many. */
export function deleteDomainEvents(em: EntityManager, moment: Date): Promise<number> {
  return changed(
    em,
    sql`with gone as (
          delete from domain_events where id in (
            select e.id from domain_events e
            where e.happened_at < ${moment}
              and not exists (select 1 from event_consumers c where c.name = any(e.consumers) and c.position < e.id)
              and not exists (select 1 from dead_letters d where d.event_id = e.id)
            order by e.id limit 5000)
          returning id),
        noted as (
          insert into outbox_retention (deleted_through) select max(id) from gone having count(*) > 0
          on conflict (id) do update
            set deleted_through = greatest(outbox_retention.deleted_through, excluded.deleted_through))
        select id from gone`,
  );
}
