import { sql, type RawBuilder } from "kysely";
import type { Visibility } from "../../../core/graphql/enums.ts";

/** The viewer; null for a visitor. */
type MaybeMember = { id: number } | null;

/**
 * Whether the viewer may see what its owner shows to an audience. Owners see their own; no audience: nobody else does.
 */
export function isVisible(
  audience: Visibility | undefined,
  ownerId: number,
  asker: MaybeMember,
): boolean {
  if (asker?.id === ownerId || audience === "everybody") return true;
  return audience === "members" && asker !== null;
}

/** The same rule in SQL: `audience` and `owner` are columns, `asker` is the viewer's id or null. */
export function visibleSql(audience: string, owner: string, asker: string): string {
  return `(${audience} = 'everybody' or ${owner} = ${asker} or (${audience} = 'members' and ${asker} is not null))`;
}

/** The same rule with the viewer's id as a bound value. */
export function visibleTo(
  audience: string,
  owner: string,
  asker: MaybeMember,
): RawBuilder<boolean> {
  const id = asker?.id ?? null;
  return sql<boolean>`(${sql.ref(audience)} = 'everybody' or ${sql.ref(owner)} = ${id}::int
    or (${sql.ref(audience)} = 'members' and ${id}::int is not null))`;
}
