import { registerEnumType } from "type-graphql";

/**
 * A GraphQL enum whose names are its values: the same words over REST, GraphQL and in the tables. Each value has its
 * description.
 */
export function stringEnum<const T extends string>(
  name: string,
  description: string,
  values: Readonly<Record<T, string>>,
): { [K in T]: K } {
  const names = Object.keys(values) as T[];
  const all = Object.fromEntries(names.map((value) => [value, value])) as { [K in T]: K };
  const valuesConfig = Object.fromEntries(
    names.map((value) => [value, { description: values[value] }]),
  ) as { [K in T]: { description: string } };
  registerEnumType(all, { name, description, valuesConfig });
  return all;
}
