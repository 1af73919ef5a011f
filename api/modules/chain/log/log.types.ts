import { Field, Int, ObjectType } from "type-graphql";
import { ChainTransactionStatus, OfferState } from "../../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Connection } from "../../../core/graphql/paging.ts";

/** Source: EN-024 */
@ObjectType({
  description: "TP that moved to or from the viewer, or were promised to.",
  simpleResolvers: true,
})
export class ChainTransaction {
  @Field(() => String, { description: "p and the posting, or h and the hold." })
  id!: string;

  @Field(() => String, {
    description:
      "Words joined by underscores, such as token_mint; offer_hold is what an offer promises.",
  })
  type!: string;

  @Field(() => Date, { description: "When it was booked, promised, or set free again." })
  timestamp!: Date;

  @Field(() => Int, { description: "Whole TP, signed: negative was paid." })
  amount!: number;

  @Field(() => ChainTransactionStatus, { description: "Where it stands." })
  status!: ChainTransactionStatus;

  @Field(() => Int, {
    nullable: true,
    description: "Which entry of the public log it is, from 0; null while it is not there.",
  })
  logIndex!: number | null;

  @Field(() => OfferState, {
    nullable: true,
    description: "What became of the offer that it was promised to, when it failed; else null.",
  })
  failure!: OfferState | null;
}

const ChainTransactionEdge = edgeOf("ChainTransactionEdge", () => ChainTransaction);
type ChainTransactionEdge = InstanceType<typeof ChainTransactionEdge>;

@ObjectType({ description: "Newest first.", simpleResolvers: true })
export class ChainTransactionConnection implements Connection<ChainTransaction> {
  @Field(() => [ChainTransactionEdge], { description: "The rows of this page." })
  edges!: ChainTransactionEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "All TP on accounts of one kind.", simpleResolvers: true })
export class LoggedSupply {
  @Field(() => String, { description: "The kind of the accounts, such as wallet or treasury." })
  account!: string;

  @Field(() => Int, { description: "Whole TP; negative is what the treasury has granted." })
  tp!: number;
}

@ObjectType({
  description:
    "The public log of the market's books, as of its last checkpoint: the guide to the API says how to check it.",
  simpleResolvers: true,
})
export class PublicLog {
  @Field(() => String, { description: "What the log is called in its checkpoints." })
  name!: string;

  @Field(() => String, {
    description: "The key that checks its signatures, as C2SP signed-note writes it.",
  })
  verifierKey!: string;

  @Field(() => Int, { description: "How many entries it has." })
  size!: number;

  @Field(() => String, { description: "The root of its Merkle tree, in base64." })
  root!: string;

  @Field(() => Int, { description: "How many of its entries are transfers." })
  transfers!: number;

  @Field(() => [LoggedSupply], { description: "All TP there are. The sum is 0." })
  supply!: LoggedSupply[];

  @Field(() => Date, { description: "When the checkpoint was signed." })
  sealedAt!: Date;
}
