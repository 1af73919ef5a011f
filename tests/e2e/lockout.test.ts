import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { WRONG_PASSWORDS } from "../../schema/limits.ts";
import { sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket({ RATE_LIMITS: "on" });
const screens = someScreens(market);
/** The browser tells each refused request in its console. */
const REFUSED = /status of 4\d\d/;

it("a member signs in again where they signed in before, while strangers keep the account locked", async () => {
  const amara = await market.member("Amara");
  const page = await screens.open({ at: "/auth" });
  await signIn(page, amara);
  await seesToast(page, "Welcome back!", "Signed in as Amara.");
  await page.getByRole("button", { name: "Menu of Amara" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await sees(page.getByRole("link", { name: "Sign In" }));
  await guessAt(amara);

  const elsewhere = await screens.open({ at: "/auth", mayFail: REFUSED });
  await signIn(elsewhere, amara);
  await seesToast(elsewhere, "Login Failed", "Too many attempts. Please try again in 15 minutes");

  await page.goto("/auth");
  await signIn(page, amara);
  await seesToast(page, "Welcome back!", "Signed in as Amara.");
});

async function signIn(page: Page, { email }: Person): Promise<void> {
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Login" }).click();
}

async function guessAt({ email }: Person): Promise<void> {
  for (let n = 1; n <= WRONG_PASSWORDS.perAccount; n++) {
    const answer = await market.stranger.rest(
      "POST",
      "/api/auth/login",
      { email, password: "wrong" },
      { "x-forwarded-for": `203.0.113.${n}` },
    );
    expect(answer.status).toBe(401);
  }
}
