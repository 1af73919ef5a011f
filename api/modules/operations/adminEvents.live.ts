import { Arg, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { LiveEvent } from "../../core/events/follower.ts";
import { OUTBOX } from "../../core/events/topics.ts";
import { AdminTopic } from "../../core/graphql/enums.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import type { FollowedEvent } from "../../core/outbox/outboxLog.ts";
import { AdminEventUpdate } from "./adminEvent.types.ts";
import { typesOf } from "./eventFacts.ts";
import { toAdminEvent } from "./readEvents.ts";

interface Followed {
  topics?: AdminTopic[] | null;
  after?: string | null;
}

@Resolver()
export class AdminEventsLiveResolver {
  @Subscription(() => AdminEventUpdate, {
    subscribe: ({ context, args }) => {
      const { topics, after } = args as Followed;
      return (context as Context).services.bus.follow([OUTBOX], {
        topics: typesOf(topics ?? null),
        after,
      });
    },
    description:
      "What happens in the market, each event once, in the order of their ids. For administrators.",
  })
  adminEvents(
    @Root() { data, cursor }: LiveEvent<FollowedEvent>,
    @Arg("topics", () => [AdminTopic], { nullable: true, description: "Default: all." })
    _topics: AdminTopic[] | null,
    @Arg("after", () => Cursor, {
      nullable: true,
      description: "From AdminEventConnection.cursor, or the last event's.",
    })
    _after: string | null,
  ): AdminEventUpdate {
    return { event: toAdminEvent(data), cursor };
  }
}
