import "reflect-metadata";
import { writeFile } from "node:fs/promises";
import { deadlines, periodicWork, rowWork } from "../composition/deadlines.ts";
import { schema, schemaText } from "../graphql/schema.ts";
import { openApiText } from "../rest/openapi/document.ts";
import { accessTable } from "./accessTable.ts";
import { deadlineTable } from "./deadlineTable.ts";
import { explorerText } from "./explorerText.ts";
import { restTable } from "./restTable.ts";

await writeFile(new URL("../../schema/schema.graphql", import.meta.url), await schemaText());
await writeFile(
  new URL("../../schema/admin.graphql", import.meta.url),
  explorerText(await schema()),
);
await writeFile(new URL("../../schema/rest.md", import.meta.url), restTable(await schema()));
await writeFile(new URL("../../schema/access.md", import.meta.url), accessTable(await schema()));
await writeFile(
  new URL("../../docs/deadlines.md", import.meta.url),
  deadlineTable({ deadlines, periodic: periodicWork, rows: rowWork }),
);
await writeFile(
  new URL("../../schema/openapi.json", import.meta.url),
  await openApiText(await schema()),
);
