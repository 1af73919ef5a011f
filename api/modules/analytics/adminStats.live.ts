import { Ctx, Resolver, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { AdminStats } from "./adminStats.types.ts";
import { liveStatsOf } from "./liveStats.ts";
import { readAdminStats } from "./readAdminStats.ts";

@Resolver()
export class AdminStatsLiveResolver {
  @Subscription(() => AdminStats, {
    subscribe: ({ context }) => liveStatsOf((context as Context).services).follow(),
    description:
      "The figures of the market whenever they changed, every two seconds at most. For administrators.",
  })
  adminStatsUpdated(@Ctx() { em, services }: Context): AdminStats | Promise<AdminStats> {
    return liveStatsOf(services).latest ?? readAdminStats(em, services.clock.now());
  }
}
