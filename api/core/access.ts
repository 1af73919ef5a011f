import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from "graphql";
import type { Context, Viewer } from "./context.ts";
import { Refused } from "./failures.ts";
import { spend } from "./rateLimits.ts";

/** The only root fields that answer without a viewer. Everything else is refused. Source: C01, RO-001 */
export const PUBLIC: ReadonlySet<string> = new Set([
  "Query.viewer",
  "Query.user",
  "Query.items",
  "Query.item",
  "Query.categories",
  "Query.streams",
  "Query.stream",
  "Query.liveStreams",
  "Query.featuredStreams",
  "Query.streamStats",
  "Query.streamMessages",
  "Mutation.register",
  "Mutation.login",
  "Mutation.forgotPassword",
  "Mutation.resetPassword",
  "Mutation.unsubscribe",
  "Subscription.itemUpdated",
  "Subscription.listingAdded",
  "Mutation.streamHeartbeat",
  "Mutation.leaveStream",
  "Subscription.streamViewerCount",
  "Subscription.streamViewerCounts",
  "Subscription.streamChatMessage",
  "Subscription.streamReaction",
  "Subscription.streamsLive",
  "Subscription.streamUpdated",
]);

/** Mutations that every watching browser sends all the time: they write nothing by themselves and cost no points. */
const UNPACED: ReadonlySet<string> = new Set(["Mutation.streamHeartbeat", "Mutation.leaveStream"]);

/** Root fields that need the admin role, from the server's data. Source: C06 */
export const ADMIN: ReadonlySet<string> = new Set([
  "Query.ledgerAudit",
  "Query.disputeQueue",
  "Mutation.takeDispute",
  "Mutation.askDispute",
  "Mutation.decideDispute",
  "Query.memberSuspensions",
  "Mutation.suspendMember",
  "Mutation.liftSuspension",
]);

/** The member who asks. Refuses with UNAUTHENTICATED. */
export function viewerOf(ctx: { viewer: Viewer | null }): Viewer {
  if (!ctx.viewer) throw new Refused("UNAUTHENTICATED", "Please login");
  return ctx.viewer;
}

/** Puts the rule in front of every root field of the schema, whichever transport calls it. */
export function guardRootFields(schema: GraphQLSchema): void {
  for (const type of [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]) {
    if (type) guardType(type);
  }
}

function guardType(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const name = `${type.name}.${field.name}`;
    if (field.resolve)
      field.resolve =
        type.name === "Mutation" && !UNPACED.has(name)
          ? paced(guarded(name, field.resolve))
          : guarded(name, field.resolve);
    if (field.subscribe) field.subscribe = guarded(name, field.subscribe);
  }
}

function guarded(
  name: string,
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  const changes = name.startsWith("Mutation.");
  return (source, args, ctx, info) => {
    // What the field before it answered is of its own moment.
    if (changes) ctx.moment?.end();
    refuseUnlessAllowed(name, ctx);
    return resolve(source, args, ctx, info);
  };
}

/** Commands cost the asker something, so that nobody keeps the market busy alone. */
function paced(
  resolve: GraphQLFieldResolver<unknown, Context>,
): GraphQLFieldResolver<unknown, Context> {
  return async (source, args, ctx, info) => {
    await spend(ctx);
    return resolve(source, args, ctx, info);
  };
}

/** The rule of one root field, by `Type.field`. Refuses with UNAUTHENTICATED and FORBIDDEN. */
export function refuseUnlessAllowed(name: string, ctx: Pick<Context, "viewer" | "services">): void {
  if (PUBLIC.has(name)) return;
  const viewer = viewerOf(ctx);
  if (viewer.expires <= ctx.services.clock.now().getTime()) {
    throw new Refused("UNAUTHENTICATED", "Your session has ended. Please login again");
  }
  if (ADMIN.has(name) && !viewer.isAdmin) {
    throw new Refused("FORBIDDEN", "Access Denied: Admin access required");
  }
}
