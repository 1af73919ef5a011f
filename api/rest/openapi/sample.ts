import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import { typeWithoutErrors } from "../../core/graphql/semanticNonNull.ts";
import { described, leafSchema, type JsonSchema } from "./leaf.ts";

const FIRST_MARK = 1_000_000;

/**
 * Sample data for a document, in which every leaf is a unique mark that can be recognized wherever it reappears. With
 * `nullAt` the nullable place of that number is null; callers try each of them.
 */
export class Sample {
  /** The schema of each mark. */
  readonly marks = new Map<string | number, JsonSchema>();
  /** How many nullable places there are. */
  nullable = 0;

  readonly #schema: GraphQLSchema;
  readonly #nullAt: number | undefined;

  constructor(schema: GraphQLSchema, nullAt?: number) {
    this.#schema = schema;
    this.#nullAt = nullAt;
  }

  /** The data of a document's only operation. */
  of(document: DocumentNode): Record<string, unknown> {
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const root = operation && this.#schema.getRootType(operation.operation);
    if (!root) throw new Error("a REST document has no operation");
    const fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
    return this.#object(root, operation.selectionSet, fragments);
  }

  #object(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ): Record<string, unknown> {
    const data: Record<string, unknown> = {};
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const field = type.getFields()[node.name.value];
        if (!field) throw new Error(`${type.name} has no field ${node.name.value}`);
        // One page is enough.
        if (field.name === "hasNextPage") data["hasNextPage"] = false;
        else
          data[(node.alias ?? node.name).value] = this.#value(
            typeWithoutErrors(field),
            field.description,
            node.selectionSet,
            fragments,
          );
        continue;
      }
      const inner =
        node.kind === Kind.INLINE_FRAGMENT
          ? node.selectionSet
          : fragments.get(node.name.value)?.selectionSet;
      if (inner) Object.assign(data, this.#object(type, inner, fragments));
    }
    return data;
  }

  #value(
    type: GraphQLOutputType,
    description: string | null | undefined,
    selection: SelectionSetNode | undefined,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ): unknown {
    if (!isNonNullType(type)) {
      this.nullable += 1;
      if (this.nullable - 1 === this.#nullAt) return null;
    }
    const inner = isNonNullType(type) ? type.ofType : type;
    if (isListType(inner)) return [this.#value(inner.ofType, description, selection, fragments)];
    if (isObjectType(inner) && selection) return this.#object(inner, selection, fragments);
    if (isCompositeType(inner))
      throw new Error(`REST documents select objects, not ${getNamedType(inner).name}`);
    return this.#leaf(inner, description);
  }

  #leaf(type: GraphQLScalarType | GraphQLEnumType, description: string | null | undefined) {
    const schema = described(leafSchema(type), description);
    const number = FIRST_MARK + this.marks.size;
    if (schema["type"] === "boolean") return true;
    if (schema["type"] === "object") return {};
    this.marks.set(number, schema);
    // Also as text: an id is text here and a number in the answer, and a rating may be written with decimals.
    this.marks.set(String(number), schema);
    return type.name === "Int" || type.name === "Float" ? number : String(number);
  }
}
