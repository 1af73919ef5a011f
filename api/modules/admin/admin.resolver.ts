import { Arg, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { MEMBER_ID } from "../../core/graphql/args.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import {
  AdminPosting,
  AdminTransaction,
  AdminTransactionConnection,
  AdminTransactionFilter,
} from "./adminTransaction.types.ts";
import { AdminUser, AdminUserConnection, AdminUserFilter } from "./adminUser.types.ts";
import {
  postingsOfDispute,
  readAdminTransaction,
  readAdminTransactions,
} from "./readAdminTransactions.ts";
import { readAdminUser, readAdminUsers } from "./readAdminUsers.ts";

@Resolver()
export class AdminResolver {
  @Query(() => AdminUserConnection, {
    description: "Members, the newest first. For administrators.",
  })
  adminUsers(
    @Ctx() ctx: Context,
    @Arg("filter", () => AdminUserFilter, {
      nullable: true,
      description: "Which members. Left out: all.",
    })
    filter: AdminUserFilter | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<AdminUserConnection> {
    return readAdminUsers(ctx, filter ?? {}, { first, after });
  }

  @Query(() => AdminUser, {
    nullable: true,
    description: "One member, or null. For administrators.",
  })
  async adminUser(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, MEMBER_ID) id: string,
  ): Promise<AdminUser | null> {
    return (await readAdminUser(ctx, idOf(id))) ?? null;
  }

  @Query(() => AdminTransactionConnection, {
    description: "Items that changed hands, the newest first. For administrators.",
  })
  adminTransactions(
    @Ctx() ctx: Context,
    @Arg("filter", () => AdminTransactionFilter, {
      nullable: true,
      description: "Which of them. Left out: all.",
    })
    filter: AdminTransactionFilter | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<AdminTransactionConnection> {
    return readAdminTransactions(ctx, filter ?? {}, { first, after });
  }

  @Query(() => AdminTransaction, {
    nullable: true,
    description: "One transaction, or null. For administrators.",
  })
  async adminTransaction(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The transaction's id." }) id: string,
  ): Promise<AdminTransaction | null> {
    return (await readAdminTransaction(ctx, idOf(id))) ?? null;
  }

  @Query(() => [AdminPosting], {
    description:
      "The postings of the deal that a dispute is about, the oldest first. For administrators.",
    complexity: 30,
  })
  adminDisputePostings(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The dispute." }) id: string,
  ): Promise<AdminPosting[]> {
    return postingsOfDispute(ctx, idOf(id));
  }
}
