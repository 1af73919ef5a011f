import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from "type-graphql";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { Wallet, walletOf } from "../../ledger/index.ts";
import { burnTrustTokens, mintTrustTokens } from "../tokens/changeTokens.ts";
import { connectWallet, disconnectWallet } from "./connectWallet.ts";
import { readChainWallet } from "./readChainWallet.ts";
import {
  ChainWallet,
  ConnectWalletInput,
  TokensChanged,
  WalletConnection,
} from "./wallets.types.ts";

const AMOUNT = { description: "Whole TP, at least 1." };

@Resolver()
export class ChainWalletResolver {
  @Query(() => ChainWallet, {
    description: "The viewer's wallet of the market's own network, and the Trust Tokens.",
  })
  chainWallet(@Ctx() ctx: Context): Promise<ChainWallet> {
    return readChainWallet(ctx);
  }

  @Mutation(() => WalletConnection, {
    description:
      "Connects an address in two steps: with the address it answers what to sign, and with the signature the address is connected. Without an address nothing is. Refuses with SIGNATURE_INVALID, CHALLENGE_EXPIRED or WALLET_TAKEN.",
  })
  async connectWallet(
    @Ctx() ctx: Context,
    @Arg("input", () => ConnectWalletInput, {
      description: "The wallet's address, and in the second step its signature.",
    })
    input: ConnectWalletInput,
  ): Promise<WalletConnection> {
    const { challenge } = await transact(ctx, connectWallet, input);
    return Object.assign(new WalletConnection(), { challenge, wallet: await readChainWallet(ctx) });
  }

  @Mutation(() => ChainWallet, {
    description: "Disconnects the viewer's address. The Trust Tokens stay.",
  })
  async disconnectWallet(@Ctx() ctx: Context): Promise<ChainWallet> {
    await transact(ctx, disconnectWallet, undefined);
    return readChainWallet(ctx);
  }

  @Mutation(() => TokensChanged, {
    description:
      "Mints Trust Tokens, one for each available TP, which is set aside for it. Refuses with INSUFFICIENT_BALANCE.",
  })
  mintTrustTokens(
    @Ctx() ctx: Context,
    @Arg("amount", () => Int, AMOUNT) amount: number,
  ): Promise<TokensChanged> {
    return transact(ctx, mintTrustTokens, { amount }).then(toChanged);
  }

  @Mutation(() => TokensChanged, {
    description:
      "Burns Trust Tokens and brings their TP back into the wallet. Refuses more than there are with INSUFFICIENT_BALANCE.",
  })
  burnTrustTokens(
    @Ctx() ctx: Context,
    @Arg("amount", () => Int, AMOUNT) amount: number,
  ): Promise<TokensChanged> {
    return transact(ctx, burnTrustTokens, { amount }).then(toChanged);
  }
}

@Resolver(() => TokensChanged)
export class TokensChangedResolver {
  @FieldResolver(() => ChainWallet, {
    description: "The viewer's wallet of the market's own network, after it.",
  })
  chainWallet(@Ctx() ctx: Context): Promise<ChainWallet> {
    return readChainWallet(ctx);
  }

  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }
}

function toChanged(changed: { amount: number }): TokensChanged {
  return Object.assign(new TokensChanged(), changed);
}
