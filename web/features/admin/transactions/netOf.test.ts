import { expect, it } from "vitest";
import { netOf } from "./netOf.ts";

const jun = { id: "1", displayName: "Jun" };
const amara = { id: "2", displayName: "Amara" };
const paid = { amount: 41, fromAccount: "wallet", fromUser: jun, toAccount: "escrow" };

it("sums up what each account paid and got", () => {
  expect(netOf([paid])).toEqual([
    { name: "Jun", tp: -41 },
    { name: "Escrow", tp: 41 },
  ]);
});

it("leaves out an account that ends as it began, and keeps two members of one name apart", () => {
  const postings = [
    paid,
    { amount: 30, fromAccount: "escrow", toAccount: "wallet", toUser: amara },
    { amount: 11, fromAccount: "escrow", toAccount: "wallet", toUser: { ...jun, id: "3" } },
  ];
  expect(netOf(postings)).toEqual([
    { name: "Jun", tp: -41 },
    { name: "Amara", tp: 30 },
    { name: "Jun", tp: 11 },
  ]);
});
