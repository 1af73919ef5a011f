import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DisputeEventKind, TransactionStatus } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";

@ObjectType({
  description: "One transfer of the books: TP of one account to another.",
  simpleResolvers: true,
})
export class AdminPosting {
  fromUserId!: number | null;

  toUserId!: number | null;

  @Field(() => ID, { description: "The posting's id." })
  id!: number;

  @Field(() => String, { description: "wallet, escrow, treasury or another account of the books." })
  fromAccount!: string;

  @Field(() => String, { description: "wallet, escrow, treasury or another account of the books." })
  toAccount!: string;

  @Field(() => Int, { description: "Whole TP." })
  amount!: number;

  @Field(() => String, {
    description: "What for, in words joined by underscores, such as offer_accepted.",
  })
  reason!: string;

  @Field(() => String, { description: "What for, as the wallet history says it." })
  description!: string;

  @Field(() => Date, { description: "When it was booked." })
  createdAt!: Date;
}

@ObjectType({
  description:
    "One thing that happened on the way of an item from one member to another, or in a dispute about it.",
  simpleResolvers: true,
})
export class AdminStep {
  actorId!: number | null;

  @Field(() => ID, { description: "The step's id." })
  id!: string;

  @Field(() => Date, { description: "When it happened." })
  at!: Date;

  @Field(() => DisputeEventKind, { description: "What happened; no messages and no payment." })
  kind!: DisputeEventKind;

  @Field(() => String, {
    description:
      "Of an order what its timeline says; else empty: what members wrote is in the dispute.",
  })
  text!: string;

  @Field(() => Int, { nullable: true, description: "The TP that were offered or agreed." })
  tp!: number | null;
}

/** Source: EN-041 */
@ObjectType({
  description: "An item that changed hands.",
  simpleResolvers: true,
})
export class AdminTransaction {
  fromUserId!: number;

  toUserId!: number;

  offerId!: number | null;

  orderPartId!: number | null;

  @Field(() => ID, { description: "The transaction's id." })
  id!: number;

  @Field(() => Int, { description: "What was paid, in TP." })
  trustPoints!: number;

  @Field(() => String, { nullable: true, description: "The title of the item." })
  itemTitle!: string | null;

  @Field(() => String, { description: "How the item changed hands, such as purchase." })
  type!: string;

  @Field(() => TransactionStatus, {
    description: "disputed while a dispute is open, cancelled when all of it was paid back.",
  })
  status!: TransactionStatus;

  @Field(() => Date, { description: "When it was agreed." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was settled; null before." })
  completedAt!: Date | null;
}

export const AdminTransactionEdge = edgeOf("AdminTransactionEdge", () => AdminTransaction);
type AdminTransactionEdge = InstanceType<typeof AdminTransactionEdge>;

@ObjectType({ description: "A page of transactions, the newest first.", simpleResolvers: true })
export class AdminTransactionConnection {
  @Field(() => [AdminTransactionEdge], { description: "The rows of this page." })
  edges!: AdminTransactionEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@InputType({ description: "Which transactions; left out: all." })
export class AdminTransactionFilter {
  @Field(() => TransactionStatus, { nullable: true, description: "Only those that stand here." })
  status?: TransactionStatus | null;

  @Field(() => ID, { nullable: true, description: "Only those in which this member gave or got." })
  userId?: string | null;
}
