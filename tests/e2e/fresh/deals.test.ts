import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import {
  aDeal,
  aDispute,
  ANSWER,
  aParcel,
  ASK,
  CONCEDE,
  DECIDE,
  FILE,
  REVIEW,
  TAKE,
  WITHDRAW_DISPUTE,
} from "../../support/deals.ts";
import { OpenPages } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("reviews and disputes move on every open page of both sides", { timeout: 300_000 }, async () => {
  const [ana, ben, cleo, admin] = [
    await market.richMember("Ana", 500),
    await market.richMember("Ben", 500),
    await market.member("Cleo"),
    await market.admin(),
  ];
  const deal = (tp: number) => aDeal(market, { seller: ana, buyer: ben, tp });
  const [one, two, three] = [await deal(10), await deal(11), await deal(12)];
  const parcel = await aParcel({ seller: ana, buyer: ben });
  const open = await aDispute(ben, { transactionId: three });
  const pages = new OpenPages(market, screens);
  const anas = `/members/${ana.email.split("@")[0]}`;
  await pages.open(ana, "/deals", "/deals?tab=disputes", `/disputes/${open.id}`, anas, "/wallet");
  await pages.open(
    ben,
    "/deals",
    "/deals?tab=disputes",
    `/disputes/${open.id}`,
    "/orders",
    "/profile",
  );
  await pages.open(cleo, anas);
  await pages.open(
    admin,
    "/trust-safety",
    `/disputes/${open.id}`,
    `/admin/disputes?dispute=${open.id}`,
  );

  await pages.act(ben, REVIEW, { input: { transactionId: one, rating: 4, comment: "As told" } });
  await pages.act(ana, REVIEW, { input: { transactionId: one, rating: 5 } });
  const about = { category: "misrepresentation", description: "It has a hole in it" };
  const { fileDispute } = await pages.act(ben, FILE, { input: { ...about, transactionId: two } });
  await pages.act(ben, WITHDRAW_DISPUTE, { id: fileDispute.dispute.id });
  await pages.act(ana, ANSWER, { id: open.id, text: "It had none" });
  await pages.act(admin, TAKE, { id: open.id });
  await pages.act(admin, ASK, { id: open.id, text: "Is there a photo?" });
  await pages.act(ben, ANSWER, { id: open.id, text: "There is one" });
  await pages.act(admin, DECIDE, {
    input: { id: open.id, decision: "split", refundAmount: 5, resolution: "A part of it" },
  });
  const other = await aDispute(ben, { orderPartId: parcel.id });
  await pages.act(ana, CONCEDE, { id: other.id });
  pages.expectFresh(
    "answerDispute",
    "askDispute",
    "concedeDispute",
    "decideDispute",
    "fileDispute",
    "submitReview",
    "takeDispute",
    "withdrawDispute",
  );
});
