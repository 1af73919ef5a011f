import pg from "pg";
import type { Market } from "../market.ts";

/** Who watches a stream is written a moment after it was asked. */
const COUNTED = ["stream_servers", "stream_viewers", "stream_visits"];
/** Tables that are also written for other reasons than what was asked. */
const WRITERS: Readonly<Record<string, string>> = {
  // A session notes once a minute that it was used, whatever was asked.
  sessions: "0",
  live_streams: `md5(coalesce(string_agg((to_jsonb(t) - '{viewer_count,peak_viewers,unique_viewers,deadline}'::text[])::text, ',' order by id), ''))`,
};

/** Sees whether anything in any table of the market was written: how many rows, and which transactions wrote them. */
export class Fingerprint {
  readonly #market: Market;
  #client: pg.Client | undefined;
  #sql = "";

  constructor(market: Market) {
    this.#market = market;
  }

  async open(): Promise<void> {
    this.#client = new pg.Client({ connectionString: this.#market.databaseUrl });
    await this.#client.connect();
    const { rows } = await this.#client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1",
    );
    const parts = rows
      .filter(({ name }) => !COUNTED.includes(name))
      .map(({ name }) => {
        const writers = WRITERS[name] ?? "coalesce(sum(xmin::text::bigint), 0)";
        return `(select '${name} ' || count(*) || ' ' || ${writers} from "${name}" t)`;
      });
    this.#sql = `select array[${parts.join(", ")}] as tables`;
  }

  async close(): Promise<void> {
    await this.#client?.end();
  }

  /** One line for each table: its name, its rows, and who wrote them last. */
  async take(): Promise<string[]> {
    const found = await this.#client?.query<{ tables: string[] }>({
      name: "fingerprint",
      text: this.#sql,
    });
    return found?.rows[0]?.tables ?? [];
  }
}
