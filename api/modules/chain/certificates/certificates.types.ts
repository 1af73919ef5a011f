import { Field, ObjectType } from "type-graphql";
import {
  CertificateKind,
  CertificateRarity,
  CertificateStatus,
} from "../../../core/graphql/enums.ts";

@ObjectType({ description: "A figure or a word about what is certified.", simpleResolvers: true })
export class CertificateAttribute {
  @Field(() => String)
  name!: string;

  @Field(() => String)
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

@ObjectType({ description: "What the market certifies. Source: EN-025", simpleResolvers: true })
export class Certified {
  @Field(() => String, { description: "Names what is certified, of which member." })
  tokenId!: string;

  @Field(() => CertificateKind)
  kind!: CertificateKind;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  description!: string;

  @Field(() => CertificateRarity)
  rarity!: CertificateRarity;

  @Field(() => [CertificateAttribute])
  attributes!: CertificateAttribute[];

  @Field(() => [PassportLink], { description: "Of a passport, the oldest first; else empty." })
  links!: readonly PassportLink[];
}

@ObjectType({
  description: "What the market can certify of the viewer, signed or not. Source: EN-025",
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
  @Field(() => CertificateStatus)
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

  @Field(() => Date, { nullable: true })
  issuedAt?: Date | null;

  @Field(() => Date, { description: "When it was checked." })
  asOf!: Date;
}
