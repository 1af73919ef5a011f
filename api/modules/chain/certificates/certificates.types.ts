import { Field, ObjectType } from "type-graphql";
import {
  CertificateKind,
  CertificateRarity,
  CertificateStatus,
} from "../../../core/graphql/enums.ts";

@ObjectType({ description: "A figure or a word about what is certified.", simpleResolvers: true })
export class CertificateAttribute {
  @Field(() => String, { description: "What it is about." })
  name!: string;

  @Field(() => String, { description: "The figure or the word, as text." })
  value!: string;
}

@ObjectType({ description: "A deal through which a thing went.", simpleResolvers: true })
export class PassportLink {
  @Field(() => String, { description: "When it was done: an ISO moment." })
  at!: string;

  @Field(() => String, { description: "purchase or exchange." })
  type!: string;

  @Field(() => String, { description: "The condition it was offered in." })
  condition!: string;

  @Field(() => [String], {
    description:
      "Of each photo it was offered with, the first 32 digits of the SHA-256 of its large size.",
  })
  photos!: readonly string[];
}

/** Source: EN-025 */
@ObjectType({ description: "What the market certifies.", simpleResolvers: true })
export class Certified {
  @Field(() => String, { description: "Names what is certified, of which member." })
  tokenId!: string;

  @Field(() => CertificateKind, { description: "What kind of thing is certified." })
  kind!: CertificateKind;

  @Field(() => String, { description: "What is certified, in a few words." })
  name!: string;

  @Field(() => String, { description: "What it certifies, in words." })
  description!: string;

  @Field(() => CertificateRarity, { description: "How rare it is." })
  rarity!: CertificateRarity;

  @Field(() => [CertificateAttribute], { description: "Figures and words about it." })
  attributes!: CertificateAttribute[];

  @Field(() => [PassportLink], { description: "Of a passport, the oldest first; else empty." })
  links!: readonly PassportLink[];
}

/** Source: EN-025 */
@ObjectType({
  description: "What the market can certify of the viewer, signed or not.",
  simpleResolvers: true,
})
export class Certificate extends Certified {
  @Field(() => String, {
    nullable: true,
    description:
      "The signed credential (W3C VC 2.0 as JWT), for others to check; null while it is not signed, or taken back.",
  })
  credential!: string | null;

  @Field(() => Date, { nullable: true, description: "When it was signed." })
  issuedAt!: Date | null;
}

@ObjectType({ description: "What the market says of a credential.", simpleResolvers: true })
export class CertificateCheck {
  @Field(() => CertificateStatus, { description: "Whether it can be relied on." })
  status!: CertificateStatus;

  @Field(() => Certified, {
    nullable: true,
    description: "What it says; null when the market has not signed it.",
  })
  certificate!: Certified | null;

  @Field(() => String, {
    nullable: true,
    description: "The address that its member had connected when it was signed.",
  })
  address?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was signed; null when the market has not signed it.",
  })
  issuedAt?: Date | null;

  @Field(() => Date, { description: "When it was checked." })
  asOf!: Date;
}
