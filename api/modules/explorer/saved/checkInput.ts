import type { GraphQLSchema } from "graphql";
import { array, mixed, object, string } from "yup";
import { SAVED_QUERIES } from "../../../../schema/limits.ts";
import { badField } from "../../../core/failures.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { QUERY_RULES } from "../queryRules.ts";
import { formOf, runsByItself } from "./queryForm.ts";
import type { SavedQueryInput } from "./savedQuery.types.ts";

const { slug, folderMax, defaultsMax, seriesMax, pathMax } = SAVED_QUERIES;

const path = (what: string) =>
  string()
    .trim()
    .required(`Please choose ${what}`)
    .max(pathMax, `This may have at most ${pathMax} characters`);

const inputSchema = object({
  ...QUERY_RULES,
  slug: string()
    .nullable()
    .min(slug.min, `The address must be at least ${slug.min} characters`)
    .max(slug.max, `The address may have at most ${slug.max} characters`)
    .matches(slug.pattern, {
      message: "The address may have a-z, 0-9 and single - between them",
      excludeEmptyString: true,
    }),
  folder: string()
    .trim()
    .nullable()
    .max(folderMax, `The folder may have at most ${folderMax} characters`),
  chart: object({
    kind: mixed().required(),
    list: path("a list"),
    x: path("a column"),
    y: array()
      .of(path("a column").required())
      .min(1, "Please choose a column of numbers")
      .max(seriesMax, `A chart has at most ${seriesMax} columns of numbers`)
      .required(),
  })
    .nullable()
    .default(null),
});

/** A query as it is stored. */
export interface CheckedQuery {
  title: string;
  /** Null: the market makes one, or keeps it. */
  slug: string | null;
  folder: string | null;
  document: string;
  operationName: string | null;
  defaults: Record<string, unknown>;
  chart: SavedQueryInput["chart"];
  visibility: SavedQueryInput["visibility"];
  /** Whether it runs without being asked for values. */
  runsByItself: boolean;
}

/** Checks a query that is to be saved against the explorer's schema. Refuses with BAD_USER_INPUT. */
export function checkInput(schema: GraphQLSchema, input: SavedQueryInput): CheckedQuery {
  const words = checked(inputSchema, input);
  const { document } = words;
  const defaults = input.defaults ?? {};
  if (JSON.stringify(defaults).length > defaultsMax)
    throw badField("defaults", `The values may have at most ${defaultsMax} characters`);
  const operationName = input.operationName || null;
  const form = formOf(schema, { document, operationName, defaults });
  return {
    title: words.title,
    slug: words.slug || null,
    folder: words.folder || null,
    document,
    operationName,
    defaults,
    chart: words.chart && input.chart ? { ...words.chart, kind: input.chart.kind } : null,
    visibility: input.visibility,
    runsByItself: runsByItself(form),
  };
}
