import { expect, it } from "vitest";
import { waitUntilHidden, sees, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("shows a developer every endpoint, with a call that works when it is pasted", async () => {
  const amara = await market.member("Amara");
  await anItem(amara, { title: "Bicycle pump" });
  const page = await screens.open({ as: amara, at: "/developers/rest" });
  const me = page.locator("details", { hasText: "Who is signed in" });
  await sees(me);

  await page.getByRole("searchbox", { name: "Find an endpoint" }).fill("items/user");
  await waitUntilHidden(me);
  const mine = page.locator("details", { hasText: "The own items, whatever their status" });
  await mine.locator("summary").focus();
  await page.keyboard.press("Enter");
  await sees(mine.getByText("Answer 200: [item]"));

  const command = await mine.getByLabel("curl for GET /api/items/user").innerText();
  expect(command).toContain('-H "Authorization: Bearer $TOKEN"');
  const address = /^curl '([^']+)'/.exec(command)?.[1] ?? "";
  const answer = await fetch(address, { headers: amara.headers });
  expect(await answer.json()).toMatchObject([{ title: "Bicycle pump" }]);
});

it("hands the document itself to programs", async () => {
  const answer = await fetch(`${market.url}/api/openapi.json`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({ openapi: "3.1.1" });
});
