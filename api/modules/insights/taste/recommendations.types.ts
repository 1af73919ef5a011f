import { Field, Int, ObjectType } from "type-graphql";
import { RecommendationType } from "../../../core/graphql/enums.ts";
import type { ItemRow } from "../../items/index.ts";
import { Item } from "../../items/item.entity.ts";
import { Basis } from "../basis.types.ts";

@ObjectType({
  description: "Something the viewer may like to look at. Source: EN-017",
  simpleResolvers: true,
})
export class Recommendation {
  @Field(() => String, { description: "Of what it is about. With it, `setNotForMe` puts it away." })
  id!: string;

  @Field(() => RecommendationType)
  type!: RecommendationType;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "In %; null while it is not measured, and where nothing is estimated: see basis.confidenceMeans.",
  })
  confidence!: number | null;

  @Field(() => String)
  actionUrl!: string;

  @Field(() => Item, { nullable: true, description: "Where it is about an item." })
  item!: ItemRow | null;

  @Field(() => Basis)
  basis!: Basis;
}

@ObjectType({ description: "What may be for the viewer.", simpleResolvers: true })
export class Recommendations {
  @Field(() => [Recommendation])
  entries!: Recommendation[];

  @Field(() => Boolean, {
    description: "Whether enough is known of the viewer; if not, `categories` decide.",
  })
  isKnown!: boolean;

  @Field(() => Basis)
  basis!: Basis;
}

@ObjectType({
  description: "A recommendation that was put away, or taken back.",
  simpleResolvers: true,
})
export class NotForMe {
  @Field(() => String)
  id!: string;

  @Field(() => Boolean)
  isNotForMe!: boolean;
}
