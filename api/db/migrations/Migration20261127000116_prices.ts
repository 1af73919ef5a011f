import { Migration } from "@mikro-orm/migrations";

/**
 * What the market's prices taught: written anew each night in one transaction, so that a reader has one model whole. A
 * price does not refer to its item: 200,000 references would each lock an item and write to it.
 */
export class Migration20261127000116_prices extends Migration {
  override up(): void {
    this.addSql(`
      create table insight_models (
        id int generated always as identity primary key,
        method text not null,
        facts int not null,
        parameters jsonb not null,
        learned_at timestamptz(3) not null
      )`);
    this.addSql(`create index insight_models_method_index on insight_models (method, id desc)`);
    this.addSql(`
      create table market_words (
        model_id int not null references insight_models on delete cascade,
        word text collate "C" not null,
        number int not null,
        effects float8[] not null,
        prices int[] not null,
        primary key (model_id, word)
      )`);
    this.addSql(`
      create table price_facts (
        model_id int not null references insight_models on delete cascade,
        item_id int not null,
        category text not null,
        tp int not null,
        is_sold boolean not null,
        priced_at timestamptz(3) not null,
        fold int not null,
        words int[] not null,
        residuals float8[] not null,
        primary key (model_id, item_id)
      )`);
    this.addSql(`create index price_facts_words_index on price_facts using gin (words)`);
  }
}
