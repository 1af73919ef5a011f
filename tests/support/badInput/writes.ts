import pg from "pg";
import type { Market } from "../market.ts";

/**
 * Who watches a stream is written a moment after it was asked, what was refused is in the audit log, a session notes its
 * visit, and every minute the days that are over are closed. Prices are learned each night, and predictions made for who is here.
 */
const COUNTED = [
  "audit_log",
  "insight_models",
  "market_days",
  "market_day_categories",
  "market_windows",
  "market_words",
  "predicted_members",
  "predictions",
  "price_facts",
  "stream_servers",
  "stream_viewers",
  "stream_visits",
  "user_activity",
];
const COUNTS = "'{viewer_count,peak_viewers,unique_viewers,deadline}'::text[]";
/** What else is written to some tables, whatever was asked, and is no write here. */
const UPDATES: Readonly<Record<string, string>> = {
  // A session notes once a minute that it was used.
  sessions: "false",
  // A consumer moves on a moment after it had nothing to do.
  event_consumers: "false",
  live_streams: `to_jsonb(old) - ${COUNTS} is distinct from to_jsonb(new) - ${COUNTS}`,
};

const INSERTS: Readonly<Record<string, string>> = {
  // What was refused is an event, too.
  domain_events: "new.type <> 'ActionAudited'",
};

/** Sees every row that is written in any table of the market, once its transaction has committed. */
export class Writes {
  /** How many it has seen. */
  seen = 0;
  readonly #market: Market;
  #client: pg.Client | undefined;

  constructor(market: Market) {
    this.#market = market;
  }

  async open(): Promise<void> {
    this.#client = new pg.Client({ connectionString: this.#market.databaseUrl });
    await this.#client.connect();
    const { rows } = await this.#client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
    );
    const triggers = rows
      .filter(({ name }) => !COUNTED.includes(name))
      .map(
        ({ name }) => `
          create trigger z_noted after delete on "${name}" for each row execute function watched.note();
          create trigger z_noted_insert after insert on "${name}" for each row when (${INSERTS[name] ?? "true"})
            execute function watched.note();
          create trigger z_noted_update after update on "${name}" for each row when (${UPDATES[name] ?? "true"})
            execute function watched.note();`,
      );
    await this.#client.query(`
      create schema watched;
      create table watched.writes (n bigserial, what text);
      create function watched.note() returns trigger language plpgsql as $$
        begin
          insert into watched.writes (what) values (lower(tg_op) || ' ' || tg_table_name);
          return null;
        end $$;
      ${triggers.join("")}`);
  }

  async close(): Promise<void> {
    await this.#client?.end();
  }

  /** What was written since the last time this was asked, and what followed: "insert offers". */
  async take(): Promise<string[]> {
    await this.#market.settled();
    const taken = await this.#client?.query<{ what: string }>({
      name: "writes",
      text: `with taken as (delete from watched.writes returning n, what) select what from taken order by n`,
    });
    const found = taken?.rows.map(({ what }) => what) ?? [];
    this.seen += found.length;
    return found;
  }
}
