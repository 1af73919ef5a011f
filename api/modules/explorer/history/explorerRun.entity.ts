import { Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { JSONObject } from "../../../core/graphql/scalars.ts";
import { User } from "../../accounts/user.entity.ts";

/** A run of the explorer, for the administrator who asked. */
@ObjectType({ description: "What an administrator has asked the explorer.", simpleResolvers: true })
@Entity({ tableName: "explorer_runs" })
@Index({ name: "explorer_runs_user_index", properties: ["userId", "id"] })
export class ExplorerRun {
  @Field(() => ID, { description: "The run's id." })
  @PrimaryKey({ type: "integer", generated: "identity" })
  id!: number;

  @ManyToOne(() => User, { mapToPk: true, fieldName: "user_id", deleteRule: "no action" })
  userId!: number;

  @Field(() => String, { description: "The GraphQL document that was sent." })
  @Property({ type: "text" })
  document!: string;

  @Field(() => String, { nullable: true, description: "Null where the operation has no name." })
  @Property({ type: "text", nullable: true })
  operationName!: string | null;

  @Field(() => JSONObject, { description: "The values of its variables." })
  @Property({ type: "json" })
  variables!: Record<string, unknown>;

  @Field(() => Date, { description: "When it was asked last." })
  @Property({ type: "datetime", length: 3 })
  startedAt!: Date;

  @Field(() => Int, { description: "How long its answer took, in ms; 0 where it was refused." })
  @Property({ type: "integer" })
  ms!: number;

  @Field(() => Int, { description: "Rows of tables in the answer." })
  @Property({ type: "integer" })
  rows!: number;

  @Field(() => Int, { description: "The size of these rows, in bytes." })
  @Property({ type: "integer" })
  bytes!: number;

  @Field(() => String, {
    nullable: true,
    description: "The code of the first error of the answer, such as QUERY_TOO_COMPLEX.",
  })
  @Property({ type: "text", nullable: true })
  error!: string | null;
}
