import { SAVED_QUERIES } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { badField, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { pipeline } from "../../../core/transactions/pipeline.ts";
import type { CheckedQuery } from "./checkInput.ts";
import { publishSavedQuery } from "./publishSavedQuery.ts";
import { lockSavedQuery } from "./savedQuery.rows.ts";

const { perOwner, slug: SLUG } = SAVED_QUERIES;

/**
 * Saves a query for the administrator who asks. Refuses with SLUG_TAKEN, and with TOO_MANY_SAVED_QUERIES beyond 200.
 * Returns its id.
 */
export async function saveQuery(tx: Tx, query: CheckedQuery): Promise<number> {
  const ownerId = viewerOf(tx).id;
  const slug = await freeSlug(tx, query);
  const owned = await row(
    tx.em,
    sql<{ n: number }>`select count(*)::int as n from saved_queries where owner_id = ${ownerId}`,
  );
  if ((owned?.n ?? 0) >= perOwner)
    throw new Refused("TOO_MANY_SAVED_QUERIES", `You have ${perOwner} saved queries already`, {
      details: { max: perOwner },
    });
  const saved = await row(
    tx.em,
    sql<{ id: number }>`
      insert into saved_queries (owner_id, slug, folder, title, document, operation_name, defaults, chart, visibility,
        created_at, updated_at)
      values (${ownerId}, ${slug}, ${query.folder}, ${query.title}, ${query.document}, ${query.operationName},
        ${JSON.stringify(query.defaults)}::jsonb, ${chartOf(query)}::jsonb, ${query.visibility}, ${tx.now}, ${tx.now})
      returning id`,
  );
  if (!saved) throw new Error("a query was not saved");
  await publishSavedQuery(tx, query);
  return saved.id;
}

interface Change {
  id: string;
  version: number;
  query: CheckedQuery;
}

/**
 * Replaces a saved query by another version of it. Refuses with VERSION_CONFLICT where somebody changed it since the
 * caller has seen it, and with SLUG_TAKEN. Returns its id.
 */
export async function changeSavedQuery(tx: Tx, { id, version, query }: Change): Promise<number> {
  const saved = await lockSavedQuery(tx, idOf(id));
  if (saved.version !== version)
    throw new Refused("VERSION_CONFLICT", "Somebody has changed this query meanwhile", {
      details: { version: saved.version },
    });
  const isHidden = saved.visibility === "staff" && query.visibility === "private";
  if (isHidden && !saved.viewerActions.includes("make_private"))
    throw badField(
      "visibility",
      saved.pinnedAt ? "It is on the dashboard: unpin it first" : "Only its owner makes it private",
    );
  if (saved.pinnedAt && !query.runsByItself)
    throw badField("defaults", "It is on the dashboard: every variable needs a value");
  const slug =
    query.slug === null || query.slug === saved.slug ? saved.slug : await freeSlug(tx, query);
  await rows(
    tx.em,
    sql`update saved_queries set slug = ${slug}, folder = ${query.folder}, title = ${query.title},
          document = ${query.document}, operation_name = ${query.operationName},
          defaults = ${JSON.stringify(query.defaults)}::jsonb, chart = ${chartOf(query)}::jsonb,
          visibility = ${query.visibility}, version = version + 1, updated_at = ${tx.now}
        where id = ${saved.id}`,
  );
  await publishSavedQuery(tx, saved.visibility === "staff" ? saved : query);
  return saved.id;
}

/** Deletes a saved query; from the dashboard, too. Returns its id. */
export async function deleteSavedQuery(tx: Tx, { id }: { id: string }): Promise<number> {
  const saved = await lockSavedQuery(tx, idOf(id));
  await rows(tx.em, sql`delete from saved_queries where id = ${saved.id}`);
  await publishSavedQuery(tx, saved);
  return saved.id;
}

function chartOf({ chart }: CheckedQuery): string | null {
  return chart ? JSON.stringify(chart) : null;
}

/** The address that was asked for, or one made from the title. One at a time: addresses are unique. */
async function freeSlug(tx: Tx, { slug, title }: CheckedQuery): Promise<string> {
  const base = slug ?? slugOf(title);
  const [, taken] = await pipeline([
    row(tx.em, sql`select pg_advisory_xact_lock(hashtext('saved_queries'))`),
    rows(
      tx.em,
      sql<{
        slug: string;
      }>`select slug from saved_queries where slug = ${base} or starts_with(slug, ${`${base}-`})`,
    ),
  ]);
  const names = new Set(taken.map((each) => each.slug));
  if (!names.has(base)) return base;
  if (slug !== null)
    throw new Refused("SLUG_TAKEN", "Another query has this address", {
      fields: { slug: "Another query has this address" },
    });
  let n = 2;
  while (names.has(`${base}-${n}`)) n++;
  return `${base}-${n}`;
}

/** Letters and numbers of a title, with room for a number behind them. */
function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG.max - 4)
    .replaceAll(/^-|-$/g, "");
  return words.length < SLUG.min ? "query" : words;
}
