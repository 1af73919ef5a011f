import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import { isForAll, isShown, itemColumns, itemJoins, toItem, type ItemRow } from "../items/index.ts";
import { Item } from "../items/item.entity.ts";
import { findStream } from "./findStreams.ts";
import { Stream, StreamChanged, StreamsLive, StreamUpdated } from "./stream.types.ts";

@Resolver(() => Stream)
export class StreamResolver {
  @FieldResolver(() => [Item], {
    description: "What the host put on the table, in the host's order, as far as it can be seen.",
  })
  async featuredItems(@Root() stream: Stream, @Ctx() ctx: Context): Promise<unknown[]> {
    const items = await Promise.all(stream.featuredItemIds.map((id) => itemsShown(ctx).load(id)));
    return items.filter((item) => item !== undefined);
  }

  @FieldResolver(() => Item, { nullable: true, description: "What is on the table now." })
  async pinnedItem(@Root() { pinnedItemId }: Stream, @Ctx() ctx: Context): Promise<unknown> {
    return pinnedItemId === null ? null : ((await itemsShown(ctx).load(pinnedItemId)) ?? null);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer hosts it." })
  isHost(@Root() { streamer }: Stream, @Ctx() { viewer }: Context): boolean {
    return streamer.id === viewer?.id;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer likes it." })
  isLiked(@Root() { id }: Stream, @Ctx() ctx: Context): Promise<boolean> {
    return isAmong(ctx, "stream_likes").load(id);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the host keeps the viewer out of the chat.",
  })
  isChatMuted(@Root() { id }: Stream, @Ctx() ctx: Context): Promise<boolean> {
    return isAmong(ctx, "stream_mutes").load(id);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer asked to be told when it goes live.",
  })
  isReminded(@Root() { id }: Stream, @Ctx() ctx: Context): Promise<boolean> {
    return isAmong(ctx, "stream_reminders").load(id);
  }

  @FieldResolver(() => [User], {
    nullable: true,
    description: "Whom the host keeps out of the chat; null for everybody but the host.",
  })
  mutedMembers(@Root() { id, streamer }: Stream, @Ctx() ctx: Context): Promise<User[]> | null {
    return streamer.id === ctx.viewer?.id ? mutedIn(ctx).load(id) : null;
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description: "Words that nobody can write in the chat; null for everybody but the host.",
  })
  mutedWords(@Root() { hostWords, streamer }: Stream, @Ctx() { viewer }: Context): string[] | null {
    return streamer.id === viewer?.id ? hostWords : null;
  }

  @FieldResolver(() => Cursor, {
    description: "Where this stream's news stand: give it to streamUpdated and streamChatMessage.",
  })
  cursor(@Root() { id, seq }: Stream): string {
    return Buffer.from(`s${id}.${seq}`).toString("base64url");
  }
}

/** Items by id as everybody sees them; all of a request in one statement. */
export function itemsShown(ctx: Context) {
  return batched<number, ItemRow | undefined>(
    ctx,
    "items of streams",
    async (ids) => {
      const found = await rows(
        ctx.em,
        sql<Stored<ItemRow>>`select ${itemColumns} from items i ${itemJoins}
          where i.id = any(${[...ids]}) and ${isShown()} and ${isForAll()}`,
      );
      return new Map(found.map((item) => [item.id, toItem(item)]));
    },
    undefined,
  );
}

/** Whether the viewer is in a table of members of a stream; all streams of a request in one statement. */
function isAmong(ctx: Context, table: "stream_likes" | "stream_mutes" | "stream_reminders") {
  return batched<number, boolean>(
    ctx,
    table,
    async (ids) => {
      const { viewer } = ctx;
      if (!viewer) return new Map();
      const found = await rows(
        ctx.em,
        sql<{ id: number }>`
          select stream_id as id from ${sql.table(table)}
          where user_id = ${viewer.id} and stream_id = any(${[...ids]})`,
      );
      return new Map(found.map(({ id }) => [id, true]));
    },
    false,
  );
}

/** The members whom the hosts of some streams muted, the latest first. */
function mutedIn(ctx: Context) {
  return batched<number, User[]>(
    ctx,
    "muted members",
    async (ids) => {
      const muted = await rows(
        ctx.em,
        sql<{ id: number; userId: number }>`
          select stream_id as id, user_id as "userId" from stream_mutes where stream_id = any(${[...ids]})
          order by created_at desc, user_id desc`,
      );
      const found = await ctx.em.find(User, { id: { $in: muted.map(({ userId }) => userId) } });
      const members = new Map(found.map((member) => [member.id, member]));
      return new Map(
        [...Map.groupBy(muted, ({ id }) => id)].map(([id, mutes]) => [
          id,
          mutes.flatMap(({ userId }) => members.get(userId) ?? []),
        ]),
      );
    },
    [],
  );
}

async function streamOf(ctx: Context, id: number): Promise<Stream> {
  const stream = await findStream(ctx, id);
  if (!stream) throw notFound("Stream");
  return stream;
}

@Resolver(() => StreamChanged)
export class StreamChangedResolver {
  @FieldResolver(() => Stream, { description: "The stream as it is now." })
  stream(@Root() { streamId }: StreamChanged, @Ctx() ctx: Context): Promise<Stream> {
    return streamOf(ctx, streamId);
  }
}

@Resolver(() => StreamsLive)
export class StreamsLiveResolver {
  @FieldResolver(() => Stream, { description: "The stream as it is now." })
  stream(@Root() { streamId }: StreamsLive, @Ctx() ctx: Context): Promise<Stream> {
    return streamOf(ctx, streamId);
  }
}

@Resolver(() => StreamUpdated)
export class StreamUpdatedResolver {
  @FieldResolver(() => Stream, { description: "The stream as it is now." })
  stream(@Root() { streamId }: StreamUpdated, @Ctx() ctx: Context): Promise<Stream> {
    return streamOf(ctx, streamId);
  }
}
