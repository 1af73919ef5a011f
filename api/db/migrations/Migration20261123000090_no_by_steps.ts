import { Migration } from "@mikro-orm/migrations";

/** Every statement of a transaction is answered before its commit: none has to tell by an error that it wants more. */
export class Migration20261123000090_no_by_steps extends Migration {
  override up(): void {
    this.addSql(`drop function by_steps()`);
  }
}
