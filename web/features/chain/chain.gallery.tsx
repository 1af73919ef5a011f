import type { ListSpecimen } from "../../gallery/specimen.ts";
import { TransactionList } from "./log/TransactionList.tsx";

const fields = {
  "ChainTransaction.type": (n: number) => ["token_mint", "item_purchase", "offer_hold"][n % 3],
  "ChainTransaction.amount": (n: number) => [-100, -18, -24][n % 3],
  "ChainTransaction.status": (n: number) => ["pending", "confirmed", "failed"][n % 3],
  "ChainTransaction.logIndex": (n: number) => (n % 3 === 1 ? 1200 - n : null),
  "ChainTransaction.failure": (n: number) => (n % 3 === 2 ? "declined" : null),
  "PublicLog.name": "market-day.example/log",
  "PublicLog.verifierKey":
    "market-day.example/log+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
  "PublicLog.size": 1204,
  "PublicLog.transfers": 1130,
  "PublicLog.root": "+JTrdD56lrleKuYNJztD2rNJBLRPxV1Q+b78NERzPKE=",
};

export const lists: readonly ListSpecimen[] = [
  {
    name: "chain-transactions",
    title: "Transactions and the public log",
    fields,
    render: () => <TransactionList />,
  },
];
