import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { rows, sql } from "../../core/sql/sql.ts";

interface Photos {
  memberId: number;
  paths: string[];
  /**
   * Thumbhashes by path of the photos that the item already has. An item that was listed again has photos of its first
   * owner.
   */
  kept?: ReadonlyMap<string, string>;
}

/**
 * The thumbhash of each photo, in order. Refuses photos that the member did not upload and the item does not have yet.
 */
export async function placeholdersOf(
  tx: Tx,
  { memberId, paths, kept = new Map() }: Photos,
): Promise<string[]> {
  if (paths.length === 0) return [];
  const found = await rows<{ path: string; placeholder: string }>(
    tx.em,
    sql`select path, placeholder from uploads where user_id = ${memberId} and path = any(${paths})`,
  );
  const byPath = new Map([
    ...kept,
    ...found.map(({ path, placeholder }) => [path, placeholder] as const),
  ]);
  return paths.map((path) => {
    const placeholder = byPath.get(path);
    if (placeholder === undefined) throw badField("images", "A photo must be uploaded first");
    return placeholder;
  });
}
