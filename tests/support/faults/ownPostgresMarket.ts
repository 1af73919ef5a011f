import { BuiltMarket } from "../builtMarket.ts";
import { OwnPostgres } from "../ownPostgres.ts";

/** A built market whose PostgreSQL is its own, so that it can be restarted. */
export class MarketOnOwnPostgres extends BuiltMarket {
  #postgres: OwnPostgres | undefined;

  protected override async newDatabase(): Promise<OwnPostgres> {
    this.#postgres = await OwnPostgres.start();
    return this.#postgres;
  }

  get postgres(): OwnPostgres {
    if (!this.#postgres) throw new Error("the market is closed");
    return this.#postgres;
  }
}
