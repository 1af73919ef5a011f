import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from "graphql";

/** A value that JSON has and JavaScript has not; `jsonOf` writes it as it stands. */
const RAW = "@raw:";

/** JSON with numbers that a JavaScript number cannot hold. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"@raw:([^"]*)"/g, "$1");
}

const LONG = "x".repeat(20_000);

/** Values of another kind: each of them must be refused. */
export const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  Int: [
    "ten",
    1.5,
    true,
    {},
    [1, 2],
    2_147_483_648,
    -2_147_483_649,
    `${RAW}9007199254740993`,
    `${RAW}1e400`,
  ],
  Float: ["ten", true, {}, `${RAW}1e400`],
  String: [5, true, {}, ["x", "y"]],
  ID: [true, 1.5, {}, ["1", "2"]],
  Boolean: ["yes", 1, {}],
  JSONObject: ["x", 5, true, ["x"]],
  enum: ["NO_SUCH_VALUE", 5, {}],
  object: [5, "x", { noSuchField: 1 }],
};

/** Values of the right kind that nobody means well: refused or harmless, never a bug. */
export const ODD: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, -1, 2_147_483_647, -2_147_483_648],
  Float: [0, -1, 1e308],
  String: [
    "",
    "   ",
    "a\u0000b",
    "\ud800",
    LONG,
    "'; drop table users; --",
    "<script>x</script>",
    "💥".repeat(500),
    "\u202eevil",
    "2026-02-31",
  ],
  ID: [
    "",
    "0",
    "-1",
    "abc",
    "1.5",
    "1e3",
    " 1",
    "2147483647",
    "2147483648",
    "9".repeat(40),
    "1\u0000",
  ],
  Boolean: [],
  JSONObject: [
    { id: 5, response: "x" },
    { id: "x", response: { clientDataJSON: "\u0000" } },
    {
      id: "x",
      rawId: "x",
      type: "public-key",
      response: {
        clientDataJSON: Buffer.from('{"challenge":{}}').toString("base64url"),
        attestationObject: LONG,
      },
    },
  ],
  enum: [],
  object: [],
};

/** Which of the lists above a type is judged by. */
export function kindOf(type: GraphQLNamedType): string {
  if (isEnumType(type)) return "enum";
  if (isInputObjectType(type)) return "object";
  return type.name in WRONG ? type.name : "String";
}

/** A way from the variables to one value in them. */
export type Path = readonly string[];

/** One place where a value can be put. */
export interface Place {
  path: Path;
  type: GraphQLInputType;
  isRequired: boolean;
}

interface Named {
  name: string;
  type: GraphQLInputType;
  defaultValue?: unknown;
}

/** Every argument and every field of every input, with lists counted as their first element and as themselves. */
export function placesOf(args: readonly Named[], before: Path = []): Place[] {
  return args.flatMap(({ name, type, defaultValue }) => {
    const path = [...before, name];
    const isRequired = isNonNullType(type) && defaultValue === undefined;
    const inner = isNonNullType(type) ? type.ofType : type;
    const here = { path, type: inner, isRequired };
    if (isListType(inner)) {
      const element = isNonNullType(inner.ofType) ? inner.ofType.ofType : inner.ofType;
      return [here, ...placesOf([{ name: "0", type: element }], path)];
    }
    if (isInputObjectType(inner))
      return [here, ...placesOf(Object.values(inner.getFields()), path)];
    return [here];
  });
}

/** Good values for everything, with `valueOf` for the leaves. */
export function baseOf(
  args: readonly Named[],
  valueOf: (path: Path, kind: string, type: GraphQLNamedType) => unknown,
  before: Path = [],
): Record<string, unknown> {
  return Object.fromEntries(
    args.map(({ name, type }) => [name, build(type, [...before, name], valueOf)]),
  );
}

function build(
  type: GraphQLInputType,
  path: Path,
  valueOf: (path: Path, kind: string, type: GraphQLNamedType) => unknown,
): unknown {
  if (isNonNullType(type)) return build(type.ofType, path, valueOf);
  if (isListType(type)) return [build(type.ofType, [...path, "0"], valueOf)];
  if (isInputObjectType(type)) return baseOf(Object.values(type.getFields()), valueOf, path);
  return valueOf(path, kindOf(type), type);
}

/** The same variables with another value at one place, in an input that is made for it; undefined leaves it out. */
export function withValue(
  variables: Record<string, unknown>,
  path: Path,
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(variables);
  let holder = copy;
  for (const step of path.slice(0, -1)) holder = (holder[step] ??= {}) as Record<string, unknown>;
  const last = path.at(-1) ?? "";
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}
