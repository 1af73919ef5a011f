import type DataLoader from "dataloader";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import type { Connection } from "../../core/graphql/paging.ts";
import type { Message } from "./message.entity.ts";
import { NO_MESSAGES, threadsOf, type ThreadPage } from "./readMessages.ts";

/** The same page of several threads of the viewer, in one statement. */
export function threadLoader(
  ctx: Context,
  page: ThreadPage,
): DataLoader<number, Connection<Message>> {
  const viewerId = viewerOf(ctx).id;
  return batched(
    ctx,
    `thread ${JSON.stringify(page)}`,
    (memberIds: readonly number[]) => threadsOf(ctx.em, viewerId, memberIds, page),
    NO_MESSAGES,
  );
}
