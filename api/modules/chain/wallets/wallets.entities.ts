import { defineEntity, p } from "@mikro-orm/core";
import { WalletType } from "../../../core/graphql/enums.ts";
import { User } from "../../accounts/user.entity.ts";

// Addresses of members, each proven by a signature.

export const ChainWalletEntity = defineEntity({
  name: "ChainWalletRow",
  tableName: "chain_wallets",
  checks: [
    { name: "chain_wallets_address_check", expression: "address ~ '^0x[0-9a-fA-F]{40}$'::text" },
  ],
  properties: {
    user: () => p.oneToOne(User).primary().ref().updateRule("no action").deleteRule("no action"),
    address: p.text().unique("chain_wallets_address_key"),
    walletType: p.enum(() => WalletType),
    connectedAt: p.datetime().length(3),
  },
});

export const WalletChallengeEntity = defineEntity({
  name: "WalletChallenge",
  tableName: "wallet_challenges",
  indexes: [{ name: "wallet_challenges_expires_index", properties: ["expiresAt"] }],
  properties: {
    user: () => p.oneToOne(User).primary().ref().updateRule("no action").deleteRule("no action"),
    address: p.text(),
    message: p.text(),
    expiresAt: p.datetime().length(3),
  },
});
