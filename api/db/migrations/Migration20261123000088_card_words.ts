import { Migration } from "@mikro-orm/migrations";

/** The card of an offer or an order keeps what was done; who did it is said to each reader: "You", or the member's name. */
export class Migration20261123000088_card_words extends Migration {
  override up(): void {
    this.addSql(`
      update messages set content = regexp_replace(content, '^.*?(made an offer for |answered with another proposal for )', '\\1')
      where message_type = 'offer'`);
    this.addSql(`
      update messages set content = regexp_replace(content, '^.*? (ordered )', '\\1')
      where message_type = 'order'`);
  }
}
