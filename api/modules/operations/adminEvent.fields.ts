import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { AdminEvent } from "./adminEvent.types.ts";
import { factOf } from "./eventFacts.ts";

@Resolver(() => AdminEvent)
export class AdminEventResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: "Who did it, or whom it happened to; null for what the market did by itself.",
  })
  actor(@Root() { actorId }: AdminEvent, @Ctx() ctx: Context): Promise<User> | null {
    return actorId === null ? null : memberById(ctx, actorId);
  }

  @FieldResolver(() => String, { description: 'In words: "Jun made offer 12".' })
  async sentence(@Root() { actorId, stored }: AdminEvent, @Ctx() ctx: Context): Promise<string> {
    const { words } = factOf(stored.type, stored.event);
    if (actorId === null) return words;
    const { displayName } = await memberById(ctx, actorId);
    return `${displayName} ${words}`;
  }
}
