import { Migration } from "@mikro-orm/migrations";

/** Alarms for the parts of orders that end by themselves: set with the deadline, cleared with it. */
export class Migration20261121000015_order_alarms extends Migration {
  override up(): void {
    // set_alarm removes the alarm of a row whose deadline is null.
    this.addSql(`
      create trigger order_parts_set_alarm after insert or update of deadline on order_parts
      for each row execute function set_alarm('order-part-ends')`);
    this.addSql(`update order_parts set deadline = deadline where deadline is not null`);
  }
}
