import type { RawBuilder } from "kysely";
import { sql } from "../../core/sql/sql.ts";

/** What stands for the places of members who do not show theirs to everybody. */
const NOT_SHOWN = "Not shown";

/** SQL: where a member lives, as the market's figures may say it; null for who has not said it. Source: C43 */
export function placeOf(alias: "u"): RawBuilder<string | null> {
  const u = sql.raw(alias);
  return sql<string | null>`
    case when ${u}.location_visible_to <> 'everybody' and ${u}.location is not null then ${NOT_SHOWN} else ${u}.location end`;
}
