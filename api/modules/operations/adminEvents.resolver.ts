import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { AdminTopic } from "../../core/graphql/enums.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { AdminEventConnection } from "./adminEvent.types.ts";
import { readEvents } from "./readEvents.ts";

@Resolver()
export class AdminEventsResolver {
  @Query(() => AdminEventConnection, {
    description: "What happened in the market in 7 days, the newest first. For administrators.",
  })
  adminEventLog(
    @Ctx() ctx: Context,
    @Arg("topics", () => [AdminTopic], {
      nullable: true,
      description: "Only events about these. Left out: all.",
    })
    topics: AdminTopic[] | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<AdminEventConnection> {
    return readEvents(ctx, topics, { first, after });
  }
}
