import { Migration } from "@mikro-orm/migrations";

/** Selected by a statement that leaves with the commit, where what it brought needs statements of its own. */
export class Migration20261121000081_by_steps extends Migration {
  override up(): void {
    this.addSql(`
      create function by_steps() returns void language plpgsql as $$
      begin
        raise exception 'this has to be done step by step' using errcode = 'MD001';
      end $$`);
  }
}
