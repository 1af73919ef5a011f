import {
  defaultFieldResolver,
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from "graphql";
import { Field, ObjectType, type ClassType } from "type-graphql";
import { PAGE } from "../../../schema/limits.ts";
import { badField } from "../failures.ts";

@ObjectType({ description: "Where a page ends.", simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there is more after this page." })
  hasNextPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Give it as `after` to get the next page; null on an empty page.",
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether the page was asked for with `after`." })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The place of the first row; null on an empty page.",
  })
  startCursor!: string | null;
}

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
}

/** The edge type of a Relay connection. */
export function edgeOf<Node extends object>(
  name: string,
  node: () => ClassType<Node>,
): ClassType<Edge<Node>> {
  @ObjectType(name, { description: "One row of a page.", simpleResolvers: true })
  class EdgeType {
    @Field(() => String, { description: "The place of this row." })
    cursor!: string;

    @Field(() => node(), { description: "The row itself." })
    node!: Node;
  }
  return EdgeType;
}

/** How many rows a page has. Refuses what is outside 1..100. */
export function pageSize(first: number | null | undefined): number {
  const size = first ?? PAGE.default;
  if (size < 1 || size > PAGE.max)
    throw badField("first", `first must be between 1 and ${PAGE.max}`);
  return size;
}

/** Lets the page of a list that was asked for with `after` say that there is one before it. */
export function notePreviousPages(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (getNamedType(field.type).name.endsWith("Connection")) field.resolve = withPrevious(field);
  }
}

function withPrevious({
  resolve = defaultFieldResolver,
}: GraphQLField<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> {
  return (source, args: { after?: string | null }, ctx, info) => {
    const found = resolve(source, args, ctx, info);
    if (!args.after) return found;
    return Promise.resolve(found as Connection<unknown>).then((page) => ({
      ...page,
      pageInfo: { ...page.pageInfo, hasPreviousPage: true },
    }));
  };
}

/** Makes a connection of rows. One row more than the page holds was read, which shows whether there is a next page. */
export function toConnection<Node>(
  found: Node[],
  size: number,
  placeOf: (node: Node) => (number | string)[],
): Connection<Node> {
  const edges = found.slice(0, size).map((node) => ({ cursor: encodePlace(placeOf(node)), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: found.length > size,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
    },
  };
}

/** The paging cursor of a row: its sort values. */
export function encodePlace(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** The values in a paging cursor; undefined when it is none of ours. */
export function valuesIn(after: string): unknown[] | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(after, "base64url").toString("utf8"));
    return Array.isArray(place) ? place : undefined;
  } catch {
    return undefined;
  }
}

/** The sort values in a paging cursor, whole numbers. Refuses a cursor of another list with BAD_USER_INPUT. */
export function decodePlace(
  after: string | null | undefined,
  length: number,
): number[] | undefined {
  if (!after) return undefined;
  const place = valuesIn(after);
  const isWhole = (value: unknown): value is number =>
    Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
  if (place?.length === length && place.every(isWhole)) return place;
  throw strangeCursor();
}

const DAY_MS = 86_400_000;

/** A moment as two sort values, which are whole numbers of 32 bits: the day, and the milliseconds in it. */
export function dayAndMs(moment: Date): [day: number, ms: number] {
  const at = moment.getTime();
  const day = Math.floor(at / DAY_MS);
  return [day, at - day * DAY_MS];
}

/** The moment of two sort values. Refuses with BAD_USER_INPUT what is none. */
export function momentOf(day: number, ms: number): Date {
  const at = new Date(day * DAY_MS + ms);
  // PostgreSQL's times end before those of JavaScript.
  if (!(at.getUTCFullYear() > 0 && at.getUTCFullYear() < 10_000)) throw strangeCursor();
  return at;
}

function strangeCursor() {
  return badField("after", "after is not a cursor of this list");
}

/** The description every `first` argument carries. */
export const FIRST = {
  nullable: true,
  defaultValue: PAGE.default,
  description: `Rows a page, 1 to ${PAGE.max}.`,
} as const;
export const AFTER = { nullable: true, description: "endCursor of the page before." } as const;
