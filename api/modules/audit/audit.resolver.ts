import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { AuditEntryConnection, AuditLogFilter, AuditLogProblem } from "./audit.types.ts";
import { auditLogProblems, readAuditLog } from "./readAuditLog.ts";

@Resolver()
export class AuditResolver {
  @Query(() => AuditEntryConnection, {
    description:
      "What administrators did, and what they and others tried in vain, newest first. For administrators.",
  })
  auditLog(
    @Ctx() ctx: Context,
    @Arg("filter", () => AuditLogFilter, {
      nullable: true,
      description: "Which entries. Left out: all.",
    })
    filter: AuditLogFilter | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<AuditEntryConnection> {
    return readAuditLog(ctx, filter ?? {}, { first, after });
  }

  @Query(() => [AuditLogProblem], {
    description:
      "Checks the chain of the whole audit log. For administrators. An empty list: no entry was changed, and none is missing between others.",
  })
  auditLogProblems(@Ctx() ctx: Context): Promise<AuditLogProblem[]> {
    return auditLogProblems(ctx);
  }
}
