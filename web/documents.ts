import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CALL = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const NAME = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Inlines each GraphQL document, already parsed, where it is used. Otherwise all documents of the product would be in
 * one chunk that the first page loads, once as text and once parsed.
 */
export function inlineDocuments(generated: string): Plugin {
  let parsed: ReadonlyMap<string, string>;
  return {
    name: "inline-documents",
    apply: "build",
    enforce: "pre",
    buildStart() {
      const lines = readFileSync(generated, "utf8").matchAll(
        /^export const \w+ = (\{"kind":"Document".*\}) as unknown as/gm,
      );
      parsed = new Map([...lines].map(([, json = ""]) => [nameOf(json), json]));
    },
    transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id) || id.includes("/gql/") || !code.includes("graphql("))
        return null;
      const inlined = code.replace(CALL, (call, source: string) => {
        const name = NAME.exec(source)?.[1] ?? "";
        const document = parsed.get(name);
        if (!document)
          throw new Error(
            `${id}: no generated document for "${name}" near ${call.slice(0, 60)}; run the codegen script`,
          );
        return `(${document})`;
      });
      return { code: inlined.replace(/^import \{ graphql \} from .*\n/m, ""), map: null };
    },
  };
}

/** The name of a document's own operation or fragment, which is its first definition. */
function nameOf(json: string): string {
  const document = JSON.parse(json) as { definitions: { name: { value: string } }[] };
  return document.definitions[0]?.name.value ?? "";
}
