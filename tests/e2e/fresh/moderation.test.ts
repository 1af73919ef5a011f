import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import {
  aComment,
  aMessage,
  aPost,
  aPublishedReview,
  APPEAL,
  appealAgainst,
  aReport,
  CLAIM,
  DECIDE_CASE,
  RELEASE,
} from "../../support/cases.ts";
import { anItem } from "../../support/factories.ts";
import { OpenPages } from "../../support/freshState.ts";
import type { Person } from "../../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const LONG = { timeout: 300_000 };

const decision = (id: string, how: string) => ({
  input: { id, decision: how, reason: "Weapons are not for sale here" },
});

it("what is reported, decided and contested moves on every open page", LONG, async () => {
  const [mona, milo] = [await market.moderator("Mona"), await market.moderator("Milo")];
  const [odo, ana, ben] = [
    await market.richMember("Odo", 500),
    await market.richMember("Ana", 500),
    await market.member("Ben"),
  ];
  const at = (who: Person) => `/members/${who.email.split("@")[0]}`;
  const { id: itemId } = await anItem(odo, { title: "Replica sword" });
  const host = await aPost(ana, "Look at my kite");
  const subjects = {
    post: await aPost(odo),
    comment: await aComment(odo, host, "Buy my swords"),
    review: await aPublishedReview(market, { by: odo, of: ana, comment: "A thief!" }),
    message: await aMessage(odo, ana, "Pay outside of the market"),
  };
  const caseId = await aReport(market, ben, { subject: "item", subjectId: itemId });

  const pages = new OpenPages(market, screens);
  await pages.open(mona, "/admin/moderation");
  await pages.open(odo, `/buy/${itemId}`, "/profile", at(ana), `/messages?with=${ana.id}`);
  await pages.open(ana, `/buy/${itemId}`, "/community", `/community/posts/${host}`, at(ana));
  await pages.open(market.stranger, "/");

  await pages.act(milo, CLAIM, { id: caseId });
  await pages.act(milo, RELEASE, { id: caseId });
  await pages.act(milo, DECIDE_CASE, decision(caseId, "remove"));
  await pages.open(odo, `/decisions/${caseId}`);
  await pages.act(odo, APPEAL, { input: { id: caseId, text: "It is a toy" } });
  await pages.act(mona, DECIDE_CASE, decision(await appealAgainst(market, caseId), "grant"));
  for (const [subject, subjectId] of Object.entries(subjects)) {
    const one = await aReport(market, ana, { subject, subjectId });
    await pages.act(milo, DECIDE_CASE, decision(one, "remove"));
    await pages.act(odo, APPEAL, { input: { id: one, text: "That was all right" } });
    await pages.act(mona, DECIDE_CASE, decision(await appealAgainst(market, one), "grant"));
  }
  pages.expectFresh("appealDecision", "claimCase", "decideCase", "releaseCase");
});
