import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { GUIDES, POST_TAG_LENGTH_MAX, POST_TAGS_MAX } from "../../../schema/limits.ts";
import { GuideCategory, GuideDifficulty, GuideType } from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { User } from "../accounts/user.entity.ts";

/** Source: TB-007 */
@ObjectType({
  description: "What a member wrote for others who trade here.",
  implements: Node,
  simpleResolvers: true,
})
export class Guide {
  @Field(() => ID, { description: "The guide's id." })
  id!: number;

  @Field(() => User, { description: "Who wrote it." })
  author!: unknown;

  @Field(() => String, { description: `1 to ${GUIDES.titleMax} characters.` })
  title!: string;

  @Field(() => String, {
    description: `What it is about, in 1 to ${GUIDES.descriptionMax} characters.`,
  })
  description!: string;

  @Field(() => GuideType, { description: "Whether it is words, or has a video." })
  type!: GuideType;

  @Field(() => String, {
    nullable: true,
    description: "The address of its video, on another host.",
  })
  mediaUrl!: string | null;

  @Field(() => GuideCategory, { description: "What it helps with." })
  category!: GuideCategory;

  @Field(() => GuideDifficulty, { description: "For whom it is." })
  difficulty!: GuideDifficulty;

  @Field(() => Int, {
    description: "Minutes: of its video, as its author says, else how long its words take to read.",
  })
  duration!: number;

  @Field(() => Int, { description: "Members who opened it, each once a day; not its author." })
  views!: number;

  @Field(() => Int, { description: "How many members like it." })
  likes!: number;

  @Field(() => Int, { description: "TP that the community task for it paid its author." })
  trustPointsEarned!: number;

  @Field(() => [String], { description: `At most ${POST_TAGS_MAX}.` })
  tags!: string[];

  @Field(() => Boolean, { description: "A draft is seen by its author alone." })
  isPublished!: boolean;

  @Field(() => Boolean, { description: "Whether the viewer likes it." })
  isLiked!: boolean;

  @Field(() => Date, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => Date, { description: "When its author changed it last." })
  updatedAt!: Date;
}

export const GuideEdge = edgeOf("GuideEdge", () => Guide);
export type GuideEdge = InstanceType<typeof GuideEdge>;

@ObjectType({ description: "A page of guides, the newest first.", simpleResolvers: true })
export class GuideConnection {
  @Field(() => [GuideEdge], { description: "The rows of this page." })
  edges!: GuideEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@InputType({ description: "All that an author says of a guide; a change replaces all of it." })
export class GuideInput {
  @Field(() => String, { description: `1 to ${GUIDES.titleMax} characters.` })
  title!: string;

  @Field(() => String, { description: `1 to ${GUIDES.descriptionMax} characters.` })
  description!: string;

  @Field(() => String, { description: `1 to ${GUIDES.contentMax} characters of plain text.` })
  content!: string;

  @Field(() => GuideCategory, { description: "What it helps with." })
  category!: GuideCategory;

  @Field(() => GuideDifficulty, {
    defaultValue: GuideDifficulty.beginner,
    description: "For whom it is.",
  })
  difficulty!: GuideDifficulty;

  @Field(() => String, {
    nullable: true,
    description:
      "With the https address of a video on another host it is a video, else an article.",
  })
  mediaUrl?: string | null;

  @Field(() => String, { nullable: true, description: "A path from POST /api/uploads." })
  thumbnail?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Of its video, in minutes, ${GUIDES.minutes.min} to ${GUIDES.minutes.max}; null: as long as its words take to read.`,
  })
  duration?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${POST_TAGS_MAX}, each of at most ${POST_TAG_LENGTH_MAX} characters, with or without #.`,
  })
  tags?: string[] | null;

  @Field(() => Boolean, { defaultValue: true, description: "False keeps it as a draft." })
  isPublished!: boolean;
}

@ObjectType({
  description: "A guide was written or changed, or what members made of it.",
  simpleResolvers: true,
})
export class GuideChanged {
  guideId!: number;
}

@ObjectType({ description: "A guide is gone, with its likes.", simpleResolvers: true })
export class GuideDeleted {
  @Field(() => ID, { description: "The id that the guide had." })
  guideId!: number;
}

@ObjectType({ description: "A guide is new, changed or gone.", simpleResolvers: true })
export class GuideUpdated {
  @Field(() => ID, { nullable: true, description: "Null: several, such as all of an author." })
  guideId!: number | null;

  @Field(() => Cursor, { description: "Give it to `after` to go on from here." })
  cursor!: string;
}

@ObjectType({ description: "The counts of a guide changed.", simpleResolvers: true })
export class GuideCounted {
  @Field(() => ID, { description: "The guide's id." })
  guideId!: number;
}
