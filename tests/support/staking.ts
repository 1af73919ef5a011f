import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

const STAKING = `stakedAmount pendingRewards claimable totalEarned apy status asOf
  pool { balance staked owed coveredUntil }`;

export const READ_STAKING = `{ staking { ${STAKING} } }`;
export const STAKE = `mutation ($amount: Int!, $key: String) {
  stake(amount: $amount, idempotencyKey: $key) { amount staking { ${STAKING} } wallet { available tpBalance } } }`;
export const UNSTAKE = `mutation ($amount: Int!) {
  unstake(amount: $amount) { amount staking { ${STAKING} } wallet { available tpBalance } } }`;
export const CLAIM = `mutation { claimStakingReward { amount staking { ${STAKING} } wallet { available } } }`;
export const FUND_POOL = `mutation ($input: FundPoolInput!) {
  fundPool(input: $input) { balance staked owed coveredUntil } }`;
export const MINT = `mutation ($amount: Int!, $key: String) {
  mintTrustTokens(amount: $amount, idempotencyKey: $key) { amount chainWallet { balance } wallet { available } } }`;
export const BURN = `mutation ($amount: Int!) {
  burnTrustTokens(amount: $amount) { amount chainWallet { balance } wallet { available } } }`;

export interface Staking {
  stakedAmount: number;
  pendingRewards: number;
  claimable: number;
  totalEarned: number;
  apy: number;
  status: string;
  asOf: string;
  pool: { balance: number; staked: number; owed: number; coveredUntil: string | null };
}

export async function stakingOf(person: Person): Promise<Staking> {
  return (await person.gql(READ_STAKING)).staking;
}

/** An administrator funds the pool of the staking rewards. Whole TP. */
export async function fundPool(admin: Person, amount: number): Promise<void> {
  await admin.gql(FUND_POOL, funding(amount, "For the members who stake"));
}

/** The variables of FUND_POOL. */
export function funding(amount: number, reason: string) {
  return { input: { pool: "staking", amount, reason } };
}

/** As if all stakes had stood there so many hours longer, for a market whose clock nobody moves. */
export async function stakedLonger(market: Pick<Market, "rows">, hours: number): Promise<void> {
  await market.rows(
    `update staking_pool set settled_at = settled_at - make_interval(hours => $1::int)`,
    [hours],
  );
}
