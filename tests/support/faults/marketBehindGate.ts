import { BuiltMarket } from "../builtMarket.ts";
import { freshDatabase, type FreshDatabase } from "../database.ts";
import { Gate } from "../gate.ts";

/** A built market whose way to the database a test can close. */
export class MarketBehindGate extends BuiltMarket {
  #gate: Gate | undefined;

  protected override async newDatabase(): Promise<FreshDatabase> {
    const database = await freshDatabase();
    const gate = await Gate.before(database.url);
    this.#gate = gate;
    return {
      url: gate.url,
      drop: async () => {
        await gate.remove();
        await database.drop();
      },
    };
  }

  get gate(): Gate {
    if (!this.#gate) throw new Error("the market is closed");
    return this.#gate;
  }
}
