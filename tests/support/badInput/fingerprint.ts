import pg from "pg";
import type { Market } from "../market.ts";

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
    const parts = rows.map(({ name }) => {
      // A session notes once a minute that it was used, whatever was asked.
      const writers = name === "sessions" ? "0" : "coalesce(sum(xmin::text::bigint), 0)";
      return `(select '${name} ' || count(*) || ' ' || ${writers} from "${name}")`;
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
