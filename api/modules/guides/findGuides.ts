import type { RawBuilder } from "kysely";
import type { Context } from "../../core/context.ts";
import type { GuideCategory } from "../../core/graphql/enums.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { guideColumns, guideVisibleTo, toGuide, type GuideRow } from "./guide.rows.ts";

interface Wanted {
  category: GuideCategory | null;
  /** Only the viewer's own, with drafts; else all that are published. */
  mine: boolean;
  first: number;
  after: string | null;
}

/** A page of guides, the newest first. One statement. */
export async function findGuides(
  ctx: Context,
  { category, mine, ...page }: Wanted,
): Promise<Connection<GuideRow>> {
  const size = pageSize(page.first);
  const [before] = decodePlace(page.after, 1) ?? [];
  const which: RawBuilder<unknown>[] = [
    mine ? sql`g.user_id = ${ctx.viewer?.id ?? 0}` : sql`g.is_published`,
    guideVisibleTo(ctx.viewer),
    ...(category === null ? [] : [sql`g.category = ${category}`]),
    ...(before === undefined ? [] : [sql`g.id < ${before}`]),
  ];
  const found = await rows<Stored<GuideRow>>(
    ctx.em,
    sql`select ${guideColumns(ctx.viewer)} from content g join users u on u.id = g.user_id
        where ${sql.join(which, sql` and `)} order by g.id desc limit ${sql.lit(size + 1)}`,
  );
  return toConnection(found.map(toGuide), size, ({ id }) => [id]);
}

/** One guide, if the viewer may see it. */
export async function findGuide(ctx: Context, id: number): Promise<GuideRow | null> {
  const found = await row<Stored<GuideRow>>(
    ctx.em,
    sql`select ${guideColumns(ctx.viewer)} from content g join users u on u.id = g.user_id
        where g.id = ${id} and ${guideVisibleTo(ctx.viewer)}`,
  );
  return found ? toGuide(found) : null;
}

/** The text of a guide that the viewer was shown; all of a request in one statement. */
export function textOfGuide(ctx: Context, id: number): Promise<string> {
  return batched<number, string>(
    ctx,
    "guideTexts",
    async (ids) => {
      const found = await rows(
        ctx.em,
        sql<{ id: number; content: string }>`
          select id, content from content where id = any(${[...ids]})`,
      );
      return new Map(found.map(({ id: guideId, content }) => [guideId, content]));
    },
    "",
  ).load(id);
}
