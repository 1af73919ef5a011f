import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";

/** The words and photos of an item. */
export interface ItemContent {
  id: number;
  description: string;
  /** Paths of the photos; the first is the cover. */
  imagePaths: string[];
  /** The thumbhashes of the photos, in their order. */
  placeholders: string[];
}

/** The words and photos of an item, also of a deleted one; all items of a request in one statement. */
export function contentOf(ctx: Context, itemId: number): Promise<ItemContent> {
  return batched<number, ItemContent | undefined>(
    ctx,
    "itemContent",
    async (ids) => {
      const found = await rows(
        ctx.em,
        sql<ItemContent>`select i.id, i.description, i.images as "imagePaths", i.placeholders
          from items i where i.id = any(${[...ids]})`,
      );
      return new Map(found.map((content) => [content.id, content]));
    },
    undefined,
  )
    .load(itemId)
    .then((content) => {
      if (!content) throw new Error("an item is gone");
      return content;
    });
}
