import { GraphQLJSON } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { SAVED_QUERIES } from "../../../../schema/limits.ts";
import {
  QueryVariableKind,
  SavedQueryAction,
  SavedQueryChartKind,
  SavedQueryVisibility,
} from "../../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Edge } from "../../../core/graphql/paging.ts";
import { JSONObject } from "../../../core/graphql/scalars.ts";

const { title, slug } = SAVED_QUERIES;

const CHART = {
  list: "Which list of the answer: `tables.offersAggregate`.",
  x: "The column below the chart: `key.createdAt`.",
  y: `The columns of numbers, 1 to ${SAVED_QUERIES.seriesMax}.`,
};

@ObjectType({ description: "How a saved query is drawn.", simpleResolvers: true })
export class SavedQueryChart {
  @Field(() => SavedQueryChartKind, { description: "Bars or lines." })
  kind!: SavedQueryChartKind;

  @Field(() => String, { description: CHART.list })
  list!: string;

  @Field(() => String, { description: CHART.x })
  x!: string;

  @Field(() => [String], { description: CHART.y })
  y!: string[];
}

@InputType({ description: "How a saved query is drawn." })
export class SavedQueryChartInput {
  @Field(() => SavedQueryChartKind, { description: "Bars or lines." })
  kind!: SavedQueryChartKind;

  @Field(() => String, { description: CHART.list })
  list!: string;

  @Field(() => String, { description: CHART.x })
  x!: string;

  @Field(() => [String], { description: CHART.y })
  y!: string[];
}

@InputType({ description: "A query of the explorer to keep." })
export class SavedQueryInput {
  @Field(() => String, { description: `${title.min} to ${title.max} characters.` })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: `Its address: ${slug.min} to ${slug.max} of a-z, 0-9 and -. Default: made from the title; a change keeps the one it has.`,
  })
  slug?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `${SAVED_QUERIES.folderMax} characters at most.`,
  })
  folder?: string | null;

  @Field(() => String, {
    description: `Has a query that the explorer can run; ${SAVED_QUERIES.documentMax} characters at most.`,
  })
  document!: string;

  @Field(() => String, {
    nullable: true,
    description: "Which query of the document; needed where it has several.",
  })
  operationName?: string | null;

  @Field(() => JSONObject, {
    nullable: true,
    description:
      "Values of variables that the form begins with. Times may depend on the run: `today-30d`.",
  })
  defaults?: Record<string, unknown> | null;

  @Field(() => SavedQueryChartInput, {
    nullable: true,
    description: "How it is drawn. Left out: as a table only.",
  })
  chart?: SavedQueryChartInput | null;

  @Field(() => SavedQueryVisibility, { description: "Who sees it." })
  visibility!: SavedQueryVisibility;
}

@ObjectType({ description: "A variable of a saved query.", simpleResolvers: true })
export class SavedQueryVariable {
  @Field(() => String, { description: "Its name, without $." })
  name!: string;

  @Field(() => String, { description: "As the document has it: `Int!`." })
  type!: string;

  @Field(() => QueryVariableKind, { description: "How a form asks for it." })
  kind!: QueryVariableKind;

  @Field(() => Boolean, { description: "Whether it may not be left out." })
  isRequired!: boolean;

  @Field(() => [String], { description: "The values of an enum; otherwise empty." })
  choices!: string[];

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: "What the form begins with: the saved value, or that of the document.",
  })
  default!: unknown;
}

@ObjectType({
  description: "A query of the explorer that an administrator keeps.",
  simpleResolvers: true,
})
export class SavedQuery {
  ownerId!: number | null;

  @Field(() => ID, { description: "The saved query's id." })
  id!: number;

  @Field(() => String, { description: "Its address: /admin/graphql/{slug}." })
  slug!: string;

  @Field(() => String, { nullable: true, description: "The folder it is in; null outside of any." })
  folder!: string | null;

  @Field(() => String, { description: "Its title." })
  title!: string;

  @Field(() => String, { description: "The GraphQL document." })
  document!: string;

  @Field(() => String, { nullable: true, description: "Which query of the document it runs." })
  operationName!: string | null;

  @Field(() => JSONObject, { description: "Values of variables that the form begins with." })
  defaults!: Record<string, unknown>;

  @Field(() => SavedQueryChart, {
    nullable: true,
    description: "How it is drawn; null: as a table only.",
  })
  chart!: SavedQueryChart | null;

  @Field(() => SavedQueryVisibility, { description: "Who sees it." })
  visibility!: SavedQueryVisibility;

  @Field(() => Int, { description: "Counts its changes; a change names the one it has seen." })
  version!: number;

  @Field(() => Date, {
    nullable: true,
    description: "Since when it is on the dashboard; null if it is not.",
  })
  pinnedAt!: Date | null;

  @Field(() => Date, { description: "When it was saved." })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was saved or changed last." })
  updatedAt!: Date;

  @Field(() => [SavedQueryAction], { description: "What you can do with it." })
  viewerActions!: SavedQueryAction[];
}

const SavedQueryEdge = edgeOf("SavedQueryEdge", () => SavedQuery);

@ObjectType({
  description: "A page of saved queries, the last changed first.",
  simpleResolvers: true,
})
export class SavedQueryConnection {
  @Field(() => [SavedQueryEdge], { description: "The rows of this page." })
  edges!: Edge<SavedQuery>[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "A saved query that was deleted.", simpleResolvers: true })
export class SavedQueryDeleted {
  @Field(() => ID, { description: "The id that the saved query had." })
  id!: number;
}
