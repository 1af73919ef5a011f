import { isEnumType, type GraphQLLeafType } from "graphql";

/** The message for a value that does not fit this type. */
export function typeMessage(type: GraphQLLeafType): string {
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    return `must be one of ${names.join(", ")}`;
  }
  const words: Record<string, string> = {
    Int: "must be a whole number",
    ID: "must be a whole number",
    Float: "must be a number",
    String: "must be text",
    Boolean: "must be true or false",
  };
  return words[type.name] ?? "is not readable";
}

/** The name of a field as people read it: displayName is "Display name". */
export function labelOf(field: string): string {
  if (!/^[a-z][A-Za-z]{0,40}$/.test(field)) return field ? "A field" : "The body";
  const words = field
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase())
    .replace(/\btp\b/i, "TP")
    .replace("trust points", "TrustPoints");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
