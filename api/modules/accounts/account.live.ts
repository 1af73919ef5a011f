import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { MEMBER_WATCH_MAX } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { followMember, placeOf } from "../../core/events/follow.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { INVALIDATES } from "../../core/events/invalidation.ts";
import { accountAudience, type Topic, type Topics } from "../../core/events/topics.ts";
import { badField } from "../../core/failures.ts";
import { InvalidatedQuery } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { User } from "./user.entity.ts";

@ObjectType({
  description:
    "Queries of the viewer answer otherwise than before: ask again those that are shown.",
  simpleResolvers: true,
})
export class QueriesInvalidated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  @Field(() => [InvalidatedQuery], { description: "The names of these queries." })
  queries!: readonly InvalidatedQuery[];
}

@ObjectType({ description: "What others see of a member has changed.", simpleResolvers: true })
export class MemberUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  memberId!: number;
}

/** The topics of a member's own events that invalidate queries. */
const TOPICS: Topic[] = ["queriesInvalidated", ...(Object.keys(INVALIDATES) as Topic[])];

function watchMembers(
  { services }: Context,
  { ids, after }: { ids: string[]; after?: string | null },
): Promise<Follower> {
  const wanted = [...new Set(ids.map((id) => idOf(id, "ids")))];
  if (wanted.length === 0 || wanted.length > MEMBER_WATCH_MAX)
    throw badField("ids", `Watch 1 to ${MEMBER_WATCH_MAX} members at once`);
  return services.bus.follow(wanted.map(accountAudience), { topics: ["memberUpdated"], after });
}

@Resolver()
export class AccountLiveResolver {
  @Subscription(() => QueriesInvalidated, {
    subscribe: ({ context, args }) => followMember(context as Context, TOPICS, args.after),
    description:
      "Queries of the viewer answer otherwise: what was done on another device, or what follows from what others did.",
  })
  queriesInvalidated(
    @Root() { topic, data, cursor }: LiveEvent<Topics["queriesInvalidated"]>,
    @Arg("after", () => Cursor, { nullable: true, description: "From Viewer.cursor." })
    _after: string | null,
  ): QueriesInvalidated {
    return { cursor, queries: INVALIDATES[topic] ?? data.queries };
  }

  @Subscription(() => MemberUpdated, {
    subscribe: ({ context, args }) =>
      watchMembers(context as Context, args as { ids: string[]; after?: string | null }),
    description: "What others see of watched members changed.",
  })
  memberUpdated(
    @Root() { data, cursor }: LiveEvent<Topics["memberUpdated"]>,
    @Arg("ids", () => [ID], { description: `1 to ${MEMBER_WATCH_MAX} members.` }) _ids: string[],
    @Arg("after", () => Cursor, { nullable: true, description: "From User.cursor." })
    _after: string | null,
  ): MemberUpdated {
    return { cursor, memberId: data.memberId };
  }
}

@Resolver(() => MemberUpdated)
export class MemberUpdatedResolver {
  @FieldResolver(() => User, { nullable: true, description: "Null for who has left." })
  member(@Root() { memberId }: MemberUpdated, @Ctx() { em }: Context): Promise<User | null> {
    return em.findOne(User, { id: memberId, isActive: true });
  }
}

@Resolver(() => User)
export class AccountCursorResolver {
  @FieldResolver(() => Cursor, {
    description: "Where the events about the member stood when this was read.",
  })
  cursor(@Root() { id }: User, @Ctx() ctx: Context): Promise<string> {
    return placeOf(ctx, accountAudience, id);
  }
}
