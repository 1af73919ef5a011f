/** The only interface of the ledger. Nothing else of this folder is imported elsewhere. */
export {
  capture,
  collect,
  grant,
  hold,
  lockWallets,
  openWallet,
  release,
  transfer,
} from "./postings.ts";
export { escrowOf, openEscrow, payEscrow, refundEscrow } from "./escrow.ts";
export {
  paymentsOf,
  refundedOfOffer,
  refundedOfPart,
  transferUpTo,
  type Payment,
} from "./refunds.ts";
export {
  bringBack,
  fundStakingPool,
  holdingOf,
  payFromStakingPool,
  readHolding,
  setAside,
  stakingPoolBalance,
} from "./holdings.ts";
export { closeWallet } from "./closeWallet.ts";
export { LedgerProblem } from "./audit.types.ts";
export { Hold, Wallet, WalletEntry } from "./wallet.types.ts";
export { ownReason, walletOf } from "./readWallet.ts";
export { TpEffect } from "./tpEffect.fields.ts";
export { revenueByDay, tpInCirculation } from "./revenue.ts";
