import type { EntityName, RequiredEntityData } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";

/** Inserts a row unless one with its key exists already. Returns whether it was inserted. */
export async function insertOrIgnore<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  data: RequiredEntityData<Entity>,
): Promise<boolean> {
  const { affectedRows } = await em
    .createQueryBuilder(entity)
    .insert(data)
    .onConflict()
    .ignore()
    .execute("run");
  return affectedRows > 0;
}
