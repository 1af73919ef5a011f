import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
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
import { Stranger, type Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const TOKENS = "/developers/tokens";
const WHO = `{ viewer { user { displayName } } }`;

/** A program with a token. */
function programWith(token: string): Stranger {
  const program = new Stranger(market);
  program.token = token;
  return program;
}

/** A token made elsewhere. */
async function aToken(member: Person, input: object = {}): Promise<string> {
  const { createApiToken } = await member.gql(
    `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token } }`,
    { input: { name: "Price watch", scopes: ["profile:read"], ...input } },
  );
  return createApiToken.token;
}

const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

async function readSecret(dialog: Locator): Promise<string> {
  const token = await dialog.getByLabel("Token", { exact: true }).inputValue();
  expect(token).toMatch(/^mdp_\w{49}$/);
  return token;
}

describe("a token for a program", () => {
  it("is made with the keyboard, shown once, and then used", async () => {
    const amara = await market.member("Amara");
    await proofIsOver(market, amara);
    const page = await screens.open({ as: amara, at: "/developers", still: true });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("list").getByRole("link", { name: "Tokens" }).press("Enter");
    await sees(page.getByText("No tokens", { exact: true }));
    await page.getByRole("button", { name: "New token" }).press("Enter");

    const form = page.getByRole("form", { name: "Make a token" });
    await eventually(() => focused(page)).toBe("Name");
    await sees(form.getByRole("checkbox", { name: /market:read$/ }));
    await page.keyboard.type("Price watch");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    expect(await form.getByRole("checkbox", { name: /profile:read$/ }).isChecked()).toBe(true);
    await page.keyboard.press("Enter");

    const proof = page.getByRole("dialog", { name: "Is it you?" });
    await proof.getByLabel("Your password").fill(PASSWORD);
    await page.keyboard.press("Enter");

    const kept = page.getByRole("dialog", { name: "The secret of Price watch" });
    const token = await readSecret(kept);
    await eventually(() => focused(page)).toBe("Token");
    await seesNoBarrier(page, { opened: kept });
    await kept.getByRole("button", { name: "Copy" }).press("Enter");
    await seesToast(page, "The token is copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await dismissToast(page);
    await page.keyboard.press("Escape");
    await sees(kept.getByRole("alert"));
    await kept.getByRole("button", { name: "I have kept it" }).press("Enter");
    await waitUntilHidden(kept);
    await eventually(() => focused(page)).toBe("New token");
    await sees(row(page, "Price watch").getByText(`mdp_…${token.slice(-4)}`));
    await sees(row(page, "Price watch").getByText("Never used"));
    expect(await remembered(page)).not.toContain(token.slice(4, -4));

    const program = programWith(token);
    expect(await program.gql(WHO)).toEqual({ viewer: { user: { displayName: "Amara" } } });
    expect((await program.refused(`{ wallet { tpBalance } }`)).code).toBe("FORBIDDEN");
    await page.reload();
    await sees(row(page, "Price watch").getByText("Last used just now"));
    await seesNoBarrier(page);
  });

  it("answers the first request that /developers shows", async () => {
    const jun = await market.member("Jun");
    const token = await aToken(jun);
    const page = await screens.open({ as: jun, at: "/developers" });
    const command = await page.getByLabel("A first request with curl").innerText();
    const [address = "", body = ""] = [/'(http[^']+)'/, /-d '([^']+)'/].map(
      (part) => part.exec(command)?.[1],
    );
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body,
    });
    expect(await answer.json()).toMatchObject({
      data: { viewer: { user: { displayName: "Jun" } } },
    });
  });

  it("gets another secret, with the one until now good for a while, and is revoked", async () => {
    const ines = await market.member("Ines");
    const before = await aToken(ines, { tpPerDay: 200, networks: ["127.0.0.0/8", "::1"] });
    const page = await screens.open({ as: ines, at: TOKENS, still: true });
    const shown = row(page, "Price watch");
    await sees(shown.getByText("May promise 200 TP a day, 0 TP promised today"));
    await sees(shown.getByText("From 127.0.0.0/8 or ::1"));
    await shown.getByText("What it can do").click();
    await sees(shown.getByText("See your profile, your own items and your e-mail address"));

    await shown.getByRole("button", { name: "Replace secret" }).click();
    const dialog = page.getByRole("dialog", { name: "Replace the secret of Price watch?" });
    await seesNoBarrier(page, { opened: dialog });
    expect(await dialog.getByLabel("stays good for").inputValue()).toBe("1");
    await dialog.getByLabel("stays good for").selectOption("3 days");
    await dialog.getByRole("button", { name: "Replace secret" }).click();
    const kept = page.getByRole("dialog", { name: "The secret of Price watch" });
    const after = await readSecret(kept);
    await kept.getByRole("button", { name: "I have kept it" }).click();
    await eventually(() => focused(page)).toBe("Replace secret");
    await sees(shown.getByText("The secret before it is good until"));
    await sees(shown.getByText(`mdp_…${after.slice(-4)}`));
    expect(await remembered(page)).not.toContain(after.slice(4, -4));
    for (const token of [before, after])
      expect(await programWith(token).gql(WHO)).toMatchObject({ viewer: {} });

    await shown.getByRole("button", { name: "Revoke" }).click();
    const question = page.getByRole("dialog", { name: "Revoke Price watch?" });
    await sees(question.getByText("at once and for good"));
    await question.getByRole("button", { name: "Revoke" }).click();
    await seesToast(page, "Token revoked", "No program can use Price watch any more.");
    await sees(shown.getByText("Revoked", { exact: true }));
    expect(await shown.getByRole("button").count()).toBe(0);
    for (const token of [before, after])
      expect(await programWith(token).gql(WHO)).toEqual({ viewer: null });
  });

  it("is not replaced when somebody replaced it meanwhile, and says so", async () => {
    const noor = await market.member("Noor");
    await aToken(noor);
    const page = await screens.open({ as: noor, at: TOKENS, still: true });
    await page.getByRole("button", { name: "Replace secret of Price watch" }).click();
    const dialog = page.getByRole("dialog", { name: "Replace the secret of Price watch?" });
    await sees(dialog);
    const { apiTokens } = await noor.gql(`{ apiTokens { id version } }`);
    const { rotateApiToken } = await noor.gql(
      `mutation ($id: ID!, $version: Int!) { rotateApiToken(id: $id, version: $version) { token } }`,
      apiTokens[0],
    );
    await dialog.getByRole("button", { name: "Replace secret" }).click();
    await seesToast(
      page,
      "Could not replace the secret",
      "It was replaced meanwhile. The list shows it as it is now.",
    );
    await waitUntilHidden(dialog);
    await sees(row(page, "Price watch").getByText(`mdp_…${rotateApiToken.token.slice(-4)}`));
  });
});

describe("the form of a token", () => {
  it("says at each field what is wrong, in the words of the market", async () => {
    const omar = await market.member("Omar");
    const page = await screens.open({ as: omar, at: TOKENS, still: true });
    await page.getByRole("button", { name: "Make the first one" }).click();
    const form = page.getByRole("form", { name: "Make a token" });
    await form.getByRole("button", { name: "Make token" }).click();
    await sees(form.getByText("Please name what the token is for"));
    await sees(form.getByText("Please choose at least one scope"));
    await eventually(() => focused(page)).toBe("Name");

    await form.getByLabel("Name").fill("Answers");
    const tp = form.getByLabel("TP a day");
    expect(await tp.isDisabled()).toBe(true);
    await sees(form.getByText("Only with offers:write, orders:write or disputes:write."));
    await form.getByRole("checkbox", { name: /offers:write$/ }).check();
    await tp.fill("100001");
    await form.getByRole("button", { name: "Make token" }).click();
    await sees(form.getByText("At most 100000 TP a day"));
    await tp.fill("60");

    const networks = form.getByLabel("Networks");
    await networks.fill("203.0.113.0/24, 10.0.0.300");
    await form.getByRole("button", { name: "Make token" }).click();
    const words = '"10.0.0.300" is no address and no network in CIDR notation';
    await sees(form.getByText(words));
    await seesToast(page, "Could not make the token", words);
    expect(await networks.getAttribute("aria-invalid")).toBe("true");
    await eventually(() => focused(page)).toBe("Networks (optional)");
    await networks.fill("203.0.113.0/24");
    await form.getByRole("button", { name: "Make token" }).click();
    await page.getByRole("button", { name: "I have kept it" }).click();
    await sees(row(page, "Answers").getByText("From 203.0.113.0/24"));
    await sees(row(page, "Answers").getByText("May promise 60 TP a day"));
  });

  it("fits a narrow phone, as does the list", async () => {
    const suki = await market.member("Suki");
    const { tokenScopes } = await suki.gql(`{ tokenScopes { name } }`);
    await aToken(suki, {
      name: "A".repeat(60),
      scopes: tokenScopes.map(({ name }: { name: string }) => name),
      networks: ["2001:db8:1234:5678:9abc:def0:1234:5678", "203.0.113.0/24"],
      tpPerDay: 100_000,
    });
    const page = await screens.open({ as: suki, at: TOKENS, width: 360, still: true });
    await sees(page.getByText("Never used"));
    await page.getByText("What it can do").click();
    expect(await overhangOf(page.locator("html"))).toBe(0);
    await page.getByRole("button", { name: "New token" }).click();
    const dialog = page.getByRole("dialog", { name: "New token" });
    await sees(dialog.getByRole("checkbox", { name: /market:read$/ }));
    expect(await overhangOf(dialog)).toBe(0);
    await seesNoBarrier(page, { opened: dialog });
  });
});

/** The name of what has the focus: a control by its label, a button by its words. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = (element as HTMLInputElement | null)?.labels?.[0] ?? element;
    return label?.textContent?.trim();
  });
}

/** How far something can be scrolled sideways. */
function overhangOf(what: Locator): Promise<number> {
  return what.evaluate((element) => element.scrollWidth - element.clientWidth);
}

/** All that the page keeps: what it shows, the storages of the browser and the cache of its Apollo client. */
function remembered(page: Page): Promise<string> {
  return page.evaluate(() => {
    interface Fiber {
      memoizedProps: { client?: { extract(): unknown } } | null;
      child: Fiber | null;
      sibling: Fiber | null;
      stateNode?: { current: Fiber } | null;
    }
    const root = document.querySelector("#root") as unknown as Record<string, Fiber>;
    const key = Object.keys(root).find((name) => name.startsWith("__reactContainer$")) ?? "";
    const find = (fiber: Fiber | null | undefined): { extract(): unknown } | undefined =>
      fiber ? (fiber.memoizedProps?.client ?? find(fiber.child) ?? find(fiber.sibling)) : undefined;
    const client = find(root[key]?.stateNode?.current);
    if (!client) throw new Error("the page has no Apollo client");
    return JSON.stringify([
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      client.extract(),
    ]);
  });
}
