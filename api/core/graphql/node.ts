import { ID, InterfaceType, Field } from "type-graphql";
import { badField } from "../failures.ts";

/** The GraphQL type of each object that `Query.node` answered. */
const typeNames = new WeakMap<object, string>();

/** What can be read again by an id that no other object has. `id` is unique in its own type only. */
@InterfaceType({
  description:
    "What `node` reads again. `id` is unique among objects of the same type, `nodeId` among all.",
  resolveType: (node: object) => typeNames.get(node),
})
export abstract class Node {
  @Field(() => ID, { description: "The object's id among all objects; what `node` takes." })
  nodeId!: string;
}

/** Says of which GraphQL type an object is that is answered as a Node. */
export function asNode(found: object, typeName: string): object {
  typeNames.set(found, typeName);
  return found;
}

/** The id of an object among all objects. */
export function nodeIdOf(typeName: string, id: number | string): string {
  return Buffer.from(`${typeName}:${id}`).toString("base64url");
}

/** The type and the id in a nodeId. Refuses what is none with BAD_USER_INPUT. */
export function readNodeId(nodeId: string): { typeName: string; id: string } {
  const [, typeName, id] =
    /^([A-Z]\w+):(\d{1,19})$/.exec(Buffer.from(nodeId, "base64url").toString("latin1")) ?? [];
  if (typeName === undefined || id === undefined)
    throw badField("nodeId", "nodeId must be the nodeId of an object");
  return { typeName, id };
}
