import type { Page } from "playwright-core";
import { it } from "vitest";
import { sees, someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { OpenPages } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const CREATE = `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { token apiToken { id version } } }`;
const input = { name: "Price watch", scopes: ["market:read"] };

it(
  "what becomes of a token moves on the open pages of its member",
  { timeout: 300_000 },
  async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const pages = new OpenPages(market, screens);
    const opened: Page[] = [];
    await pages.openWith(ana, "/developers/tokens", async (page) => void opened.push(page));
    await pages.open(ana, "/profile?tab=activity");

    const { createApiToken: first } = await pages.act(ana, CREATE, { input });
    await pages.act(
      ana,
      `mutation ($id: ID!, $version: Int!) { rotateApiToken(id: $id, version: $version, overlapDays: 3) { token } }`,
      first.apiToken,
    );
    await pages.act(ana, `mutation ($id: ID!) { revokeApiToken(id: $id) { status } }`, {
      id: first.apiToken.id,
    });
    const { createApiToken: second } = await pages.act(ana, CREATE, {
      input: { ...input, name: "Left in a repository" },
    });
    await pages.act(ben, `mutation ($token: String!) { reportLeakedToken(token: $token) }`, {
      token: second.token,
    });
    for (const page of opened)
      await sees(page.getByRole("listitem").filter({ hasText: /Left in a repository.*Revoked/ }));
    pages.expectFresh("createApiToken", "reportLeakedToken", "revokeApiToken", "rotateApiToken");
  },
);
