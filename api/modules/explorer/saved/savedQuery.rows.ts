import type { RawBuilder } from "kysely";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import type { SavedQueryAction } from "../../../core/graphql/enums.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { SavedQuery } from "./savedQuery.types.ts";

type Reader = Pick<Context | Tx, "em" | "viewer">;

/** The saved queries `q` that the caller may see: everybody's, and their own. */
export async function readSavedRows(
  reader: Reader,
  which: RawBuilder<unknown>,
): Promise<SavedQuery[]> {
  const { id: viewerId } = viewerOf(reader);
  const found = await rows(
    reader.em,
    sql<Stored<Omit<SavedQuery, "viewerActions">>>`
      select q.id, q.owner_id as "ownerId", q.slug, q.folder, q.title, q.document, q.operation_name as "operationName",
        q.defaults, q.chart, q.visibility, q.version as version, q.pinned_at as "pinnedAt", q.created_at as "createdAt",
        q.updated_at as "updatedAt"
      from saved_queries q where (q.visibility = 'staff' or q.owner_id = ${viewerId}) and ${which}`,
  );
  return found.map(({ pinnedAt, createdAt, updatedAt, ...query }) =>
    Object.assign(new SavedQuery(), query, {
      pinnedAt: pinnedAt === null ? null : new Date(pinnedAt),
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
      viewerActions: actionsOn({ ...query, isPinned: pinnedAt !== null }, viewerId),
    }),
  );
}

interface Seen extends Pick<SavedQuery, "visibility" | "ownerId"> {
  isPinned: boolean;
}

/** What is everybody's anyone changes; only its owner makes it private, and others' private ones are not seen. */
function actionsOn({ visibility, ownerId, isPinned }: Seen, viewerId: number): SavedQueryAction[] {
  if (visibility === "private") return ["change", "delete"];
  return [
    "change",
    "delete",
    isPinned ? "unpin" : "pin",
    ...(ownerId === viewerId && !isPinned ? (["make_private"] as const) : []),
  ];
}

/** A saved query whose row is locked. Refuses with NOT_FOUND what the caller may not see. */
export async function lockSavedQuery(tx: Tx, id: number): Promise<SavedQuery> {
  const [query] = await readSavedRows(tx, sql`q.id = ${id} for no key update of q`);
  if (!query) throw notFound("Saved query");
  return query;
}
