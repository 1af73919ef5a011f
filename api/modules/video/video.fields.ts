import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { StreamVideo } from "../../core/graphql/enums.ts";
import { Item } from "../items/item.entity.ts";
import { itemsShown, Stream } from "../streams/index.ts";
import { chaptersOf } from "./chapters.ts";
import { videoSourceOf } from "./video.loader.ts";
import { StreamChapter } from "./video.types.ts";

@Resolver(() => Stream)
export class StreamPictureResolver {
  @FieldResolver(() => StreamVideo, { description: "Where the picture comes from now." })
  async video(@Root() { id }: Stream, @Ctx() ctx: Context): Promise<StreamVideo> {
    return (await videoSourceOf(ctx, id)).video;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "An HLS playlist: of what is live, also while the host's camera goes straight to the first viewers, and of the replay.",
  })
  async playlistUrl(@Root() { id }: Stream, @Ctx() ctx: Context): Promise<string | null> {
    return (await videoSourceOf(ctx, id)).playlistUrl;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "How long the replay is, in seconds; null where there is none.",
  })
  async replaySeconds(@Root() { id }: Stream, @Ctx() ctx: Context): Promise<number | null> {
    return (await videoSourceOf(ctx, id)).replaySeconds;
  }

  @FieldResolver(() => [StreamChapter], {
    description: "When which item came on the table, in the replay.",
  })
  chapters(@Root() { id }: Stream, @Ctx() ctx: Context): Promise<StreamChapter[]> {
    return chaptersOf(ctx, id);
  }
}

@Resolver(() => StreamChapter)
export class StreamChapterResolver {
  @FieldResolver(() => Item, { description: "The item." })
  async item(@Root() { itemId }: StreamChapter, @Ctx() ctx: Context): Promise<unknown> {
    const item = await itemsShown(ctx).load(itemId);
    if (!item) throw notFound("Item");
    return item;
  }
}
