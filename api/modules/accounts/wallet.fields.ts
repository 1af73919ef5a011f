import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { Wallet, WalletEntry } from "../ledger/index.ts";
import { memberById } from "./memberById.ts";
import { User } from "./user.entity.ts";

@Resolver(() => Wallet)
export class MemberOfWalletResolver {
  @FieldResolver(() => User, { description: "Whose wallet it is." })
  member(@Root() { id }: Wallet, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, id);
  }
}

@Resolver(() => WalletEntry)
export class MemberOfWalletEntryResolver {
  @FieldResolver(() => User, { nullable: true, description: "The other side, if it is a member." })
  relatedUser(@Root() { relatedUserId }: WalletEntry, @Ctx() ctx: Context): Promise<User> | null {
    return relatedUserId === null ? null : memberById(ctx, relatedUserId);
  }
}
