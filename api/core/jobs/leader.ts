import pg from "pg";

/** No other lock of the market has this number. */
const LEADER_LOCK = 4245;
/** A leader that says nothing for so long is stopped or cut off: the database ends its connection, and with it its lock. */
const SILENT_MS = 10_000;
const ANSWER_MS = 4000;

/**
 * One of the servers on a database does what has to be done once. It is whoever has a lock that its connection keeps: when
 * the server dies, the lock goes with it. Two may think so for a moment, so what they do must bear it.
 */
export class Leader {
  readonly #url: string;
  #client: pg.Client | undefined;
  #leads = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Whether this server is the one. Has to be asked more often than every 10 seconds; throws when the database is away. */
  async isMe(): Promise<boolean> {
    try {
      this.#client ??= await this.#connect();
      // A lock can be taken twice, so who has it only shows a sign of life.
      const { rows } = await this.#client.query<{ leads: boolean }>(
        this.#leads
          ? "select true as leads"
          : `select pg_try_advisory_lock(${LEADER_LOCK}) as leads`,
      );
      this.#leads = rows[0]?.leads ?? false;
      return this.#leads;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Leaves it to the others. */
  async stop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    this.#leads = false;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "market day leader",
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      options: `-c idle_session_timeout=${SILENT_MS}`,
    });
    client.on("error", () => {
      if (client === this.#client) void this.stop();
    });
    await client.connect();
    return client;
  }
}
