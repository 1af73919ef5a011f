import { defineEntity, p } from "@mikro-orm/core";
import { PredictionOutcome, PredictionType } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";
import type { Said } from "./predictions/prediction.ts";

// What was learned from the market: the prices by `storePrices`, the rest by `replaceModel`, each anew in one transaction.

export const InsightModelEntity = defineEntity({
  name: "InsightModel",
  tableName: "insight_models",
  indexes: [
    {
      name: "insight_models_method_index",
      columns: [{ name: "method" }, { name: "id", sort: "DESC" }],
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    method: p.text(),
    facts: p.integer(),
    parameters: p.json<Record<string, unknown>>(),
    learnedAt: p.datetime().length(3),
  },
});

export const MarketWordEntity = defineEntity({
  name: "MarketWord",
  tableName: "market_words",
  properties: {
    model: () => p.manyToOne(InsightModelEntity).primary().ref().deleteRule("cascade"),
    word: p.text().primary().collation("C"),
    /** Of which `postingOf` makes the postings in price_facts. */
    number: p.integer(),
    /** What it adds to the logarithm of a price, for each fold of members. */
    effects: p.array(Number).columnType("float8[]"),
    /** How many prices have it, for each fold. */
    prices: p.array(Number).columnType("int4[]"),
  },
});

export const PriceFactEntity = defineEntity({
  name: "PriceFact",
  tableName: "price_facts",
  indexes: [{ name: "price_facts_words_index", properties: ["words"], type: "gin" }],
  properties: {
    model: () => p.manyToOne(InsightModelEntity).primary().ref().deleteRule("cascade"),
    /** No reference: the item may be gone. */
    itemId: p.integer().primary(),
    category: p.text(),
    tp: p.integer(),
    isSold: p.boolean(),
    pricedAt: p.datetime().length(3),
    /** That of the seller. */
    fold: p.integer(),
    /** Postings: each is a word's number and the category in one. */
    words: p.array(Number).columnType("int4[]"),
    /** The inverse document frequency of each of them. */
    rarities: p.array(Number).columnType("float8[]"),
    /** What the model of each fold leaves unexplained; 0 at the seller's, which does not have it. */
    residuals: p.array(Number).columnType("float8[]"),
  },
});

/** What members do not want to be recommended. */
export const NotForMeEntity = defineEntity({
  name: "NotForMe",
  tableName: "not_for_me",
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    /** The id of the recommendation, such as `item:12`. */
    recommendation: p.text().primary(),
    createdAt: p.datetime().length(3),
  },
});

/** How the photos of the newest public items look, for the scanner. */
export const PhotoFeatureEntity = defineEntity({
  name: "PhotoFeature",
  tableName: "photo_features",
  uniques: [{ name: "photo_features_item_id_path_key", properties: ["item", "path"] }],
  properties: {
    id: p.integer().primary().generated("identity"),
    item: () => p.manyToOne(Item).ref().updateRule("no action").deleteRule("cascade"),
    path: p.text(),
    /** As describeSquare() writes it; null when the file could not be read. */
    descriptor: p.blob().nullable(),
  },
});

/** What is expected, as it was said, and how it came out. */
export const PredictionEntity = defineEntity({
  name: "Prediction",
  tableName: "predictions",
  indexes: [
    { name: "predictions_due_index", properties: ["dueAt"], where: "outcome IS NULL" },
    {
      name: "predictions_user_index",
      columns: [{ name: "user_id" }, { name: "resolved_at", sort: "DESC" }],
    },
    { name: "predictions_item_index", properties: ["item"] },
    { name: "predictions_other_index", properties: ["other"] },
  ],
  uniques: [
    {
      name: "predictions_open_key",
      expression:
        "CREATE UNIQUE INDEX predictions_open_key ON public.predictions USING btree (COALESCE(user_id, 0), topic) WHERE (outcome IS NULL)",
    },
  ],
  checks: [
    {
      name: "predictions_about_check",
      expression: "num_nonnulls(item_id, category, other_id) = 1",
    },
    {
      name: "predictions_confidence_check",
      expression: "(confidence >= 1) AND (confidence <= 99)",
    },
    {
      name: "predictions_resolved_check",
      expression: "(outcome IS NULL) = (resolved_at IS NULL)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    /** Whose it is; null: everybody's who is interested in the category. */
    user: () => p.manyToOne(User).ref().nullable().updateRule("no action").deleteRule("cascade"),
    type: p.enum(() => PredictionType),
    /** Its type and what it is about: there is one open prediction of each. */
    topic: p.text(),
    item: () => p.manyToOne(Item).ref().nullable().updateRule("no action").deleteRule("cascade"),
    /** The item's price when it was made: with another price it is void. In whole TP. */
    askedTp: p.integer().nullable(),
    category: p.text().nullable(),
    other: () => p.manyToOne(User).ref().nullable().updateRule("no action").deleteRule("cascade"),
    /** The score by which its confidence was found. */
    raw: p.double().nullable(),
    /** The least count that is right. */
    low: p.integer(),
    /** The largest; null: any more. */
    high: p.integer().nullable(),
    confidence: p.integer().nullable(),
    said: p.json<Said>(),
    madeAt: p.datetime().length(3),
    dueAt: p.datetime().length(3),
    outcome: p.enum(() => PredictionOutcome).nullable(),
    resolvedAt: p.datetime().length(3).nullable(),
  },
});

/** When it was last looked at what can be predicted for a member. */
export const PredictedMemberEntity = defineEntity({
  name: "PredictedMember",
  tableName: "predicted_members",
  properties: {
    user: () => p.manyToOne(User).primary().ref().updateRule("no action").deleteRule("cascade"),
    predictedAt: p.datetime().length(3),
  },
});
