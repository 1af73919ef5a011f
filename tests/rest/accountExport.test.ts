import { expect, it } from "vitest";
import { anOrder } from "../support/checkout.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();
const PAGE = `query ($section: AccountExportSection!, $after: String) { accountExport(section: $section, after: $after) { rows hasNextPage endCursor } }`;

it("gives everything of the member who asks in one JSON file, and nobody else's", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.richMember("Jun", 400)];
  const item = await anItem(amara, { title: "Tin teapot" });
  await anItem(jun, { title: "Nobody's business" });
  await anOffer(jun, item, { message: "Is it tin?" });
  await anOrder(jun, [await anItem(amara, { title: "Cup" })]);
  await jun.gql(
    `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Hello" }) { message { id } } }`,
    { to: amara.id },
  );

  const { status, headers, body } = await amara.rest("GET", "/api/account/export");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toContain("application/json");
  expect(headers.get("content-disposition")).toContain("attachment");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body.account).toMatchObject([{ email: amara.email, displayName: "Amara" }]);
  expect(body.items.map(({ title }: { title: string }) => title)).toEqual(["Tin teapot", "Cup"]);
  expect(body.offers).toMatchObject([{ message: "Is it tin?", state: "pending" }]);
  expect(body.sales).toMatchObject([{ status: "pending", items: [{ title: "Cup" }] }]);
  expect(body.messages).toEqual(
    expect.arrayContaining([expect.objectContaining({ content: "Hello" })]),
  );
  expect(body.walletHistory).toMatchObject([{ amount: 100, reason: "opening_grant" }]);
  expect(body.sessions).toHaveLength(1);
  const text = JSON.stringify(body);
  for (const secret of ["argon2id", "unsubscribeToken", '"sid"', "Nobody's business", "nsubscribe"])
    expect(text).not.toContain(secret);
});

it("gives long lists whole, and the same rows page by page over GraphQL", async () => {
  const ben = await market.member("Ben");
  await market.rows(
    `insert into notifications (user_id, type, title, message, created_at)
     select $1, 'offer_expired', 'Offer expired', 'Number ' || n, now() from generate_series(1, 1203) n`,
    [Number(ben.id)],
  );
  const { body } = await ben.rest("GET", "/api/account/export");
  expect(body.notifications).toHaveLength(1203);

  const { accountExportSections } = await ben.gql(`{ accountExportSections }`);
  expect(Object.keys(body)).toEqual(["exportedAt", ...accountExportSections]);
  const paged: unknown[] = [];
  for (let after: string | null = null, more = true; more;) {
    const {
      accountExport,
    }: { accountExport: { rows: unknown[]; hasNextPage: boolean; endCursor: string } } =
      await ben.gql(PAGE, { section: "notifications", after });
    paged.push(...accountExport.rows);
    after = accountExport.endCursor;
    more = accountExport.hasNextPage;
  }
  expect(paged).toEqual(body.notifications);
  for (const section of accountExportSections as string[])
    expect((await ben.gql(PAGE, { section })).accountExport.rows).toEqual(
      body[section].slice(0, 500),
    );
});

it("is for members, and refuses a part that is none", async () => {
  expect(await market.stranger.rest("GET", "/api/account/export")).toMatchObject({
    status: 401,
    body: { code: "UNAUTHENTICATED", message: "Please login" },
  });
  expect((await market.stranger.refused(PAGE, { section: "items" })).code).toBe("UNAUTHENTICATED");
  const ben = await market.member("Ben");
  for (const variables of [{ section: "secrets" }, { section: "items", after: "nonsense" }])
    expect((await ben.refused(PAGE, variables)).code).toBe("BAD_USER_INPUT");
});
