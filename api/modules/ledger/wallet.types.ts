import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { HoldState, WalletEntryKind, WalletEntryStatus } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Connection } from "../../core/graphql/paging.ts";

@ObjectType({
  description: "What a member owns, has promised, and may spend. Whole TP.",
  simpleResolvers: true,
})
export class Wallet {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field(() => Int, { description: "What the member owns, in TP." })
  tpBalance!: number;

  @Field(() => Int, { description: "The part promised to open offers, in TP." })
  held!: number;

  @Field(() => Int, { description: "What may be spent: tpBalance - held, in TP." })
  available!: number;
}

@ObjectType({
  description: "TP promised to an open offer. They stay in the wallet until it is accepted.",
  simpleResolvers: true,
})
export class Hold {
  @Field(() => ID, { description: "The hold's id." })
  id!: number;

  @Field(() => Int, { description: "Whole TP." })
  amount!: number;

  @Field(() => HoldState, { description: "Whether they are still promised." })
  state!: HoldState;

  @Field(() => Date, { nullable: true, description: "When it is released if nobody answers." })
  deadline!: Date | null;

  @Field(() => Date, { description: "When the TP were promised." })
  createdAt!: Date;

  offerId!: number | null;
}

@ObjectType({ description: "One posting in a member's wallet.", simpleResolvers: true })
export class WalletEntry {
  @Field(() => ID, { description: "The posting's id." })
  id!: number;

  @Field(() => String, { description: "Words joined by underscores, such as offer_accepted." })
  reason!: string;

  @Field(() => Int, { description: "Whole TP, signed: negative was paid." })
  amount!: number;

  @Field(() => String, { description: "What for, in words." })
  description!: string;

  @Field(() => Int, { description: "The wallet's balance after this posting, in TP." })
  balanceAfter!: number;

  @Field(() => Date, { description: "When it was booked." })
  createdAt!: Date;

  @Field(() => WalletEntryStatus, {
    description: "Always completed here: what is only promised is a hold.",
  })
  status!: WalletEntryStatus;

  @Field(() => ID, {
    nullable: true,
    description: "The offer it belongs to; null where it belongs to none.",
  })
  offerId!: number | null;

  relatedUserId!: number | null;
}

export const WalletEntryEdge = edgeOf("WalletEntryEdge", () => WalletEntry);
export type WalletEntryEdge = InstanceType<typeof WalletEntryEdge>;

@ObjectType({ description: "Newest first.", simpleResolvers: true })
export class WalletEntryConnection implements Connection<WalletEntry> {
  @Field(() => [WalletEntryEdge], { description: "The rows of this page." })
  edges!: WalletEntryEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@InputType({ description: "Which postings of a history. Everything left out asks for all." })
export class WalletHistoryFilter {
  @Field(() => WalletEntryKind, { nullable: true, description: "Only postings of this kind." })
  kind?: WalletEntryKind | null;

  @Field(() => String, { nullable: true, description: "The first UTC day, YYYY-MM-DD." })
  from?: string | null;

  @Field(() => String, { nullable: true, description: "The last UTC day, YYYY-MM-DD." })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words in the description, the reason or the other member's name; at most 100 characters.",
  })
  text?: string | null;
}

@ObjectType({
  description: "The postings of some days, between two balances.",
  simpleResolvers: true,
})
export class WalletStatement {
  @Field(() => String, { description: "The first UTC day, YYYY-MM-DD." })
  from!: string;

  @Field(() => String, { description: "The last UTC day, YYYY-MM-DD." })
  to!: string;

  @Field(() => Int, { description: "The balance before the first day, in TP." })
  openingBalance!: number;

  @Field(() => Int, { description: "What came in, in TP." })
  totalReceived!: number;

  @Field(() => Int, { description: "What was paid, in TP." })
  totalPaid!: number;

  @Field(() => Int, { description: "The balance after the last day, in TP." })
  closingBalance!: number;

  @Field(() => Date, { description: "When it was made." })
  madeAt!: Date;

  @Field(() => [WalletEntry], { description: "The oldest first." })
  entries!: WalletEntry[];
}
