import { sql, type RawBuilder } from "kysely";
import type { Visibility } from "../../core/graphql/enums.ts";

/** Who asks; null is a visitor. */
type Asker = { id: number } | null;

/** Whether an asker may see what its owner shows to an audience. Owners see their own; what has no audience is nobody's. */
export function isVisible(
  audience: Visibility | undefined,
  ownerId: number,
  asker: Asker,
): boolean {
  if (asker?.id === ownerId || audience === "everybody") return true;
  return audience === "members" && asker !== null;
}

/** The same rule in SQL: `audience` and `owner` are columns, `asker` the id of the member who asks or null. */
export function visibleSql(audience: string, owner: string, asker: string): string {
  return `(${audience} = 'everybody' or ${owner} = ${asker} or (${audience} = 'members' and ${asker} is not null))`;
}

/** The rule for a bound asker. */
export function visibleTo(audience: string, owner: string, asker: Asker): RawBuilder<boolean> {
  const id = asker?.id ?? null;
  return sql<boolean>`(${sql.ref(audience)} = 'everybody' or ${sql.ref(owner)} = ${id}::int
    or (${sql.ref(audience)} = 'members' and ${id}::int is not null))`;
}
