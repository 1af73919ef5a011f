import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";

/** Whether the request selects a field directly below the current one, through fragments too. */
export function selects(info: GraphQLResolveInfo, field: string): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === field;
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet);
      return within(info.fragments[selection.name.value]?.selectionSet);
    });
  return info.fieldNodes.some((node) => within(node.selectionSet));
}
