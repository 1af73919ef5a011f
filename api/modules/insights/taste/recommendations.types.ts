import { Field, Int, ObjectType } from "type-graphql";
import { RecommendationType } from "../../../core/graphql/enums.ts";
import type { ItemRow } from "../../items/index.ts";
import { Item } from "../../items/item.entity.ts";
import { Basis } from "../basis.types.ts";

/** Source: EN-017 */
@ObjectType({
  description: "Something the viewer may like to look at.",
  simpleResolvers: true,
})
export class Recommendation {
  @Field(() => String, { description: "Of what it is about. With it, `setNotForMe` puts it away." })
  id!: string;

  @Field(() => RecommendationType, { description: "What it is about." })
  type!: RecommendationType;

  @Field(() => String, { description: "What it is, in a few words." })
  title!: string;

  @Field(() => String, { description: "Why the viewer may like it, in words." })
  description!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "In %; null while it is not measured, and where nothing is estimated: see basis.confidenceMeans.",
  })
  confidence!: number | null;

  @Field(() => String, { description: "Path of the screen that shows it." })
  actionUrl!: string;

  @Field(() => Item, { nullable: true, description: "Where it is about an item." })
  item!: ItemRow | null;

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

@ObjectType({ description: "What may be for the viewer.", simpleResolvers: true })
export class Recommendations {
  @Field(() => [Recommendation], { description: "The best first." })
  entries!: Recommendation[];

  @Field(() => Boolean, {
    description: "Whether enough is known of the viewer; if not, `categories` decide.",
  })
  isKnown!: boolean;

  @Field(() => Basis, { description: "How they came about." })
  basis!: Basis;
}

@ObjectType({
  description: "A recommendation that was put away, or taken back.",
  simpleResolvers: true,
})
export class NotForMe {
  @Field(() => String, { description: "The id that was given." })
  id!: string;

  @Field(() => Boolean, { description: "Whether it is put away now." })
  isNotForMe!: boolean;
}
