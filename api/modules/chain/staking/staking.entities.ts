import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../accounts/user.entity.ts";

// Staking. What is staked, and what the pool has, are balances of the ledger.

export const StakeEntity = defineEntity({
  name: "Stake",
  tableName: "stakes",
  checks: [
    { name: "stakes_accrued_check", expression: "accrued >= 0" },
    { name: "stakes_paid_check", expression: "paid >= 0" },
  ],
  properties: {
    user: () => p.oneToOne(User).primary().ref().updateRule("no action").deleteRule("no action"),
    accrued: p.bigint("bigint"),
    coveredMs: p.bigint("bigint"),
    paid: p.integer(),
    createdAt: p.datetime().length(3),
    updatedAt: p.datetime().length(3),
  },
});

export const StakingPoolEntity = defineEntity({
  name: "StakingPool",
  tableName: "staking_pool",
  checks: [
    { name: "staking_pool_id_check", expression: "id = 1" },
    { name: "staking_pool_covered_ms_check", expression: "covered_ms >= 0" },
    { name: "staking_pool_staked_check", expression: "staked >= 0" },
    { name: "staking_pool_owed_check", expression: "owed >= 0" },
  ],
  properties: {
    id: p.integer().primary().autoincrement(false),
    coveredMs: p.bigint("bigint"),
    settledAt: p.datetime().length(3),
    staked: p.integer(),
    owed: p.bigint("bigint"),
  },
});
