import { Migration } from "@mikro-orm/migrations";

/**
 * The card of an offer or an order keeps what was done; who did it is said to each reader: "You", or the member's name.
 * Cards that say it so already stay as they are. (88 said this too, and was never in the list of those that run.)
 */
export class Migration20261123000089_card_words extends Migration {
  override up(): void {
    this.addSql(`
      update messages set content = regexp_replace(content, '^.*?(made an offer for |answered with another proposal for )', '\\1')
      where message_type = 'offer' and content !~ '^(made an offer for |answered with another proposal for )'`);
    this.addSql(`
      update messages set content = regexp_replace(content, '^.*? (ordered )', '\\1')
      where message_type = 'order' and content !~ '^ordered '`);
  }
}
