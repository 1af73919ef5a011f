import { BuiltMarket } from "../builtMarket.ts";
import type { FreshDatabase } from "../database.ts";
import { databaseBehindGate, type Gate } from "../gate.ts";

/** A built market whose way to the database a test can close. */
export class MarketBehindGate extends BuiltMarket {
  #gate: Gate | undefined;

  protected override async newDatabase(): Promise<FreshDatabase> {
    const database = await databaseBehindGate();
    this.#gate = database.gate;
    return database;
  }

  get gate(): Gate {
    if (!this.#gate) throw new Error("the market is closed");
    return this.#gate;
  }
}
