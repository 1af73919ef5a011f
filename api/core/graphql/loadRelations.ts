import { Collection, Reference } from "@mikro-orm/core";
import {
  defaultFieldResolver,
  getNamedType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";

/**
 * Fields that hold a relation (Ref or Collection) load themselves, batched by MikroORM's DataLoader. Only fields of
 * object types get a resolver; plain fields keep the default one and pay nothing.
 */
export function loadRelations(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const isPlain = !field.resolve || field.resolve === defaultFieldResolver;
      if (isPlain && isObjectType(getNamedType(field.type))) field.resolve = relation;
    }
  }
}

const relation: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  args,
  ctx,
  info,
) => {
  const value = defaultFieldResolver(source, args, ctx, info);
  if (Reference.isReference(value)) return value.load({ dataloader: true });
  if (value instanceof Collection) return value.loadItems({ dataloader: true });
  return value;
};
