import { MINT } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { Refused } from "../../../core/failures.ts";
import { bringBack, lockWallets, readHolding, setAside } from "../../ledger/index.ts";
import { amountIn } from "../amount.ts";

interface Amount {
  /** Whole TP, and as many Trust Tokens. */
  amount: number;
}

/**
 * Mints Trust Tokens for the viewer, one for each available TP, which is set aside as long as the token is there: the
 * tokens of a member are the balance of that account. Refuses with INSUFFICIENT_BALANCE. Source: EP-046, C40
 */
export async function mintTrustTokens(tx: Tx, { amount }: Amount): Promise<{ amount: number }> {
  amountIn(MINT, amount);
  const { id } = viewerOf(tx);
  await setAside(tx, id, "minted", {
    amount,
    reason: "token_mint",
    description: "Trust Tokens were minted",
  });
  invalidate(tx, id, "chainWallet");
  return { amount };
}

/**
 * Burns Trust Tokens of the viewer, and brings their TP back. Refuses more than there are with INSUFFICIENT_BALANCE.
 * Source: C40
 */
export async function burnTrustTokens(tx: Tx, { amount }: Amount): Promise<{ amount: number }> {
  amountIn(MINT, amount);
  const { id } = viewerOf(tx);
  await lockWallets(tx, [id]);
  const tokens = await readHolding(tx.em, id, "minted");
  if (tokens < amount)
    throw new Refused("INSUFFICIENT_BALANCE", `You have ${tokens} Trust Tokens`, {
      details: { available: tokens, needed: amount },
    });
  await burn(tx, id, amount);
  return { amount };
}

/** Burns all Trust Tokens of a member who leaves. */
export async function burnTokensOf(tx: Tx, memberId: number): Promise<void> {
  const tokens = await readHolding(tx.em, memberId, "minted");
  if (tokens > 0) await burn(tx, memberId, tokens);
}

async function burn(tx: Tx, memberId: number, amount: number): Promise<void> {
  await bringBack(tx, memberId, "minted", {
    amount,
    reason: "token_burn",
    description: "Trust Tokens were burned",
  });
  invalidate(tx, memberId, "chainWallet");
}
