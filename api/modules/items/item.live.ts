import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { ITEM_WATCH_MAX } from "../../../schema/limits.ts";
import { newContext, type Context } from "../../core/context.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { itemAudience, MARKET } from "../../core/events/topics.ts";
import { badField } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { ItemFilter, ItemUpdated, ListingAdded } from "./item.types.ts";
import { matches } from "./matches.ts";
import { openTo } from "./visibility.ts";

interface Watch {
  ids: string[];
  after?: string | null;
}

interface Listen {
  filter?: ItemFilter | null;
  after?: string | null;
}

async function watchItems(ctx: Context, { ids, after }: Watch): Promise<Follower> {
  const wanted = [...new Set(ids.map((id) => idOf(id, "ids")))];
  if (wanted.length === 0 || wanted.length > ITEM_WATCH_MAX)
    throw badField("ids", `Watch 1 to ${ITEM_WATCH_MAX} items at once`);
  const secret = await hiddenAmong(ctx, wanted);
  return ctx.services.bus.follow(wanted.filter((id) => !secret.has(id)).map(itemAudience), {
    topics: ["itemUpdated", "itemTouched"],
    after,
  });
}

/**
 * The items among these that the viewer may not see because of their circle. The viewer gets no events of them, as of
 * items that do not exist.
 */
async function hiddenAmong(ctx: Context, ids: readonly number[]): Promise<Set<number>> {
  const found = await rows(
    ctx.em,
    sql<{
      id: number;
    }>`select i.id from items i where i.id = any(${[...ids]}) and not ${openTo(ctx)}`,
  );
  return new Set(found.map(({ id }) => id));
}

function listenToMarket(
  { services, viewer, origin }: Context,
  { filter, after }: Listen,
): Promise<Follower> {
  return services.bus.follow([MARKET], {
    topics: ["listingAdded"],
    after,
    accepts: (data) =>
      matches(newContext(services, viewer, origin), Number(data["itemId"]), filter),
  });
}

@Resolver()
export class ItemsLiveResolver {
  @Subscription(() => ItemUpdated, {
    subscribe: ({ context, args }) => watchItems(context as Context, args as Watch),
    description: "Price, status or counts of watched items changed.",
  })
  itemUpdated(
    @Root() { data, cursor }: LiveEvent<{ itemId: number }>,
    @Arg("ids", () => [ID], { description: "1 to 60 items." }) _ids: string[],
    @Arg("after", () => Cursor, {
      nullable: true,
      description: "From Item.cursor or ItemConnection.cursor.",
    })
    _after: string | null,
  ): ItemUpdated {
    return { itemId: data.itemId, cursor };
  }

  @Subscription(() => ListingAdded, {
    subscribe: ({ context, args }) => listenToMarket(context as Context, args as Listen),
    description: "A new listing that matches the filter.",
  })
  listingAdded(
    @Root() { data, cursor }: LiveEvent<{ itemId: number }>,
    @Arg("filter", () => ItemFilter, {
      nullable: true,
      description: "Which listings. Left out: all.",
    })
    _filter: ItemFilter | null,
    @Arg("after", () => Cursor, { nullable: true, description: "From ItemConnection.cursor." })
    _after: string | null,
  ): ListingAdded {
    return { itemId: data.itemId, cursor };
  }
}
