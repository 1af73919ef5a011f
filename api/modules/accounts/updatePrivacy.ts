import { invalidate, tellMembers } from "../../core/events/invalidation.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import type { UpdatePrivacyInput } from "./privacy.types.ts";

/** Sets who may see the viewer's place, presence and wanted items. It holds for the next read and the next live event. */
export async function updatePrivacy(
  tx: Tx,
  { location, online, wantedItems }: UpdatePrivacyInput,
): Promise<void> {
  const { id } = viewerOf(tx);
  await rows(
    tx.em,
    sql`update users set
          location_visible_to = coalesce(${location ?? null}, location_visible_to),
          online_visible_to = coalesce(${online ?? null}, online_visible_to),
          wants_visible_to = coalesce(${wantedItems ?? null}, wants_visible_to), updated_at = ${tx.now}
        where id = ${id}`,
  );
  invalidate(tx, id, "viewer");
  tellMembers(tx, [id]);
}
