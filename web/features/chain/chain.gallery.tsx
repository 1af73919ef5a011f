import type { ListSpecimen } from "../../gallery/specimen.ts";
import { CertificateList } from "./certificates/CertificateList.tsx";
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
  "Certificate.kind": (n: number) => ["passport", "level", "achievement"][n % 3],
  "Certificate.name": (n: number) => ["Milking stool", "Level 4", "First deal"][n % 3],
  "Certificate.description": (n: number) =>
    [
      "Went through 3 deals on this market.",
      "Reached by deals, listings, reviews and quick answers.",
      "Settle your first deal",
    ][n % 3],
  "Certificate.rarity": (n: number) => ["rare", "common", "epic"][n % 3],
  "Certificate.credential": (n: number) => (n % 2 === 0 ? "eyJhbGciOiJFZERTQSJ9.e30.c2ln" : null),
  "Certificate.issuedAt": (n: number) => (n % 2 === 0 ? "2026-11-20T10:00:00.000Z" : null),
  "CertificateAttribute.name": (n: number) => ["Category", "Condition", "Deals"][n % 3],
  "CertificateAttribute.value": (n: number) => ["Home & Garden", "Good", "3"][n % 3],
  "PassportLink.at": (n: number) => `2026-1${n % 2}-0${1 + (n % 9)}T10:00:00.000Z`,
  "PassportLink.type": (n: number) => ["purchase", "exchange"][n % 2],
  "PassportLink.condition": "Good",
  "PassportLink.photos": ["1f0a93c55b1e2d3c4b5a69788796a5b4"],
};

export const lists: readonly ListSpecimen[] = [
  {
    name: "chain-transactions",
    title: "Transactions and the public log",
    fields,
    render: () => <TransactionList />,
  },
  {
    name: "certificates",
    title: "Certificates",
    fields,
    render: () => <CertificateList />,
  },
];
