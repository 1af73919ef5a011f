import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { AFTER } from "../../core/graphql/paging.ts";
import { deleteAccount } from "./deleteAccount.ts";
import { AccountExportPage, DeletionPreview } from "./erasure.types.ts";
import { AccountExportSection, SECTIONS } from "./export.sections.ts";
import { exportPage } from "./readExport.ts";
import { deletionPreviewOf } from "./readPreview.ts";

@Resolver()
export class ErasureResolver {
  @Query(() => [AccountExportSection], {
    description: "The parts of what the market keeps about the viewer.",
  })
  accountExportSections(): string[] {
    return SECTIONS.map(({ name }) => name);
  }

  @Query(() => AccountExportPage, {
    description:
      "A page of what the market keeps about the viewer. `GET /api/account/export` gives all of it in one file.",
  })
  accountExport(
    @Ctx() ctx: Context,
    @Arg("section", () => AccountExportSection, { description: "Which part." })
    section: string,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<AccountExportPage> {
    return exportPage(ctx.em, viewerOf(ctx).id, { section, after });
  }

  @Query(() => DeletionPreview, { description: "What deleting the viewer's account would end." })
  deletionPreview(@Ctx() ctx: Context): Promise<DeletionPreview> {
    return deletionPreviewOf(ctx.em, viewerOf(ctx).id);
  }

  @Mutation(() => Boolean, {
    description:
      "Deletes the viewer's account for good and ends its sessions. Refuses with BAD_USER_INPUT, RATE_LIMITED or ORDERS_IN_PROGRESS.",
  })
  deleteAccount(
    @Ctx() ctx: Context,
    @Arg("password", () => String, { description: "The viewer's password, to be sure." })
    password: string,
  ): Promise<boolean> {
    return deleteAccount(ctx, password);
  }
}
