import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { Authenticator } from "../support/authenticator.ts";
import { seesNoBarrier } from "../support/barriers.ts";
import {
  dismissToast,
  eventually,
  sees,
  seesToast,
  someScreens,
  waitUntilHidden,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { proofIsOver } from "../support/freshness.ts";
import { PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";

// Passkeys belong to a name: an address of numbers has none.
const market = aBuiltMarket({ PUBLIC_URL: "http://localhost:0" });
const screens = someScreens(market);
const SETTINGS = "/profile?tab=settings";

const section = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

/** The first step of a sign-in, on a page whose name passkeys know. */
async function signsIn(page: Page, { email }: Person): Promise<Locator> {
  await page.goto(`${nameOfMarket()}/auth`);
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Login" }).click();
  return page.getByRole("form", { name: "Second step" });
}

const nameOfMarket = () => market.url.replace("127.0.0.1", "localhost");

describe("two-step sign-in", () => {
  // Proves: WX-009
  it("is set up with an app in the settings, and asked for at the sign-in", async () => {
    const ines = await market.member("Ines");
    await proofIsOver(market, ines);
    const page = await screens.open({ as: ines, at: SETTINGS, still: true });
    const settings = section(page);
    await sees(settings.getByText("Off. Set up one of the two"));
    await seesNoBarrier(page);

    await settings.getByRole("button", { name: "Set up an authenticator app" }).click();
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByLabel("Your password").fill("not hers");
    await page.keyboard.press("Enter");
    await sees(proof.getByText("This is not your password"));
    await seesNoBarrier(page, { opened: proof });
    await proof.getByLabel("Your password").fill(PASSWORD);
    await page.keyboard.press("Enter");

    const setup = page.getByRole("dialog", { name: "Set up an authenticator app" });
    const key = (await setup.locator("code").textContent()) ?? "";
    const app = new Authenticator(market.clock, key.replaceAll(" ", ""));
    await seesNoBarrier(page, { opened: setup });
    await setup.getByLabel("Code").fill("12345");
    await page.keyboard.press("Enter");
    await sees(setup.getByText("A code has six digits"));
    await setup.getByLabel("Code").fill(await app.code());
    await page.keyboard.press("Enter");
    await seesToast(page, "Authenticator app set up");

    const saving = page.getByRole("dialog", { name: "Save your recovery codes" });
    const codes = await saving.getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    await seesNoBarrier(page, { opened: saving });
    await page.keyboard.press("Escape");
    await sees(saving.getByText("Copy or download them first"));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      saving.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("market-day-recovery-codes.txt");
    await saving.getByRole("button", { name: "I have saved them" }).click();
    await sees(settings.getByText("On. A password alone signs nobody in as you."));
    await sees(settings.getByText("10 of 10 left"));
    await seesNoBarrier(page);

    await page.goto("/wallet");
    await page.getByRole("tab", { name: "Security" }).click();
    await sees(page.getByText("A password alone signs nobody in as you."));

    const elsewhere = await screens.open({ still: true, mayFail: /401|400/ });
    const step = await signsIn(elsewhere, ines);
    await sees(elsewhere.getByText("Your password is right. One more step:"));
    await seesNoBarrier(elsewhere);
    expect(await step.getByRole("button", { name: "Use a passkey" }).count()).toBe(0);
    await step.getByLabel("Code").fill("000000");
    await elsewhere.keyboard.press("Enter");
    await seesToast(
      elsewhere,
      "Login Failed",
      "This code is not right, or was used already. Take the next one, or a recovery code",
    );
    await step.getByLabel("Code").fill(await app.code());
    await elsewhere.keyboard.press("Enter");
    await seesToast(elsewhere, "Welcome back!", "Signed in as Ines.");

    const lost = await screens.open({ still: true, mayFail: /401/ });
    await (await signsIn(lost, ines)).getByLabel("Code").fill(codes[3] ?? "");
    await lost.keyboard.press("Enter");
    await seesToast(lost, "Welcome back!", "Signed in as Ines.");
  });

  it("takes a passkey instead, and goes with the last one", async () => {
    const omar = await market.member("Omar");
    const page = await screens.open({ still: true, mayFail: /401/ });
    await signsIn(page, omar);
    await seesToast(page, "Welcome back!", "Signed in as Omar.");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goto(`${nameOfMarket()}${SETTINGS}`);
    const settings = section(page);
    await settings.getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    await dialog.getByLabel("Name").fill("Laptop");
    await seesNoBarrier(page, { opened: dialog });
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog", { name: "Save your recovery codes" })
      .getByRole("button", { name: "I have saved them" })
      .click();
    await sees(settings.getByText("Laptop", { exact: true }));

    await page.evaluate(() => localStorage.clear());
    const step = await signsIn(page, omar);
    await step.getByRole("button", { name: "Use a passkey" }).click();
    await seesToast(page, "Welcome back!", "Signed in as Omar.");

    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await proofIsOver(market, omar);
    await page.goto(`${nameOfMarket()}${SETTINGS}`);
    await settings.getByRole("button", { name: "Remove the passkey Laptop" }).click();
    const removing = page.getByRole("dialog", { name: "Remove Laptop?" });
    await removing.getByRole("button", { name: "Remove" }).click();
    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByRole("button", { name: "Use a passkey" }).click();
    await seesToast(
      page,
      "Could not prove that it is you",
      "The browser was not allowed to use a passkey, or it took too long.",
    );
    await dismissToast(page);
    await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
    await proof.getByRole("button", { name: "Use a passkey" }).click();
    await sees(settings.getByText("Off. Set up one of the two"));
    expect(await settings.getByText("Laptop").count()).toBe(0);
  });

  it("has passkeys at the market's name alone, and says so elsewhere", async () => {
    const page = await screens.open({
      as: await market.member("Lost"),
      at: SETTINGS,
      still: true,
    });
    await section(page).getByRole("button", { name: "Add a passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a passkey" });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await seesToast(
      page,
      "Could not add the passkey",
      "Passkeys of this market work at localhost alone; this page is at 127.0.0.1.",
    );
  });
});

describe("an administrator", () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await market.admin();
  });

  it("proves that it is them before an action, and goes on where they were", async () => {
    const freya = await market.member("Freya");
    await proofIsOver(market, admin);
    const page = await screens.open({
      as: admin,
      at: `/admin/users?user=${freya.id}`,
      still: true,
    });
    await page
      .getByRole("dialog", { name: "Freya", exact: true })
      .getByRole("button", { name: "Suspend" })
      .click();
    const dialog = page.getByRole("dialog", { name: "Suspend Freya?" });
    await dialog.getByLabel("Reason").fill("Sold a brick as a teapot");
    await dialog.getByRole("button", { name: "Continue" }).click();

    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await sees(proof.getByLabel("Code"));
    await page.keyboard.press("Escape");
    await waitUntilHidden(proof);
    await seesToast(
      page,
      "Failed to update user status",
      "Prove that it is you first. It counts for 15 minutes",
    );
    await dismissToast(page);
    expect(await dialog.getByLabel("Reason").inputValue()).toBe("Sold a brick as a teapot");

    await dialog.getByRole("button", { name: "Continue" }).click();
    await proof.getByLabel("Code").fill((await admin.authenticator?.code()) ?? "");
    await page.keyboard.press("Enter");
    await sees(dialog.getByText("This would happen"));
    await dialog.getByRole("button", { name: "Suspend Freya" }).click();
    await seesToast(page, "User status updated successfully");
  });

  it("without it looks at everything, and is told what is missing to act", async () => {
    const boss = await market.member("Boss");
    await market.rows(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
      Number(boss.id),
    ]);
    const page = await screens.open({ as: boss, at: "/admin/users", still: true });
    await sees(page.getByText("You can look at everything here, and act once"));
    await seesNoBarrier(page);
    await page.getByRole("link", { name: "two-step sign-in is set up" }).click();
    await sees(section(page).getByText("Off. An administrator cannot act without it"));
    await eventually(() => page.url()).toContain("tab=settings");
  });
});
