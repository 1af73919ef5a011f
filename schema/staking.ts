/**
 * What staked TrustPoints earn: 12.5 % a year, in whole numbers, computed the same way by the API and the web client;
 * imports nothing. Source: S2 §9, C40
 *
 * A stake is counted in TP·ms: staked TP times the milliseconds they were covered by the pool. No part of a TP is ever
 * rounded away, because only whole TP are paid and the rest stays counted.
 */

export const APY_PERCENT = 12.5;

/** TP·ms that earn one TP: at 12.5 % it takes one staked TP eight years of 365 days. */
export const TP_MS_PER_TP = 252_288_000_000n;

const TP_MS_PER_MILLI_TP = TP_MS_PER_TP / 1000n;

/** Thousandths of a TP that so many TP·ms earn, rounded down: floor(TP x 125 x ms / 31,536,000,000). */
export function milliTpOf(tpMs: bigint): number {
  return Number(tpMs / TP_MS_PER_MILLI_TP);
}

/** Whole TP that so many TP·ms earn, rounded down. */
export function wholeTpOf(tpMs: bigint): number {
  return Number(tpMs / TP_MS_PER_TP);
}
