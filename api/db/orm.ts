import "reflect-metadata";
import { DataloaderType, UnderscoreNamingStrategy, type EntityMetadata } from "@mikro-orm/core";
import { ReflectMetadataProvider } from "@mikro-orm/decorators/legacy";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM, type EntityManager } from "@mikro-orm/postgresql";
import { migrateQueue } from "../core/jobs/migrateQueue.ts";
import { usePool } from "../core/sql/driver.ts";
import { CONNECTIONS_MAX } from "../env.ts";
import { catalogOf, grantReads } from "../modules/explorer/index.ts";
import { entities } from "./entities.ts";
import { Migration20261121000001_foundation } from "./migrations/Migration20261121000001_foundation.ts";
import { Migration20261121000002_ledger } from "./migrations/Migration20261121000002_ledger.ts";
import { Migration20261121000003_events } from "./migrations/Migration20261121000003_events.ts";
import { Migration20261121000004_demo } from "./migrations/Migration20261121000004_demo.ts";
import { Migration20261121000005_checkout } from "./migrations/Migration20261121000005_checkout.ts";
import { Migration20261121000007_rewards } from "./migrations/Migration20261121000007_rewards.ts";
import { Migration20261121000008_privacy } from "./migrations/Migration20261121000008_privacy.ts";
import { Migration20261121000009_messages } from "./migrations/Migration20261121000009_messages.ts";
import { Migration20261121000010_alarms } from "./migrations/Migration20261121000010_alarms.ts";
import { Migration20261121000015_order_alarms } from "./migrations/Migration20261121000015_order_alarms.ts";
import { Migration20261121000017_incoming } from "./migrations/Migration20261121000017_incoming.ts";
import { Migration20261121000018_notification_preferences } from "./migrations/Migration20261121000018_notification_preferences.ts";
import { Migration20261121000019_order_cards } from "./migrations/Migration20261121000019_order_cards.ts";
import { Migration20261121000028_erasure } from "./migrations/Migration20261121000028_erasure.ts";
import { Migration20261121000031_streams } from "./migrations/Migration20261121000031_streams.ts";
import { Migration20261121000032_video } from "./migrations/Migration20261121000032_video.ts";
import { Migration20261121000033_social } from "./migrations/Migration20261121000033_social.ts";
import { Migration20261121000034_verification } from "./migrations/Migration20261121000034_verification.ts";
import { Migration20261121000035_reviews } from "./migrations/Migration20261121000035_reviews.ts";
import { Migration20261121000037_deal_locks } from "./migrations/Migration20261121000037_deal_locks.ts";
import { Migration20261121000042_camera_off } from "./migrations/Migration20261121000042_camera_off.ts";
import { Migration20261121000044_suspension } from "./migrations/Migration20261121000044_suspension.ts";
import { Migration20261121000050_circle_items } from "./migrations/Migration20261121000050_circle_items.ts";
import { Migration20261121000060_stream_reminders } from "./migrations/Migration20261121000060_stream_reminders.ts";
import { Migration20261121000070_search_words } from "./migrations/Migration20261121000070_search_words.ts";
import { Migration20261121000071_search_spans } from "./migrations/Migration20261121000071_search_spans.ts";
import { Migration20261121000075_events_in_one } from "./migrations/Migration20261121000075_events_in_one.ts";
import { Migration20261121000076_sales_counted } from "./migrations/Migration20261121000076_sales_counted.ts";
import { Migration20261121000077_search_evidence } from "./migrations/Migration20261121000077_search_evidence.ts";
import { Migration20261121000080_open_by_key } from "./migrations/Migration20261121000080_open_by_key.ts";
import { Migration20261121000081_by_steps } from "./migrations/Migration20261121000081_by_steps.ts";
import { Migration20261121000082_one_notice } from "./migrations/Migration20261121000082_one_notice.ts";
import { Migration20261122000083_deals_in_groups } from "./migrations/Migration20261122000083_deals_in_groups.ts";
import { Migration20261122000084_items_vacuumed } from "./migrations/Migration20261122000084_items_vacuumed.ts";
import { Migration20261122000085_search_ids } from "./migrations/Migration20261122000085_search_ids.ts";
import { Migration20261122000086_wrong_guesses } from "./migrations/Migration20261122000086_wrong_guesses.ts";
import { Migration20261122000087_own_pictures } from "./migrations/Migration20261122000087_own_pictures.ts";
import { Migration20261123000089_card_words } from "./migrations/Migration20261123000089_card_words.ts";
import { Migration20261123000090_no_by_steps } from "./migrations/Migration20261123000090_no_by_steps.ts";
import { Migration20261123000091_told_after_commit } from "./migrations/Migration20261123000091_told_after_commit.ts";
import { Migration20261123000092_outbox } from "./migrations/Migration20261123000092_outbox.ts";
import { Migration20261124000093_recordings } from "./migrations/Migration20261124000093_recordings.ts";
import { Migration20261125000094_audit_log } from "./migrations/Migration20261125000094_audit_log.ts";
import { Migration20261125000095_item_removals } from "./migrations/Migration20261125000095_item_removals.ts";
import { Migration20261125000096_both_sides_heard } from "./migrations/Migration20261125000096_both_sides_heard.ts";
import { Migration20261125000097_market_days } from "./migrations/Migration20261125000097_market_days.ts";
import { Migration20261125000098_switches } from "./migrations/Migration20261125000098_switches.ts";
import { Migration20261125000099_two_step } from "./migrations/Migration20261125000099_two_step.ts";
import { Migration20261125000102_adjustments } from "./migrations/Migration20261125000102_adjustments.ts";
import { Migration20261125000104_report_runs } from "./migrations/Migration20261125000104_report_runs.ts";
import { Migration20261125000106_member_views } from "./migrations/Migration20261125000106_member_views.ts";
import { Migration20261125000107_moderation_cases } from "./migrations/Migration20261125000107_moderation_cases.ts";
import { Migration20261126000111_dead_letter_ids } from "./migrations/Migration20261126000111_dead_letter_ids.ts";
import { Migration20261126000112_deadline_failures } from "./migrations/Migration20261126000112_deadline_failures.ts";
import { Migration20261126000113_saved_queries } from "./migrations/Migration20261126000113_saved_queries.ts";
import { Migration20261126000114_explorer_runs } from "./migrations/Migration20261126000114_explorer_runs.ts";
import { Migration20261126000115_query_reports } from "./migrations/Migration20261126000115_query_reports.ts";
import { Migration20261127000116_prices } from "./migrations/Migration20261127000116_prices.ts";
import { Migration20261128000117_rewards_hub } from "./migrations/Migration20261128000117_rewards_hub.ts";
import { Migration20261128000118_recommendations } from "./migrations/Migration20261128000118_recommendations.ts";
import { Migration20261128000119_photo_features } from "./migrations/Migration20261128000119_photo_features.ts";
import { Migration20261128000120_category_interest } from "./migrations/Migration20261128000120_category_interest.ts";
import { Migration20261128000121_predictions } from "./migrations/Migration20261128000121_predictions.ts";
import { Migration20261128000122_item_size } from "./migrations/Migration20261128000122_item_size.ts";
import { Migration20261128000123_staking } from "./migrations/Migration20261128000123_staking.ts";
import { Migration20261129000124_public_log } from "./migrations/Migration20261129000124_public_log.ts";
import { Migration20261129000125_certificates } from "./migrations/Migration20261129000125_certificates.ts";
import { Migration20261129000126_activity_use } from "./migrations/Migration20261129000126_activity_use.ts";
import { Migration20261129000127_items_updated } from "./migrations/Migration20261129000127_items_updated.ts";
import { Migration20261129000128_guides } from "./migrations/Migration20261129000128_guides.ts";
import { Migration20261130000129_api_tokens } from "./migrations/Migration20261130000129_api_tokens.ts";
import { prepareInTransactions } from "./prepared.ts";

/** In the order in which they run. Listed, because a bundle has no folder to read them from. */
export const MIGRATIONS = [
  Migration20261121000001_foundation,
  Migration20261121000002_ledger,
  Migration20261121000003_events,
  Migration20261121000004_demo,
  Migration20261121000005_checkout,
  Migration20261121000007_rewards,
  Migration20261121000008_privacy,
  Migration20261121000009_messages,
  Migration20261121000010_alarms,
  Migration20261121000015_order_alarms,
  Migration20261121000017_incoming,
  Migration20261121000018_notification_preferences,
  Migration20261121000019_order_cards,
  Migration20261121000028_erasure,
  Migration20261121000031_streams,
  Migration20261121000032_video,
  Migration20261121000033_social,
  Migration20261121000034_verification,
  Migration20261121000035_reviews,
  Migration20261121000037_deal_locks,
  Migration20261121000042_camera_off,
  Migration20261121000044_suspension,
  Migration20261121000050_circle_items,
  Migration20261121000060_stream_reminders,
  Migration20261121000070_search_words,
  Migration20261121000071_search_spans,
  Migration20261121000075_events_in_one,
  Migration20261121000076_sales_counted,
  Migration20261121000077_search_evidence,
  Migration20261121000080_open_by_key,
  Migration20261121000081_by_steps,
  Migration20261121000082_one_notice,
  Migration20261122000083_deals_in_groups,
  Migration20261122000084_items_vacuumed,
  Migration20261122000085_search_ids,
  Migration20261122000086_wrong_guesses,
  Migration20261122000087_own_pictures,
  Migration20261123000089_card_words,
  Migration20261123000090_no_by_steps,
  Migration20261123000091_told_after_commit,
  Migration20261123000092_outbox,
  Migration20261124000093_recordings,
  Migration20261125000094_audit_log,
  Migration20261125000095_item_removals,
  Migration20261125000096_both_sides_heard,
  Migration20261125000097_market_days,
  Migration20261125000098_switches,
  Migration20261125000099_two_step,
  Migration20261125000102_adjustments,
  Migration20261125000104_report_runs,
  Migration20261125000106_member_views,
  Migration20261125000107_moderation_cases,
  Migration20261126000111_dead_letter_ids,
  Migration20261126000112_deadline_failures,
  Migration20261126000113_saved_queries,
  Migration20261126000114_explorer_runs,
  Migration20261126000115_query_reports,
  Migration20261127000116_prices,
  Migration20261128000117_rewards_hub,
  Migration20261128000118_recommendations,
  Migration20261128000119_photo_features,
  Migration20261128000120_category_interest,
  Migration20261128000121_predictions,
  Migration20261128000122_item_size,
  Migration20261128000123_staking,
  Migration20261129000124_public_log,
  Migration20261129000125_certificates,
  Migration20261129000126_activity_use,
  Migration20261129000127_items_updated,
  Migration20261129000128_guides,
  Migration20261130000129_api_tokens,
];

const MIGRATIONS_TABLE = "migrations";
const MIGRATION_LOCK = 4243;
/** How long to wait for a connection. */
const CONNECTION_MS = 4000;

/**
 * Planner settings. The data is nearly always in memory, where random access costs little more than sequential access.
 * With its default for spinning disks PostgreSQL reads all members to find those of 500 items. Source: PostgreSQL 18,
 * 19.7.2
 */
export const PLANNING = "-c random_page_cost=1.1 -c jit=off";

/** Gives unnamed indexes and constraints the names that PostgreSQL would give them. */
class PostgresNames extends UnderscoreNamingStrategy {
  override indexName(table: string, columns: string[], type: keyof typeof SUFFIXES): string {
    return [table, ...(type === "primary" ? [] : columns), SUFFIXES[type]].join("_");
  }
}
const SUFFIXES = {
  primary: "pkey",
  foreign: "fkey",
  unique: "key",
  index: "index",
  sequence: "seq",
  check: "check",
  default: "default",
};

const MAPPING = {
  entities,
  namingStrategy: PostgresNames,
  metadataProvider: ReflectMetadataProvider,
};

/** What the entities say of their tables; no database is asked. */
export function entityMetadata(): EntityMetadata[] {
  const orm = new MikroORM({ ...MAPPING, dbName: "none" });
  return [...orm.getMetadata().getAll().values()];
}

/** Opens the ORM on a PostgreSQL. Every wait has a timeout: statements 5 s, locks 2 s, idle transactions 10 s. */
export async function openOrm(url: string): Promise<MikroORM> {
  const orm = await MikroORM.init({
    ...MAPPING,
    clientUrl: url,
    dataloader: DataloaderType.ALL,
    extensions: [Migrator],
    debug: false,
    pool: { min: 0, max: CONNECTIONS_MAX, idleTimeoutMillis: 30_000 },
    driverOptions: {
      onPoolCreated: prepareInTransactions,
      connectionTimeoutMillis: CONNECTION_MS,
      options: PLANNING,
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
    },
    // For `tests/rules/entities.test.ts`, which compares only the market's own tables, with PostgreSQL's defaults.
    schemaGenerator: {
      ignoreSchema: ["graphile_worker"],
      ignoreRoutines: true,
      ignoreTriggers: true,
      skipTables: [MIGRATIONS_TABLE],
      skipViews: [/./],
      defaultDeleteRule: "no action",
      defaultUpdateRule: "no action",
    },
    migrations: {
      tableName: MIGRATIONS_TABLE,
      snapshot: false,
      silent: true,
      transactional: true,
      migrationsList: MIGRATIONS,
    },
  });
  await usePool(orm.em);
  return orm;
}

/** Brings the database up to date, forward only. Several servers may start at once: one migrates, the others wait. */
export async function migrate(url: string): Promise<void> {
  const orm = await openOrm(url);
  try {
    await orm.em.transactional(async (em) => {
      await em.execute(
        `set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
      );
      await em.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      // The job queue comes first: the market's migrations call its functions.
      await migrateQueue(url);
      await orm.migrator.up();
      await grantReads(
        em as EntityManager,
        catalogOf(orm.getMetadata().getAll().values()).values(),
      );
    });
  } finally {
    await orm.close();
  }
}
