import { expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT, anItem, anOffer, likeEachOther } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

// Proves: PN-013
it("shows how a member trades, what they do more than others, and who fits", async () => {
  const [ann, ben] = [await market.richMember("Ann", 500), await market.richMember("Ben", 500)];
  const page = await screens.open({ as: ann, at: "/?panel=neural&neural=profile", still: true });
  const panel = page.getByRole("region", { name: "Neural Intelligence" });
  await sees(panel.getByText("Your trading style shows after five deals."));
  await sees(panel.getByText("Not enough data yet: 0 of 5 offers to you"));
  await sees(panel.getByText(/^Nobody yet: it takes five likes of each/));
  await sees(panel.getByText(/^Statistics of what you did here, not of who you are\./));
  await panel.getByRole("tab", { name: "Patterns" }).focus();
  await page.keyboard.press("Enter");
  await sees(
    panel.getByText("No patterns yet. Not enough data yet: 0 of 12 offers, messages and likes"),
  );
  await seesNoBarrier(page);

  // The sign goes on and off while the market is connected.
  const sign = panel.getByText("Learning", { exact: true });
  await sees(sign);
  expect(await sign.getAttribute("aria-hidden")).toBe("true");
  const first = await sign.getAttribute("data-on");
  await eventually(() => sign.getAttribute("data-on")).not.toBe(first);
  await eventually(() => sign.getAttribute("data-on")).toBe(first);

  for (let n = 0; n < 5; n += 1) {
    const item = await anItem(ben, { title: `Lamp ${n}`, category: "Home & Garden" });
    const { id } = await anOffer(ann, item, { tpDelta: 5 });
    await ben.gql(ACCEPT, { id });
  }
  await likeEachOther(ann, ben, 6);
  const again = await screens.open({ as: ann, at: "/?panel=neural&neural=profile", still: true });
  const profile = again.getByRole("region", { name: "Neural Intelligence" });
  await sees(profile.getByText("Your trading style: Buyer"));
  const fits = profile.getByRole("list", { name: "Who fits" });
  await sees(fits.getByText("You like 6 items of theirs, and they like 6 items of yours"));
  expect(await fits.getByRole("progressbar").getAttribute("value")).toBe("100");
  await profile.getByRole("button", { name: "Why this?" }).click();
  const why = again.getByRole("dialog", { name: "Why this about you?" });
  await sees(why.getByText("Bought"));
  await seesNoBarrier(again, { opened: why });
  await again.keyboard.press("Escape");
  await seesNoBarrier(again);
  await fits.getByRole("link", { name: /^Propose a swap to ben/ }).click();
  await eventually(() => new URL(again.url()).pathname).toMatch(/^\/exchange\/\d+$/);
});

// Proves: PN-013
it("knows nothing of who has switched “Use my activity” off, and says where it is switched on", async () => {
  const [mia, ned] = [await market.member("Mia"), await market.member("Ned")];
  await likeEachOther(mia, ned, 5);
  const at = "/?panel=neural&neural=profile";
  const page = await screens.open({ as: mia, at, still: true });
  const panel = page.getByRole("region", { name: "Neural Intelligence" });
  await sees(panel.getByText("You like 5 items of theirs, and they like 5 items of yours"));

  const other = await screens.open({ as: mia, at, still: true });
  await other.getByRole("button", { name: "Why this?" }).click();
  await other.getByRole("dialog").getByRole("link", { name: "privacy settings" }).click();
  const use = other
    .getByRole("region", { name: "Privacy Settings" })
    .getByRole("switch", { name: "Use my activity" });
  expect(await use.getAttribute("aria-checked")).toBe("true");
  await use.focus();
  await other.keyboard.press("Space");
  const sure = other.getByRole("dialog", { name: "Switch “Use my activity” off?" });
  await seesNoBarrier(other, { opened: sure });
  await sure.getByRole("button", { name: "Switch off" }).press("Enter");
  await seesToast(other, "Privacy settings saved", "Use my activity: off.");
  await eventually(() => use.getAttribute("aria-checked")).toBe("false");
  await eventually(() => use.evaluate((found) => found === document.activeElement)).toBe(true);
  await seesNoBarrier(other);

  // The page that was open all the time.
  await sees(panel.getByText(/^“Use my activity” is off: your visits and the items you look at/));
  expect(await panel.getByText("Learning", { exact: true }).count()).toBe(0);
  await sees(
    panel.getByText("Your activity is not used, as you have chosen in your privacy settings."),
  );
  await seesNoBarrier(page);
  await panel.getByRole("link", { name: "Privacy settings" }).click();
  const back = page.getByRole("switch", { name: "Use my activity" });
  await back.click();
  await eventually(() => back.getAttribute("aria-checked")).toBe("true");
  await page.goBack();
  await sees(panel.getByText("You like 5 items of theirs, and they like 5 items of yours"));
});

// Proves: PN-012
it("shows what is expected, as soon as it is found, and puts away what is not for the member", async () => {
  const [gus, hal] = [await market.member("Gus"), await market.member("Hal")];
  const page = await screens.open({ as: gus, at: "/?panel=neural", still: true });
  const panel = page.getByRole("region", { name: "Neural Intelligence" });
  for (const name of ["Predictions", "Profile", "Patterns"])
    await sees(panel.getByRole("tab", { name }));
  await sees(panel.getByText(/^No predictions for you yet\./));

  await likeEachOther(gus, hal, 5);
  await market.rows(`select graphile_worker.add_job('predictions-made')`);
  const list = panel.getByRole("list", { name: "Predictions" });
  await sees(list.getByText("You like 5 items of theirs, and they like 5 items of yours."));
  const { username } = (await hal.gql(`{ viewer { user { username } } }`)).viewer.user;
  const title = `You and ${username}`;
  await sees(list.getByRole("heading", { name: title }));
  await sees(list.getByText("Confidence not measured yet"));
  await list.getByRole("button", { name: /^Why this\?/ }).click();
  const why = page.getByRole("dialog", { name: /^Why: You and hal/ });
  await sees(why.getByText("100 of 100"));
  await seesNoBarrier(page, { opened: why });
  await page.keyboard.press("Escape");

  // By the keyboard: the list keeps the focus when the card is gone, and the toast takes it back.
  await list.getByRole("button", { name: /^Not for me/ }).focus();
  await page.keyboard.press("Enter");
  await seesToast(page, "Not for you", `Not predicted again: ${title}`);
  await sees(panel.getByText(/^No predictions for you yet\./));
  await page.getByRole("button", { name: "Undo" }).click();
  await sees(list.getByRole("heading", { name: title }));
  await seesNoBarrier(page);
  await list.getByRole("link", { name: /^Propose a swap/ }).click();
  await eventually(() => new URL(page.url()).pathname).toMatch(/^\/exchange\/\d+$/);
});
