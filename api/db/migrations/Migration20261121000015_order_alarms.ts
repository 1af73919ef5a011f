import { Migration } from "@mikro-orm/migrations";

/** Alarms for the parts of orders that end by themselves: set with the deadline, cleared with it. */
export class Migration20261121000015_order_alarms extends Migration {
  override up(): void {
    this.addSql(`
      create trigger order_parts_set_alarm after insert or update of deadline on order_parts
      for each row when (new.deadline is not null) execute function set_alarm('order-part-ends')`);
    this.addSql(`
      create trigger order_parts_clear_alarm after update of deadline on order_parts
      for each row when (old.deadline is not null and new.deadline is null) execute function clear_alarm('order-part-ends')`);
    this.addSql(`update order_parts set deadline = deadline where deadline is not null`);
  }
}
