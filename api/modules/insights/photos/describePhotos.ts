import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";
import { changed, rows, sql } from "../../../core/sql/sql.ts";
import type { Env } from "../../../env.ts";
import { isEvidence } from "../../accounts/index.ts";
import { isForAll, isShown } from "../../items/index.ts";
import { readSmallPhoto } from "../../uploads/index.ts";
import { describePhoto } from "./photoViews.ts";

/** The scanner compares with the photos of the newest items. */
export const PHOTOS_KEPT = 20_000;
const AT_ONCE = 100;

/** SQL: the photos of the newest public items that may be compared with. */
const wanted = sql`
  select i.id as item_id, p.path from items i cross join lateral unnest(i.images) p (path)
  where ${isShown()} and ${isForAll()} and ${isEvidence("i.user_id")} order by i.id desc limit ${PHOTOS_KEPT}`;

/**
 * Describes photos of public items that are not described yet, the oldest item first, a hundred at once; when none is
 * left, forgets those that are gone or no longer public. Answers how many were described.
 */
export async function describeNewPhotos(services: Services): Promise<number> {
  return describePhotosOf(services.orm.em.fork() as EntityManager, services.env);
}

/** The same for a market that is being filled, in the caller's transaction. */
export async function describePhotosOf(
  em: EntityManager,
  env: Pick<Env, "dataDir">,
): Promise<number> {
  const waiting = await rows(
    em,
    sql<{ itemId: number; path: string }>`
      select w.item_id as "itemId", w.path from (${wanted}) w
      where not exists (select 1 from photo_features f where f.item_id = w.item_id and f.path = w.path)
      order by w.item_id limit ${AT_ONCE}`,
  );
  if (waiting.length === 0) {
    await changed(
      em,
      sql`delete from photo_features f where not exists (
            select 1 from (${wanted}) w where w.item_id = f.item_id and w.path = f.path)`,
    );
    return 0;
  }
  // One after the other: members' uploads wait in the same queue.
  const described: (string | null)[] = [];
  for (const { path } of waiting) described.push(await describeFile(env, path));
  await changed(
    em,
    sql`insert into photo_features (item_id, path, descriptor)
        select g.item_id, g.path, decode(g.descriptor, 'base64')
        from unnest(${waiting.map(({ itemId }) => itemId)}::int[], ${waiting.map(({ path }) => path)}::text[],
                    ${described}::text[]) with ordinality as g (item_id, path, descriptor, n)
        where exists (select 1 from items i where i.id = g.item_id)
        order by g.n
        on conflict do nothing`,
  );
  return waiting.length;
}

/** The descriptor in base64; null when the file is gone or damaged, so that it is not read again. */
async function describeFile(env: Pick<Env, "dataDir">, path: string): Promise<string | null> {
  const bytes = await readSmallPhoto(env, path);
  if (!bytes) return null;
  try {
    return Buffer.from(await describePhoto(bytes)).toString("base64");
  } catch (error) {
    if (error instanceof Refused && error.code !== "UNAVAILABLE") return null;
    throw error;
  }
}
