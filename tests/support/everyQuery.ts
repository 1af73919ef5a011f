import {
  getNamedType,
  isEnumType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from "graphql";
import { baseOf } from "./badInput/values.ts";
import { tableOf } from "./badInput/world.ts";

export type Field = GraphQLField<unknown, unknown>;

/** How many things deep an answer is looked into, the pages around them aside. */
const DEPTH = 4;
/** The guard allows 1000 tokens, no list that costs too much, and 50 subscriptions a socket. */
const WORDS_MAX = { query: 120, mutation: 120, subscription: 250 };
const isPage = (name: string) => /(Connection|Edge)$/.test(name);
const wordsIn = (text: string) => text.split(/\s+/).length;

/**
 * Documents that together ask for every text that a root field can answer: as many ways down in each as the guard lets
 * pass.
 */
export function documentsOf(
  operation: "query" | "mutation" | "subscription",
  field: Field,
): string[] {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const head = `${operation}${declared && `(${declared})`} { ${field.name}${given && `(${given})`}`;
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return [`${head} }`];
  const bundles: string[] = [];
  for (const way of waysOf(type, [type.name])) {
    const last = bundles.at(-1);
    if (last !== undefined && wordsIn(`${last} ${way}`) <= WORDS_MAX[operation])
      bundles[bundles.length - 1] = `${last} ${way}`;
    else bundles.push(way);
  }
  return bundles.map((ways) => `${head} { ${textsOf(type)} ${ways} } }`);
}

function textsOf(type: GraphQLObjectType): string {
  const names = Object.values(type.getFields())
    .filter(({ type: kind }) => !isObjectType(getNamedType(kind)))
    .map(({ name }) => name);
  return names.join(" ") || "__typename";
}

/** The objects of a type, each with all its texts and one of its own objects. */
function waysOf(type: GraphQLObjectType, path: readonly string[]): string[] {
  const isDeep = path.filter((name) => !isPage(name)).length >= DEPTH && !isPage(type.name);
  if (isDeep) return [""];
  const ways = Object.values(type.getFields()).flatMap(({ name, type: kind, args }) => {
    const into = getNamedType(kind);
    if (!isObjectType(into) || path.includes(into.name) || into.name === "PageInfo") return [];
    const page = args.some((arg) => arg.name === "first") ? "(first: 2)" : "";
    return waysOf(into, [...path, into.name]).map(
      (way) => `${name}${page} { ${textsOf(into)} ${way} }`,
    );
  });
  return ways.length > 0 ? ways : [""];
}

/** Variables for all arguments of a root field: ids by the table they are of, and words that fit. */
export function variablesOf(
  field: Field,
  ids: Readonly<Record<string, number>>,
  words: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return baseOf(field.args, (path, kind, type: GraphQLNamedType) => {
    const name = path.at(-1) === "0" ? (path.at(-2) ?? "") : (path.at(-1) ?? "");
    const ofField = `${field.name}.${name}`;
    if (ofField in words) return words[ofField];
    if (name in words) return words[name];
    if (kind === "ID") return String(ids[tableOf(field.name, name)]);
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (type.name === "Cursor") return undefined;
    if (kind === "JSONObject") return {};
    return { Int: 5, Float: 1, Boolean: true }[kind] ?? "Some words";
  });
}
