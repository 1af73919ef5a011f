import type { EntityManager } from "@mikro-orm/postgresql";
import { EXPORT_PAGE } from "../../../schema/limits.ts";
import { badField } from "../../core/failures.ts";
import { decodePlace, toConnection } from "../../core/graphql/paging.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { SECTIONS, type Section } from "./export.sections.ts";

type Row = Record<string, unknown>;

interface Placed {
  place: number;
  row: Row;
}

/** A page of one section, oldest first. Refuses an unknown section and an invalid cursor with BAD_USER_INPUT. */
export async function exportPage(
  em: EntityManager,
  memberId: number,
  { section, after }: { section: string; after?: string | null },
): Promise<{ rows: Row[]; hasNextPage: boolean; endCursor: string | null }> {
  const found = SECTIONS.find(({ name }) => name === section);
  if (!found) throw badField("section", "There is no such section");
  const [place = 0] = decodePlace(after, 1) ?? [];
  const { edges, pageInfo } = toConnection(
    await readPlaced(em, found, memberId, place),
    EXPORT_PAGE,
    (each) => [each.place],
  );
  return { rows: edges.map(({ node }) => node.row), ...pageInfo };
}

/**
 * The whole export as JSON text, a page of rows at a time: `{ "exportedAt": ..., "account": [...], "items": [...] }`.
 * It is never in memory as a whole, and a slow reader holds no connection to the database.
 */
export async function* exportText(
  newEm: () => EntityManager,
  memberId: number,
  at: Date,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(at)}`;
  for (const section of SECTIONS) {
    yield `,\n${JSON.stringify(section.name)}:[`;
    let place = 0;
    for (let isFirst = true, more = true; more; isFirst = false) {
      const page = await readPlaced(newEm(), section, memberId, place);
      const shown = page.slice(0, EXPORT_PAGE);
      if (shown.length > 0)
        yield `${isFirst ? "" : ","}\n${shown.map(({ row }) => JSON.stringify(row)).join(",\n")}`;
      place = shown.at(-1)?.place ?? place;
      more = page.length > EXPORT_PAGE;
    }
    yield "]";
  }
  yield "}\n";
}

async function readPlaced(
  em: EntityManager,
  section: Section,
  memberId: number,
  after: number,
): Promise<Placed[]> {
  const found = await rows(
    em,
    sql<Placed>`
      select place::float8 as place, row from (${section.rows(memberId)}) s
      where place > ${after} order by place limit ${EXPORT_PAGE + 1}`,
  );
  return found.map(({ place, row }) => ({ place, row: renamed(row) }));
}

/** Names in the API's camel case: created_at becomes createdAt. */
function renamed(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
