import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { asNode, Node, nodeIdOf, readNodeId } from "../../core/graphql/node.ts";

/** The query that reads one object of a type by its id, with that query's rule. */
const QUERIES: Readonly<Record<string, string>> = {
  Circle: "circle",
  Dispute: "dispute",
  FeedPost: "feedPost",
  Guide: "guide",
  Item: "item",
  MarketDecision: "marketDecision",
  Offer: "offer",
  Order: "order",
  Stream: "stream",
  User: "user",
};

@Resolver(() => Node)
export class NodeResolver {
  @FieldResolver(() => ID)
  nodeId(@Root() { id }: { id: number }, @Info() { parentType }: GraphQLResolveInfo): string {
    return nodeIdOf(parentType.name, id);
  }

  @Query(() => Node, {
    nullable: true,
    description:
      "An object by its `nodeId`, or null: what the query of its type answers, such as `item` or `offer`.",
  })
  async node(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("nodeId", () => ID, { description: "`nodeId` of an object." }) nodeId: string,
  ): Promise<object | null> {
    const { typeName, id } = readNodeId(nodeId);
    const query = info.parentType.getFields()[QUERIES[typeName] ?? ""];
    if (!query?.resolve) throw badField("nodeId", "nodeId must be the nodeId of an object");
    const found = (await query.resolve({}, { id }, ctx, info)) as object | null;
    return found && asNode(found, typeName);
  }
}
