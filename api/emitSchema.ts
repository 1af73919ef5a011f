import "reflect-metadata";
import { writeFile } from "node:fs/promises";
import { restTable } from "./rest/emit.ts";
import { schemaText } from "./schema.ts";

await writeFile(new URL("../schema/schema.graphql", import.meta.url), await schemaText());
await writeFile(new URL("../schema/rest.md", import.meta.url), restTable());
