import { defineEntity, p } from "@mikro-orm/core";
import { HoldState } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { TransactionEntity } from "../deals/deals.entities.ts";
import { Offer } from "../offers/offer.entity.ts";
import { OrderPartEntity } from "../orders/orders.entities.ts";

// The ledger. Only the functions of `Migration20261121000002_ledger.ts` write it.

export const LedgerAccountEntity = defineEntity({
  name: "LedgerAccount",
  tableName: "ledger_accounts",
  uniques: [
    {
      name: "ledger_accounts_treasury_key",
      where: "kind = 'treasury'::text",
      properties: ["kind"],
    },
    {
      name: "ledger_accounts_staking_pool_key",
      where: "kind = 'staking_pool'::text",
      properties: ["kind"],
    },
    {
      name: "ledger_accounts_holder_key",
      where: "holder_id IS NOT NULL",
      properties: ["holder", "kind"],
    },
  ],
  checks: [
    {
      name: "ledger_accounts_holder_check",
      expression: "(kind = ANY (ARRAY['staking'::text, 'minted'::text])) = (holder_id IS NOT NULL)",
    },
    {
      name: "ledger_accounts_check",
      expression: "(kind = 'treasury'::text) OR (balance >= held)",
    },
    {
      name: "ledger_accounts_check1",
      expression: "(kind = 'wallet'::text) = (user_id IS NOT NULL)",
    },
    {
      name: "ledger_accounts_check2",
      expression: "(kind = 'escrow'::text) = (order_part_id IS NOT NULL)",
    },
    { name: "ledger_accounts_held_check", expression: "held >= 0" },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    kind: p.enum(["wallet", "treasury", "escrow", "rewards", "staking", "minted", "staking_pool"]),
    user: () =>
      p
        .oneToOne(User)
        .ref()
        .deleteRule("no action")
        .nullable()
        .unique("ledger_accounts_user_id_key"),
    balance: p.integer().default(0),
    held: p.integer().default(0),
    orderPart: () =>
      p
        .oneToOne(OrderPartEntity)
        .ref()
        .deleteRule("no action")
        .nullable()
        .unique("ledger_accounts_order_part_id_key"),
    /** Whose stake or tokens it holds: an account beside the wallet. */
    holder: () => p.manyToOne(User).ref().deleteRule("no action").nullable(),
  },
});

export const LedgerEntryEntity = defineEntity({
  name: "LedgerEntry",
  tableName: "ledger_entries",
  indexes: [{ name: "ledger_entries_account_index", properties: ["account", "id"] }],
  checks: [{ name: "ledger_entries_amount_check", expression: "amount <> 0" }],
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    transfer: () => p.manyToOne(LedgerTransferEntity).ref().index("ledger_entries_transfer_index"),
    account: () => p.manyToOne(LedgerAccountEntity).ref(),
    amount: p.integer(),
    balanceAfter: p.integer(),
    createdAt: p.datetime().length(3),
  },
});

export const LedgerHoldEntity = defineEntity({
  name: "LedgerHold",
  tableName: "ledger_holds",
  indexes: [
    {
      name: "ledger_holds_account_index",
      where: "state = 'active'::text",
      properties: ["account"],
    },
    {
      name: "ledger_holds_released_index",
      where: "state = 'released'::text",
      properties: ["account", "resolvedAt"],
    },
    {
      name: "ledger_holds_resolved_index",
      where: "resolved_at IS NOT NULL",
      properties: ["resolvedAt"],
    },
  ],
  uniques: [
    {
      name: "ledger_holds_one_per_offer_key",
      where: "state = 'active'::text",
      properties: ["offer"],
    },
  ],
  checks: [
    { name: "ledger_holds_amount_check", expression: "amount > 0" },
    {
      name: "ledger_holds_check",
      expression: "(state = 'active'::text) = (resolved_at IS NULL)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    account: () => p.manyToOne(LedgerAccountEntity).ref(),
    amount: p.integer(),
    offer: () =>
      p.manyToOne(Offer).ref().deleteRule("no action").nullable().index("ledger_holds_offer_index"),
    state: p.enum(() => HoldState).default("active"),
    deadline: p.datetime().length(3).nullable(),
    createdAt: p.datetime().length(3),
    resolvedAt: p.datetime().length(3).nullable(),
  },
});

export const LedgerTransferEntity = defineEntity({
  name: "LedgerTransfer",
  tableName: "ledger_transfers",
  indexes: [
    {
      name: "ledger_transfers_created_index",
      expression:
        "CREATE INDEX ledger_transfers_created_index ON public.ledger_transfers USING brin (created_at) WITH (pages_per_range='16')",
    },
  ],
  checks: [
    { name: "ledger_transfers_amount_check", expression: "amount > 0" },
    {
      name: "ledger_transfers_check",
      expression: "from_account_id <> to_account_id",
    },
  ],
  properties: {
    id: p.bigint("number").primary().generated("identity"),
    key: p.text().unique("ledger_transfers_key_key"),
    fromAccount: () => p.manyToOne(LedgerAccountEntity).ref(),
    toAccount: () => p.manyToOne(LedgerAccountEntity).ref(),
    amount: p.integer(),
    reason: p.text(),
    description: p.text(),
    offer: () =>
      p
        .manyToOne(Offer)
        .ref()
        .deleteRule("no action")
        .nullable()
        .index("ledger_transfers_offer_index"),
    transaction: () => p.manyToOne(TransactionEntity).ref().deleteRule("no action").nullable(),
    createdAt: p.datetime().length(3),
  },
});
