import type { FreshDatabase } from "./database.ts";
import { databaseBehindGate, type Gate } from "./gate.ts";
import { Market } from "./market.ts";

/** Its database is reached by way of a gate, which can break, or lose a COMMIT or the answer to it. */
export class GatedMarket extends Market {
  gate!: Gate;

  protected override async newDatabase(): Promise<FreshDatabase> {
    const database = await databaseBehindGate();
    this.gate = database.gate;
    return database;
  }
}
