import { Migration } from "@mikro-orm/migrations";

/** Names a dead letter by one number, so that administrators can ask for it and the audit log can name it. */
export class Migration20261126000111_dead_letter_ids extends Migration {
  override up(): void {
    this.addSql(`
      alter table dead_letters
        drop constraint dead_letters_pkey,
        add id int generated always as identity primary key,
        add constraint dead_letters_consumer_event_key unique (consumer, event_id)`);
  }
}
