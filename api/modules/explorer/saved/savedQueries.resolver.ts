import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { SAVED_QUERY_ID } from "../../../core/graphql/args.ts";
import { AFTER, FIRST } from "../../../core/graphql/paging.ts";
import { transact, type UseCase } from "../../../core/transactions/transact.ts";
import { memberById } from "../../accounts/index.ts";
import { User } from "../../accounts/user.entity.ts";
import { explorerSchemaOf } from "../explorerSchema.ts";
import { checkInput } from "./checkInput.ts";
import { pinSavedQuery, unpinSavedQuery } from "./pinQuery.ts";
import { readForm } from "./queryForm.ts";
import { readSavedQueries, readSavedQuery, readTiles, savedQueryById } from "./readSavedQueries.ts";
import {
  SavedQuery,
  SavedQueryConnection,
  SavedQueryDeleted,
  SavedQueryInput,
  SavedQueryVariable,
} from "./savedQuery.types.ts";
import { changeSavedQuery, deleteSavedQuery, saveQuery } from "./saveQuery.ts";

@Resolver(() => SavedQuery)
export class SavedQueriesResolver {
  @Query(() => SavedQueryConnection, {
    description:
      "Queries that administrators keep: those of all, and your own. For administrators.",
  })
  savedQueries(
    @Ctx() ctx: Context,
    @Arg("q", () => String, {
      nullable: true,
      description: "Part of a title, an address or a folder.",
    })
    q: string | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<SavedQueryConnection> {
    return readSavedQueries(ctx, { q, first, after });
  }

  @Query(() => SavedQuery, {
    nullable: true,
    description: "The saved query of an address, or null. For administrators.",
  })
  savedQuery(
    @Ctx() ctx: Context,
    @Arg("slug", () => String, {
      description: "Its address, without what is before it: `offers-by-day`.",
    })
    slug: string,
  ): Promise<SavedQuery | null> {
    return readSavedQuery(ctx, slug);
  }

  @Query(() => [SavedQuery], {
    description:
      "The saved queries on the dashboard of all administrators, in the order in which they were pinned. For administrators.",
  })
  dashboardTiles(@Ctx() ctx: Context): Promise<SavedQuery[]> {
    return readTiles(ctx);
  }

  @Mutation(() => SavedQuery, {
    description:
      "Keeps a query of the explorer. Refuses with SLUG_TAKEN, and with TOO_MANY_SAVED_QUERIES beyond 200. For administrators.",
  })
  saveQuery(
    @Ctx() ctx: Context,
    @Arg("input", () => SavedQueryInput, { description: "The query to keep." })
    input: SavedQueryInput,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<SavedQuery> {
    return asSaved(ctx, saveQuery, checkInput(explorerSchemaOf(schema, ctx.em), input));
  }

  @Mutation(() => SavedQuery, {
    description:
      "Replaces a saved query. Refuses with VERSION_CONFLICT what somebody changed meanwhile, and with SLUG_TAKEN. For administrators.",
  })
  changeSavedQuery(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, SAVED_QUERY_ID) id: string,
    @Arg("version", () => Int, { description: "The version that you have seen." }) version: number,
    @Arg("input", () => SavedQueryInput, { description: "All of it as it is to be." })
    input: SavedQueryInput,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<SavedQuery> {
    const query = checkInput(explorerSchemaOf(schema, ctx.em), input);
    return asSaved(ctx, changeSavedQuery, { id, version, query });
  }

  @Mutation(() => SavedQueryDeleted, {
    description: "Deletes a saved query; from the dashboard, too. For administrators.",
  })
  async deleteSavedQuery(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, SAVED_QUERY_ID) id: string,
  ): Promise<SavedQueryDeleted> {
    return { id: await transact(ctx, deleteSavedQuery, { id }) };
  }

  @Mutation(() => SavedQuery, {
    description:
      "Pins a saved query of all to the dashboard of all administrators. Refuses one that needs values with BAD_USER_INPUT, and with TOO_MANY_TILES beyond 12. For administrators.",
  })
  pinSavedQuery(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, SAVED_QUERY_ID) id: string,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<SavedQuery> {
    return asSaved(ctx, pinSavedQuery, { id, schema: explorerSchemaOf(schema, ctx.em) });
  }

  @Mutation(() => SavedQuery, {
    description: "Takes a saved query from the dashboard. For administrators.",
  })
  unpinSavedQuery(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, SAVED_QUERY_ID) id: string,
  ): Promise<SavedQuery> {
    return asSaved(ctx, unpinSavedQuery, { id });
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who saved it; null where they have left.",
  })
  owner(@Root() { ownerId }: SavedQuery, @Ctx() ctx: Context): Promise<User> | null {
    return ownerId === null ? null : memberById(ctx, ownerId);
  }

  @FieldResolver(() => [SavedQueryVariable], {
    description: "What a form asks before it runs; empty where it cannot run any more.",
  })
  variables(
    @Root() query: SavedQuery,
    @Ctx() ctx: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): SavedQueryVariable[] {
    return readForm(explorerSchemaOf(schema, ctx.em), query).variables;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Why it cannot run any more, such as a column that is gone; null if it can.",
  })
  problem(
    @Root() query: SavedQuery,
    @Ctx() ctx: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): string | null {
    return readForm(explorerSchemaOf(schema, ctx.em), query).problem;
  }
}

async function asSaved<Input>(
  ctx: Context,
  useCase: UseCase<Input, number>,
  input: Input,
): Promise<SavedQuery> {
  return savedQueryById(ctx, await transact(ctx, useCase, input));
}
