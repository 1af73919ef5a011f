import type { Tx } from "../../core/context.ts";
import { endStakeOf } from "./staking/changeStake.ts";
import { burnTokensOf } from "./tokens/changeTokens.ts";

export { jwkOf } from "./certificates/credential.ts";
export { forgetSaltsOf } from "./log/forgetSalts.ts";
export { verifierKeyOf } from "./log/note.ts";
export { readCheckpoint, readTileFile } from "./log/readLog.ts";
export { readStatement } from "./log/readStatement.ts";
export { readSigningKey } from "./signing/signingKeys.ts";
export { sealLog } from "./log/sealLog.ts";

/** Brings all that a member has staked and minted back into the wallet. Before the locks of anything else. */
export async function leaveChain(tx: Tx, memberId: number): Promise<void> {
  await endStakeOf(tx, memberId);
  await burnTokensOf(tx, memberId);
}
