import { Migration } from "@mikro-orm/migrations";

/** A camera that was switched off is off at once, although its last pieces are fresh for some seconds. */
export class Migration20261121000042_camera_off extends Migration {
  override up(): void {
    this.addSql(`alter table stream_videos add column is_off boolean not null default false`);
  }
}
