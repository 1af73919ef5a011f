import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";
import { Item } from "./item.entity.ts";

// The tables beside items, and the words of the search. The item itself is in `item.entity.ts`.

export const ItemLikeEntity = defineEntity({
  name: "ItemLike",
  tableName: "item_likes",
  indexes: [
    {
      name: "item_likes_created_index",
      expression:
        "CREATE INDEX item_likes_created_index ON public.item_likes USING brin (created_at) WITH (pages_per_range='16')",
    },
  ],
  properties: {
    item: () => p.manyToOne(Item).primary().ref().updateRule("no action"),
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").index(true),
    createdAt: p.datetime().length(3),
  },
});

export const ItemViewEntity = defineEntity({
  name: "ItemView",
  tableName: "item_views",
  indexes: [
    {
      name: "item_views_day_index",
      expression:
        "CREATE INDEX item_views_day_index ON public.item_views USING brin (day) WITH (pages_per_range='16')",
    },
    {
      name: "item_views_user_index",
      columns: [{ name: "user_id" }, { name: "day", sort: "DESC" }],
    },
  ],
  properties: {
    item: () => p.manyToOne(Item).primary().ref().updateRule("no action").deleteRule("cascade"),
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    day: p.date().primary(),
  },
});

export const PriceChangeEntity = defineEntity({
  name: "PriceChange",
  tableName: "price_history",
  indexes: [{ name: "price_history_item_id_index", properties: ["item", "id"] }],
  properties: {
    id: p.integer().primary().generated("identity"),
    item: () => p.manyToOne(Item).ref().deleteRule("cascade"),
    price: p.integer(),
    previousPrice: p.integer().nullable(),
    priceChangeReason: p.text().nullable(),
    confidence: p.decimal().precision(3).scale(2).nullable(),
    marketData: p.json<Record<string, unknown>>().nullable(),
    createdAt: p.datetime().length(3),
  },
});

export const SearchWordEntity = defineEntity({
  name: "SearchWord",
  tableName: "search_words",
  indexes: [
    { name: "search_words_lexeme_index", properties: ["lexeme", "goesOn"] },
    { name: "search_words_trgm_index", properties: ["word"], type: "gin" },
  ],
  properties: {
    word: p.text().primary().collation("C"),
    lexeme: p
      .text()
      .generated("(tsvector_to_array(to_tsvector('english'::regconfig, word)))[1] stored")
      .nullable()
      .comment("As the items' search has it")
      .collation("C"),
    goesOn: p
      .boolean()
      .comment(
        "Something else than a letter follows in some item (iphone15), which this table does not keep",
      )
      .default(false),
  },
});
