import { Migration } from "@mikro-orm/migrations";

/** Items may say how large they are, in millimetres: all three sides, or none. */
export class Migration20261128000122_item_size extends Migration {
  override up(): void {
    this.addSql(`
      alter table items
        add column width_mm int,
        add column height_mm int,
        add column depth_mm int,
        add constraint items_size_check check (num_nonnulls(width_mm, height_mm, depth_mm) in (0, 3)),
        add constraint items_width_mm_check check (width_mm between 1 and 20000),
        add constraint items_height_mm_check check (height_mm between 1 and 20000),
        add constraint items_depth_mm_check check (depth_mm between 1 and 20000)`);
    this.addSql(
      `create index items_sized_index on items (id desc) where status = 'available' and not is_circle_only and width_mm is not null`,
    );
  }
}
