import { ADMIN_SEARCH_MAX } from "../../../schema/limits.ts";
import { badField } from "../failures.ts";

/** The ILIKE pattern of values that contain a search text; null without one. Refuses one that is too long. */
export function containing(q: string | null | undefined): string | null {
  const text = q?.trim() ?? "";
  if ([...text].length > ADMIN_SEARCH_MAX)
    throw badField("q", `The search text may have at most ${ADMIN_SEARCH_MAX} characters`);
  return text === "" ? null : `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}
