import type { Viewer } from "../../core/access/viewer.ts";
import { GuideCategory } from "../../core/graphql/enums.ts";
import { sql } from "../../core/sql/sql.ts";
import { guideVisibleTo } from "./guide.rows.ts";

/** A guide to link to. */
export interface LinkedGuide {
  id: number;
  title: string;
}

/** SQL: a JSON object with the most liked guide of each category, of those that others wrote and the viewer may see. */
export function bestGuides(viewer: Viewer | null) {
  return sql<Partial<Record<GuideCategory, LinkedGuide>>>`(
    select coalesce(json_object_agg(c.name, json_build_object('id', best.id, 'title', best.title)), '{}')
    from unnest(${Object.keys(GuideCategory)}::text[]) c (name) cross join lateral (
      select g.id, g.title from content g join users u on u.id = g.user_id
      where g.category = c.name and g.is_published and g.likes > 0 and g.user_id <> ${viewer?.id ?? 0}
        and ${guideVisibleTo(viewer)}
      order by g.likes desc, g.id limit 1) best)`;
}
