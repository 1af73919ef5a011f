import { expect, it } from "vitest";
import {
  aDeal,
  aDispute,
  anAnsweredDispute,
  ANSWER,
  aParcel,
  CONCEDE,
  DECIDE,
  DISPUTE,
  TAKE,
  WITHDRAW_DISPUTE,
} from "../support/deals.ts";
import { ledgerTable } from "../support/ledgerTable.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let judge: Person | undefined;
const admin = async () => (judge ??= await market.admin());

/** What the books say of these people only: a file shares its market. */
async function tableOf(...people: Person[]): Promise<string> {
  const names = people.map(({ name }) => name);
  const lines = (await ledgerTable(market)).split("\n");
  return lines.filter((line) => names.some((name) => line.includes(`| ${name} |`))).join("\n");
}

it("gives what is in escrow back: the buyer is refunded, shipping included, and time pays nobody meanwhile", async () => {
  const [seller, buyer] = [await market.member("Sam"), await market.richMember("Bea", 300)];
  const part = await aParcel({ seller, buyer });
  const dispute = await anAnsweredDispute(buyer, seller, { orderPartId: part.id });
  const ofAdmin = await admin();
  await ofAdmin.gql(TAKE, { id: dispute.id });

  // Long after the shipping window nothing is paid out: the clock of the parcel stands still.
  market.clock.advance(24 * 9);
  const decision = { id: dispute.id, decision: "refund", resolution: "The photos show the hole" };
  const { decideDispute } = await ofAdmin.gql(DECIDE, { input: decision });
  expect(decideDispute.dispute).toMatchObject({
    status: "resolved",
    outcome: "refund",
    refunded: 100,
    isOverdue: true,
    viewerActions: [],
  });
  expect(await tableOf(seller, buyer)).toMatchInlineSnapshot(`
    "| Bea | escrow | 100 | order_payment |
    | escrow | Bea | 100 | order_refund |
    | Sam | 100 | 0 |
    | Bea | 300 | 0 |"
  `);
});

it("releases what is in escrow: it counts as delivered, and the seller is paid", async () => {
  const [seller, buyer] = [await market.member("Sol"), await market.richMember("Bo", 300)];
  const part = await aParcel({ seller, buyer });
  const dispute = await anAnsweredDispute(buyer, seller, { orderPartId: part.id });
  await (
    await admin()
  ).gql(DECIDE, {
    input: { id: dispute.id, decision: "release", resolution: "The carrier has your signature" },
  });
  expect(await tableOf(seller, buyer)).toMatchInlineSnapshot(`
    "| Bo | escrow | 100 | order_payment |
    | escrow | Sol | 100 | order_payout |
    | Sol | 200 | 0 |
    | Bo | 200 | 0 |"
  `);
  const [row] = await market.rows("select status from order_parts where id = $1", [
    Number(part.id),
  ]);
  expect(row).toEqual({ status: "delivered" });
});

it("splits in any proportion, from escrow and after the payout", async () => {
  const [seller, buyer] = [await market.member("Sia"), await market.richMember("Ben", 300)];
  const ofAdmin = await admin();
  const part = await aParcel({ seller, buyer });
  const parcel = await anAnsweredDispute(buyer, seller, { orderPartId: part.id });
  const share = { decision: "split", resolution: "Both are right" };
  await ofAdmin.gql(DECIDE, { input: { id: parcel.id, ...share, refundAmount: 33 } });
  const transactionId = await aDeal(market, { seller, buyer });
  const deal = await anAnsweredDispute(buyer, seller, { transactionId });
  await ofAdmin.gql(DECIDE, { input: { id: deal.id, ...share, refundAmount: 7 } });
  expect(await tableOf(seller, buyer)).toMatchInlineSnapshot(`
    "| Ben | escrow | 100 | order_payment |
    | escrow | Sia | 100 | order_payout |
    | Sia | Ben | 33 | dispute_refund |
    | Ben | Sia | 20 | item_sale |
    | Sia | Ben | 7 | dispute_refund |
    | Sia | 180 | 0 |
    | Ben | 220 | 0 |"
  `);
});

it("takes back what was paid out as far as the seller has it, and says what is lost", async () => {
  const [seller, buyer] = [await market.member("Sue"), await market.richMember("Bob", 300)];
  const transactionId = await aDeal(market, { seller, buyer, tp: 120 });
  const dispute = await anAnsweredDispute(buyer, seller, { transactionId });
  // The seller spends nearly all of it meanwhile.
  const other = await market.member("Oli");
  await aDeal(market, { seller: other, buyer: seller, tp: 200 });
  await (
    await admin()
  ).gql(DECIDE, { input: { id: dispute.id, decision: "refund", resolution: "It is a copy" } });
  expect((await buyer.gql(DISPUTE, { id: dispute.id })).dispute).toMatchObject({
    refundAmount: 120,
    refunded: 20,
    unrecoveredTp: 100,
  });
  expect(await tableOf(seller, buyer)).toMatchInlineSnapshot(`
    "| Bob | Sue | 120 | item_sale |
    | Sue | Oli | 200 | item_sale |
    | Sue | Bob | 20 | dispute_refund |
    | Sue | 0 | 0 |
    | Bob | 200 | 0 |"
  `);
});

it("ends by itself when nobody acts: silence counts against who was silent, and word against word the deal stands", async () => {
  const [seller, buyer] = [await market.member("Sid"), await market.richMember("Bay", 500)];
  const silent = await aDispute(buyer, { orderPartId: (await aParcel({ seller, buyer })).id });
  const spoken = await aDispute(buyer, { orderPartId: (await aParcel({ seller, buyer })).id });
  await seller.gql(ANSWER, { id: spoken.id, text: "It is on its way" });
  await market.passHours(49);
  expect((await buyer.gql(DISPUTE, { id: silent.id })).dispute.status).toBe("under_review");
  await market.passHours(49);
  expect((await buyer.gql(DISPUTE, { id: silent.id })).dispute).toMatchObject({
    status: "resolved",
    outcome: "refund",
    resolution: "The other side did not answer in 48 hours",
  });
  expect((await buyer.gql(DISPUTE, { id: spoken.id })).dispute).toMatchObject({
    status: "rejected",
    outcome: null,
  });
  // The parcel goes on where its clock stood, and pays the seller in the end.
  await market.passHours(24 * 9);
  expect(await tableOf(seller, buyer)).toMatchInlineSnapshot(`
    "| Bay | escrow | 100 | order_payment |
    | Bay | escrow | 100 | order_payment |
    | escrow | Bay | 100 | order_refund |
    | escrow | Sid | 100 | order_payout |
    | Sid | 200 | 0 |
    | Bay | 400 | 0 |"
  `);
});

it("ends at once when the reported member agrees, or when it is withdrawn", async () => {
  const [seller, buyer] = [await market.member("Sky"), await market.richMember("Bix", 300)];
  const agreed = await aDispute(buyer, { transactionId: await aDeal(market, { seller, buyer }) });
  expect((await seller.gql(CONCEDE, { id: agreed.id })).concedeDispute).toMatchObject({
    dispute: { status: "resolved", outcome: "refund", refunded: 20 },
    wallet: { tpBalance: 100 },
  });
  const part = await aParcel({ seller, buyer });
  const taken = await aDispute(buyer, { orderPartId: part.id });
  await buyer.gql(WITHDRAW_DISPUTE, { id: taken.id });
  await market.passHours(24 * 9);
  expect(await tableOf(seller, buyer)).toMatchInlineSnapshot(`
    "| Bix | Sky | 20 | item_sale |
    | Sky | Bix | 20 | dispute_refund |
    | Bix | escrow | 100 | order_payment |
    | escrow | Sky | 100 | order_payout |
    | Sky | 200 | 0 |
    | Bix | 200 | 0 |"
  `);
});
