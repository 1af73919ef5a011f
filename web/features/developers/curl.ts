import { fieldsOf, jsonOf, type Endpoint, type Schema } from "./openApi.ts";

/** A curl command for a shell: the token is in $TOKEN, ids and values are examples. */
export function curlOf(endpoint: Endpoint, origin: string): string {
  const { method, path, parameters = [], security, requestBody } = endpoint;
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(name, schema)))}`);
  const address = `${origin}${path.replace(/\{\w+\}/g, "1")}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const needsToken = !security.some((way) => Object.keys(way).length === 0);
  const takesKey = parameters.some(({ name }) => name === "Idempotency-Key");
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}'${address}'`,
    path === "/buy/{itemId}" && `-H 'Accept: application/json'`,
    needsToken && `-H "Authorization: Bearer $TOKEN"`,
    takesKey && `-H "Idempotency-Key: $(uuidgen)"`,
    ...bodyOf(requestBody),
  ];
  return lines.filter((line) => line !== false).join(" \\\n  ");
}

/** A first request to GraphQL, which answers the member's name. */
export function whoAmI(origin: string): string {
  const body = JSON.stringify({ query: "{ viewer { user { displayName } } }" });
  return [
    `curl -X POST '${origin}/graphql'`,
    `-H "Authorization: Bearer $TOKEN"`,
    `-H 'Content-Type: application/json'`,
    `-d '${body}'`,
  ].join(" \\\n  ");
}

function bodyOf(request: Endpoint["requestBody"]): string[] {
  if (!request) return [];
  const schema = jsonOf(request);
  if (!schema) return [`-F 'file=@photo.jpg'`];
  const given = fieldsOf(schema).filter(([, , isRequired]) => isRequired);
  const shown = given.length > 0 ? given : fieldsOf(schema).slice(0, 1);
  const body = Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(name, field)]));
  return [
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify(body).replaceAll("'", "\\u0027")}'`,
  ];
}

function exampleOf(name: string, schema: Schema): unknown {
  const type = [schema.type ?? "string"].flat()[0];
  if (schema.enum) return schema.enum[0];
  if (type === "integer" || type === "number") return name.endsWith("Id") || name === "id" ? 1 : 20;
  if (type === "boolean") return true;
  if (type === "array")
    return schema.items ? [exampleOf(name.replace(/s$/, ""), schema.items)] : [];
  if (type === "object")
    return Object.fromEntries(
      fieldsOf(schema)
        .filter(([, , isRequired]) => isRequired)
        .map(([inner, field]) => [inner, exampleOf(inner, field)]),
    );
  return EXAMPLES[name] ?? "text";
}

const EXAMPLES: Readonly<Record<string, string>> = {
  email: "you@example.com",
  password: "a long password",
  category: "Home & Garden",
  condition: "Good",
  title: "Enamel teapot",
  username: "newcomer",
  displayName: "Newcomer",
  content: "Is it still there?",
  image: "/uploads/ab/photo.webp",
};
