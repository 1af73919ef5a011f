import { Migration } from "@mikro-orm/migrations";

/** Accounts that were deleted, and the photos that go with them. Source: C43 */
export class Migration20261121000028_erasure extends Migration {
  override up(): void {
    // Looked after once more a minute later: a request that was under way may have written after it.
    this.addSql(`
      create table erasures (
        user_id int primary key references users,
        erased_at timestamptz(3) not null,
        swept_at timestamptz(3)
      )`);
    this.addSql(`create index erasures_open_index on erasures (erased_at) where swept_at is null`);
    this.addSql(`
      create table photo_removals (
        path text primary key,
        created_at timestamptz(3) not null
      )`);
    // Besides its uploader, only who listed an item again shows a photo.
    this.addSql(
      `create index items_relisted_images_index on items using gin (images) where relisted_from_id is not null`,
    );
  }
}
