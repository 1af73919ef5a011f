import { Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import type { LiveEvent } from "../../../core/events/follower.ts";
import { AdminBacklog } from "./backlog.types.ts";
import { followBacklog, readBacklog } from "./readBacklog.ts";

@Resolver()
export class BacklogResolver {
  @Query(() => AdminBacklog, { description: "What waits for administrators. For administrators." })
  adminBacklog(@Ctx() { em, services }: Context): Promise<AdminBacklog> {
    return readBacklog(em, services);
  }

  @Subscription(() => AdminBacklog, {
    subscribe: ({ context }) => followBacklog((context as Context).services),
    description:
      "What waits for administrators whenever it changed, every two seconds at most. For administrators.",
  })
  adminBacklogUpdated(@Root() { data }: LiveEvent<{ figures: AdminBacklog }>): AdminBacklog {
    return data.figures;
  }
}
