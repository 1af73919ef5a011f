import { Migration } from "@mikro-orm/migrations";

/** How the photos of public items look, for the scanner. A job fills it: those of items that are there already, too. */
export class Migration20261128000119_photo_features extends Migration {
  override up(): void {
    this.addSql(`
      create table photo_features (
        id int generated always as identity primary key,
        item_id int not null references items (id) on delete cascade,
        path text not null,
        descriptor bytea,
        constraint photo_features_item_id_path_key unique (item_id, path)
      )`);
  }
}
