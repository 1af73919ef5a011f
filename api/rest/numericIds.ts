/** Turns the string ids of GraphQL into the numbers of REST: `id` and every `...Id`. Source: C45 */
export function numericIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numericIds);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isIdName(name) ? numberOf(inner) : numericIds(inner),
    ]),
  );
}

function isIdName(name: string): boolean {
  return name === "id" || name.endsWith("Id");
}

function numberOf(id: unknown): unknown {
  return typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
}
