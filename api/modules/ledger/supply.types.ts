import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "All accounts of one kind together.", simpleResolvers: true })
export class SupplyPart {
  @Field(() => String, { description: "wallet, escrow, treasury or another kind of account." })
  kind!: string;

  @Field(() => Int, { description: "How many accounts there are." })
  accounts!: number;

  @Field(() => Float, {
    description: "Their TP. The treasury's are below zero: it owes what it issued.",
  })
  balance!: number;

  @Field(() => Float, { description: "Of these, promised to open offers, in TP." })
  held!: number;
}

@ObjectType({
  description: "Where all TP are. Every transfer takes what it gives, so they sum to zero.",
  simpleResolvers: true,
})
export class LedgerSupply {
  @Field(() => Date, { description: "When it was read." })
  asOf!: Date;

  @Field(() => [SupplyPart], { description: "The largest balance first." })
  parts!: SupplyPart[];

  @Field(() => Float, { description: "All balances together, in TP: 0 in right books." })
  sum!: number;

  @Field(() => Float, {
    description:
      "TP in circulation: issued and not returned, in wallets, in escrow, staked or minted. The pools have what nobody has earned yet.",
  })
  circulation!: number;
}

@ObjectType({ description: "A UTC day of the treasury.", simpleResolvers: true })
export class IssuePoint {
  @Field(() => String, { description: "YYYY-MM-DD." })
  date!: string;

  @Field(() => Float, { description: "TP that left the treasury." })
  issued!: number;

  @Field(() => Float, { description: "TP that came back to the treasury." })
  returned!: number;
}

@ObjectType({
  description: "The postings of the treasury with one reason.",
  simpleResolvers: true,
})
export class IssueReason {
  @Field(() => String, { description: "Words joined by underscores, such as opening_grant." })
  reason!: string;

  @Field(() => Float, { description: "TP that left the treasury." })
  issued!: number;

  @Field(() => Float, { description: "TP that came back to the treasury." })
  returned!: number;

  @Field(() => Int, { description: "How many postings there were." })
  postings!: number;

  @Field(() => [IssuePoint], { description: "Every day of the range, the oldest first." })
  points!: IssuePoint[];
}

@ObjectType({
  description: "What the treasury issued and got back in some UTC days.",
  simpleResolvers: true,
})
export class LedgerIssue {
  @Field(() => Float, { description: "TP that left the treasury." })
  issued!: number;

  @Field(() => Float, { description: "TP that came back to the treasury." })
  returned!: number;

  @Field(() => [IssuePoint], { description: "Every day of the range, the oldest first." })
  points!: IssuePoint[];

  @Field(() => [IssueReason], { description: "What moved the most TP is first." })
  reasons!: IssueReason[];
}
