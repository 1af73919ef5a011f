import { expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import {
  dismissToast,
  eventually,
  expectNoReload,
  waitUntilHidden,
  mark,
  sees,
  seesBalance,
  seesToast,
  someScreens,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { CONFIRM } from "../support/checkout.ts";
import { aDeal, aParcel, DEALS, REVIEW } from "../support/deals.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const NO_ANSWER = "The market did not answer. Check your connection and try again.";

// Proves: OR-009, RD-001, RD-002, RD-003, VA-031, VA-032, VA-040, TO-062
it("a delivered order is reviewed by keyboard, blind until the seller has written too", async () => {
  const amara = await market.member("Amara");
  const jun = await market.richMember("Jun", 300);
  const part = await aParcel({ seller: amara, buyer: jun });
  const page = await screens.open({ as: jun, at: "/orders", still: true, mayFail: /ERR_FAILED/ });
  const order = page.getByRole("article", { name: /^Order / });
  await sees(order);
  expect(await order.getByRole("button", { name: "Leave Review" }).count()).toBe(0);
  await jun.gql(CONFIRM, { partId: part.id });
  await order.getByRole("button", { name: "Leave Review" }).click();

  const dialog = page.getByRole("dialog", { name: "Leave a Review" });
  const submit = dialog.getByRole("button", { name: "Submit Review" });
  await sees(dialog.getByText("with Amara"));
  await eventually(() => submit.isDisabled()).toBe(true);
  await dialog.getByRole("textbox", { name: "Comment (optional)" }).press("Control+Enter");
  await seesToast(page, "Rating Required", "Please provide a rating before submitting");
  await dismissToast(page);
  await dialog.getByRole("radio", { name: "1 star, Poor" }).first().focus();
  for (let star = 2; star <= 5; star++) await page.keyboard.press("ArrowRight");
  await sees(dialog.getByText("Excellent"));
  await dialog.getByText("Detailed ratings (optional)").click();
  await dialog
    .getByRole("group", { name: "Item condition" })
    .getByRole("radio", { name: "4 stars, Very good" })
    .check({ force: true });
  await dialog.getByRole("textbox", { name: "Comment (optional)" }).fill("Pours well");
  await seesNoBarrier(page, { opened: dialog });
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("SubmitReview") ? route.abort() : route.fallback(),
  );
  await submit.click();
  await seesToast(page, "Error", `Failed to submit review: ${NO_ANSWER}`);
  await page.unroute("**/graphql");
  await dismissToast(page);
  await submit.click();
  await seesToast(
    page,
    "Review Submitted",
    "You earned 5 TP. It is shown when Amara has written too, or after 14 days.",
  );
  await waitUntilHidden(dialog);
  await waitUntilHidden(order.getByRole("button", { name: "Leave Review" }));
  await seesBalance(page, 205);

  const [deal] = (await amara.gql(DEALS, { awaiting: "review" })).deals;
  await page.goto(`${market.url}/members/${amara.id}`);
  await page.getByRole("tab", { name: "Reviews" }).click();
  await sees(page.getByText("No reviews yet"));
  await amara.gql(REVIEW, { input: { transactionId: deal.transactionId, rating: 4 } });
  await page.reload();
  await page.getByRole("tab", { name: "Reviews" }).click();
  const review = page.getByRole("article", { name: "Review by Jun" });
  await sees(review.getByText("Pours well"));
  await sees(review.getByRole("img", { name: "5 of 5 stars" }));

  await page.goto(`${market.url}/deals`);
  await sees(page.getByText("No deals to review"));
  await seesNoBarrier(page);
});

// Proves: RD-004, RD-005, VA-033, VA-034, VA-035, TO-063
it("a problem with a deal becomes a dispute that both sides follow live, without a reload", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  await aDeal(market, { seller: amara, buyer: jun });
  const page = await screens.open({ as: jun, at: "/deals", still: true, mayFail: /ERR_FAILED/ });
  await page.getByRole("button", { name: "Report a problem" }).click();

  const dialog = page.getByRole("dialog", { name: "File a Dispute" });
  const submit = dialog.getByRole("button", { name: "Submit Dispute" });
  await submit.click();
  await seesToast(page, "Missing Information", "Please fill in all required fields");
  await dismissToast(page);
  await eventually(() => dialog.getByLabel("Category").getByRole("option").allInnerTexts()).toEqual(
    ["Choose…", "Item not as described", "Fraud or scam", "Harassment", "Other"],
  );
  await dialog.getByLabel("Category").selectOption("misrepresentation");
  await dialog.getByLabel("Description").fill("A hole");
  await submit.click();
  await seesToast(page, "Description Too Short", "Please provide more details about the dispute");
  await dismissToast(page);
  await dialog.getByLabel("Description").fill("There is a hole in the spout");
  const link = dialog.getByLabel("Evidence links (optional)");
  await link.fill("photo.jpg");
  await link.press("Enter");
  await sees(dialog.getByText("A link must start with http"));
  await link.fill("https://photos.example/hole.jpg");
  await dialog.getByRole("button", { name: "Add" }).click();
  await link.fill("https://photos.example/other.jpg");
  await link.press("Enter");
  await dialog.getByRole("button", { name: "Remove https://photos.example/other.jpg" }).click();
  await seesNoBarrier(page, { opened: dialog });
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("FileDispute") ? route.abort() : route.fallback(),
  );
  await submit.click();
  await seesToast(page, "Error", `Failed to submit dispute: ${NO_ANSWER}`);
  await page.unroute("**/graphql");
  await dismissToast(page);
  await submit.click();
  await seesToast(page, "Dispute Submitted", "Your dispute has been submitted for admin review.");
  await sees(page.getByRole("heading", { name: "Dispute about Enamel teapot" }));
  await dismissToast(page);

  const path = new URL(page.url()).pathname;
  const hers = await screens.open({ as: amara, at: path, still: true });
  await sees(hers.getByRole("link", { name: "https://photos.example/hole.jpg" }));
  await seesNoBarrier(page);
  await mark(page, hers);
  await hers.getByRole("textbox", { name: "Your statement" }).fill("It was whole");
  await hers.getByRole("button", { name: "Send statement" }).click();
  const timeline = page.getByRole("list", { name: "Timeline" });
  await sees(timeline.getByText("It was whole"));
  await sees(page.getByText("Under review", { exact: true }));
  await dismissToast(hers);

  await hers.getByRole("button", { name: "Agree with Jun" }).click();
  const question = hers.getByRole("dialog", { name: "Agree with Jun?" });
  await question.getByRole("button", { name: "Agree" }).click();
  await sees(page.getByText("20 of 20 TP came back to you."));
  await waitUntilHidden(page.getByRole("button", { name: "Withdraw dispute" }));
  await seesBalance(page, 100);
  await seesBalance(hers, 100);
  await eventually(() => hers.getByRole("button", { name: "Send statement" }).count()).toBe(0);
  await expectNoReload(page, hers);
});
