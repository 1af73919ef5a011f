import "reflect-metadata";
import { writeFile } from "node:fs/promises";
import { deadlines, periodicWork, rowWork } from "../composition/deadlines.ts";
import { schema } from "../graphql/schema.ts";
import { openApiText } from "../rest/openapi/document.ts";
import { accessTable } from "./accessTable.ts";
import { adminText, contractText } from "./contract.ts";
import { deadlineTable } from "./deadlineTable.ts";
import { restTable } from "./restTable.ts";

const market = await schema();
await writeFile(new URL("../../schema/schema.graphql", import.meta.url), contractText(market));
await writeFile(new URL("../../schema/admin.graphql", import.meta.url), adminText(market));
await writeFile(new URL("../../schema/rest.md", import.meta.url), restTable(market));
await writeFile(new URL("../../schema/access.md", import.meta.url), accessTable(market));
await writeFile(
  new URL("../../docs/deadlines.md", import.meta.url),
  deadlineTable({ deadlines, periodic: periodicWork, rows: rowWork }),
);
await writeFile(new URL("../../schema/openapi.json", import.meta.url), await openApiText(market));
