import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { GUIDE_ID } from "../../core/graphql/args.ts";
import { GuideCategory } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact } from "../../core/transactions/transact.ts";
import { Image, imageOf } from "../items/index.ts";
import { findGuide, findGuides, textOfGuide } from "./findGuides.ts";
import type { GuideRow } from "./guide.rows.ts";
import { Guide, GuideChanged, GuideConnection, GuideDeleted, GuideInput } from "./guide.types.ts";
import { likeGuide, unlikeGuide, viewGuide } from "./guideReactions.ts";
import { createGuide, deleteGuide, updateGuide } from "./writeGuide.ts";

@Resolver()
export class GuidesResolver {
  @Query(() => GuideConnection, {
    description: "Guides of members for members, the newest first.",
  })
  guides(
    @Ctx() ctx: Context,
    @Arg("category", () => GuideCategory, {
      nullable: true,
      description: "Only guides that help with this. Left out: all.",
    })
    category: GuideCategory | null,
    @Arg("mine", () => Boolean, {
      defaultValue: false,
      description: "Only the viewer's own, with drafts.",
    })
    mine: boolean,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return findGuides(ctx, { category: category ?? null, mine, first, after });
  }

  @Query(() => Guide, { nullable: true, description: "One guide, or null." })
  guide(@Ctx() ctx: Context, @Arg("id", () => ID, GUIDE_ID) id: string): Promise<unknown> {
    return findGuide(ctx, idOf(id));
  }

  @Mutation(() => GuideChanged, { description: "Writes a guide of the viewer's own." })
  createGuide(
    @Ctx() ctx: Context,
    @Arg("input", () => GuideInput, { description: "All that is said of it." }) input: GuideInput,
  ): Promise<GuideChanged> {
    return transact(ctx, createGuide, input);
  }

  @Mutation(() => GuideChanged, { description: "Replaces a guide of the viewer's own." })
  updateGuide(
    @Ctx() ctx: Context,
    @Arg("guideId", () => ID, GUIDE_ID) guideId: string,
    @Arg("input", () => GuideInput, {
      description: "All that is said of it; it replaces what was said before.",
    })
    input: GuideInput,
  ): Promise<GuideChanged> {
    return transact(ctx, updateGuide, { guideId, input });
  }

  @Mutation(() => GuideDeleted, { description: "Deletes a guide of the viewer's own." })
  deleteGuide(
    @Ctx() ctx: Context,
    @Arg("guideId", () => ID, GUIDE_ID) guideId: string,
  ): Promise<GuideDeleted> {
    return transact(ctx, deleteGuide, { guideId });
  }

  @Mutation(() => GuideChanged, {
    description: "Likes a guide of another member; twice is once.",
  })
  likeGuide(
    @Ctx() ctx: Context,
    @Arg("guideId", () => ID, GUIDE_ID) guideId: string,
  ): Promise<GuideChanged> {
    return transact(ctx, likeGuide, { guideId });
  }

  @Mutation(() => GuideChanged, { description: "Takes a like back." })
  unlikeGuide(
    @Ctx() ctx: Context,
    @Arg("guideId", () => ID, GUIDE_ID) guideId: string,
  ): Promise<GuideChanged> {
    return transact(ctx, unlikeGuide, { guideId });
  }

  @Mutation(() => GuideChanged, {
    description:
      "Says that the viewer opened a guide; counts once a day, and not for its author. Not of a member whose activity is not used.",
  })
  viewGuide(
    @Ctx() ctx: Context,
    @Arg("guideId", () => ID, GUIDE_ID) guideId: string,
  ): Promise<GuideChanged> {
    return transact(ctx, viewGuide, { guideId });
  }
}

@Resolver(() => Guide)
export class GuideResolver {
  @FieldResolver(() => String, {
    description: "Its plain text; an empty line begins a paragraph.",
  })
  content(@Root() { id }: GuideRow, @Ctx() ctx: Context): Promise<string> {
    return textOfGuide(ctx, id);
  }

  @FieldResolver(() => Image, { nullable: true, description: "Its picture." })
  thumbnail(@Root() { imagePath, placeholder }: GuideRow): Image | null {
    return imagePath === null ? null : imageOf(imagePath, placeholder ?? undefined);
  }

  @FieldResolver(() => Boolean, { description: "Whether it is the viewer's." })
  isMine(@Root() { author }: GuideRow, @Ctx() { viewer }: Context): boolean {
    return author.id === viewer?.id;
  }
}

@Resolver(() => GuideChanged)
export class GuideChangedResolver {
  @FieldResolver(() => Guide, { description: "The guide as it is now." })
  async guide(@Root() { guideId }: GuideChanged, @Ctx() ctx: Context): Promise<unknown> {
    const guide = await findGuide(ctx, guideId);
    if (!guide) throw notFound("Guide");
    return guide;
  }
}
