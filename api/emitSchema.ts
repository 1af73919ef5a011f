import "reflect-metadata";
import { writeFile } from "node:fs/promises";
import { schemaText } from "./schema.ts";

await writeFile(new URL("../schema/schema.graphql", import.meta.url), await schemaText());
