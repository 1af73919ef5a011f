import { kindOf, ODD, WRONG, type Place } from "./values.ts";

const MOMENTS = [
  "9999-12-31",
  "9999-12-31T23:59:59.999Z",
  "0000-01-01",
  "0001-01-01T00:00:00Z",
  "+275760-09-13T00:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "2026-02-31T10:00:00Z",
  "2027-01-01T10:00:00Z",
];
const PLACES = [
  "__proto__",
  "constructor.name",
  "tables.",
  ".",
  "tables.items.nodes",
  "a.".repeat(90),
];
const DOCUMENTS = [
  "{",
  "{ __typename }",
  "{ tables { __typename } }",
  "mutation { logout }",
  "subscription { closedFeaturesUpdated { cursor } }",
  "query A { __typename } query B { __typename }",
  "fragment F on Query { ...F } { ...F }",
  "type Query { a: Int }",
  "query ($x: Int = 99999999999) { tables { items(first: $x) { nodes { id } } } }",
  `{ ${"tables { ".repeat(900)}`,
];
const deep: unknown = JSON.parse(`${'{"a":'.repeat(200)}1${"}".repeat(200)}`);
const OBJECTS = [
  {},
  { ["__proto__"]: 1 },
  { constructor: 1 },
  { since: { not: "a time" } },
  { x: "a\u0000b" },
  { x: "\ud800" },
  { x: "x".repeat(20_000) },
  deep,
];

/** What is odd only where it stands: more values for a name. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  until: MOMENTS,
  from: MOMENTS,
  to: MOMENTS,
  list: PLACES,
  x: PLACES,
  operationName: ["constructor", "__proto__", "No Such"],
  slug: ["constructor", "--", "A-B"],
  document: DOCUMENTS,
  variables: OBJECTS,
  defaults: OBJECTS,
  id: [
    `users/${"9".repeat(15)}/phone`,
    "users/0/phone",
    "users/1/passwordHash",
    "users/1/constructor",
    "constructor/1/phone",
    "no_such/1/phone",
  ],
};

const IN_A_PLACE = [
  null,
  "",
  "x",
  "9".repeat(40),
  -1,
  1.5,
  2_147_483_648,
  9e15,
  1e308,
  true,
  {},
  [],
].concat(["a\u0000b", "\ud800"]);
const FORGED = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4], ["x", "y"], [null, null]];

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Cursors that the market never gave: places of other lists, and a real one with something else in it. */
export function forgedCursors(real: string | null | undefined): string[] {
  const text = Buffer.from(real ?? encoded([0, 0]), "base64url").toString("utf8");
  const place = JSON.parse(text) as unknown[];
  const changed = place.flatMap((_, at) => IN_A_PLACE.map((value) => place.with(at, value)));
  return [...FORGED, ...changed, "x", {}, null, 5].map(encoded);
}

/** Values of another kind than a place takes. */
export function wrongFor({ type, isRequired }: Place): unknown[] {
  const wrong = "ofType" in type ? [{ no: "list" }] : (WRONG[kindOf(type)] ?? []);
  return [...wrong, ...(isRequired ? [null, undefined] : [])];
}

/** Values of the right kind that nobody means well. */
export function oddFor({ path, type }: Place): readonly unknown[] {
  if ("ofType" in type) return [[], Array.from({ length: 1000 }, () => null)];
  const named = BY_NAME[path.at(-1) ?? ""] ?? [];
  const isEnum = kindOf(type) === "enum";
  return [...(ODD[kindOf(type)] ?? []), ...(isEnum ? [] : named)];
}

/** Values of every kind, for what may be anything. */
export const ODDITIES: readonly unknown[] = [
  ...new Set([
    null,
    [],
    [[]],
    false,
    ...Object.values(WRONG).flat(),
    ...Object.values(ODD).flat(),
    ...DOCUMENTS,
    ...OBJECTS,
    ...PLACES,
  ]),
];
