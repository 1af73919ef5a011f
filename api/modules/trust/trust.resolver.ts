import { Ctx, FieldResolver, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { Wallet } from "../ledger/index.ts";
import { readSecurity } from "./readSecurity.ts";
import { Security } from "./security.types.ts";

@Resolver(() => Wallet)
export class WalletSecurityResolver {
  @FieldResolver(() => Security, {
    description: "How well the account is protected, with the reasons.",
    complexity: 10,
  })
  security(@Ctx() ctx: Context): Promise<Security> {
    return readSecurity(ctx);
  }
}
