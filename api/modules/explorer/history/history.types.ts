import { Field, ID, Int, ObjectType } from "type-graphql";
import { edgeOf, PageInfo, type Edge } from "../../../core/graphql/paging.ts";
import { ExplorerRun } from "./explorerRun.entity.ts";

const ExplorerRunEdge = edgeOf("ExplorerRunEdge", () => ExplorerRun);

@ObjectType({ description: "A page of runs, the newest first.", simpleResolvers: true })
export class ExplorerRunConnection {
  @Field(() => [ExplorerRunEdge], { description: "The rows of this page." })
  edges!: Edge<ExplorerRun>[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "A run that is in the history no more.", simpleResolvers: true })
export class ExplorerRunDeleted {
  @Field(() => ID, { description: "The id that the run had." })
  id!: number;
}

@ObjectType({ description: "Runs that are in the history no more.", simpleResolvers: true })
export class ExplorerHistoryCleared {
  @Field(() => Int, { description: "How many." })
  count!: number;
}
