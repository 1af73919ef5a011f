import type { Tx } from "../../core/context.ts";
import { endStakeOf } from "./staking/changeStake.ts";
import { burnTokensOf } from "./tokens/changeTokens.ts";

/** Brings all that a member has staked and minted back into the wallet. Before the locks of anything else. */
export async function leaveChain(tx: Tx, memberId: number): Promise<void> {
  await endStakeOf(tx, memberId);
  await burnTokensOf(tx, memberId);
}
