import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { imageOf, type Image } from "../items/index.ts";
import type { Message } from "./message.entity.ts";

/** The picture of a message in its sizes. The previews of all pictures of a request are read in one statement. */
export async function imageOfMessage(ctx: Context, message: Message): Promise<Image | null> {
  const { id, attachmentUrl } = message;
  if (attachmentUrl === null) return null;
  const placeholder = await batched<number, string | undefined>(
    ctx,
    "message pictures",
    async (ids) => {
      const found = await rows(
        ctx.em,
        sql<{ id: number; placeholder: string }>`
          select m.id, u.placeholder from messages m
          join uploads u on u.user_id = m.from_user_id and u.path = m.attachment_url
          where m.id = any(${[...ids]})`,
      );
      return new Map(found.map((picture) => [picture.id, picture.placeholder]));
    },
    undefined,
  ).load(id);
  return imageOf(attachmentUrl, placeholder);
}
