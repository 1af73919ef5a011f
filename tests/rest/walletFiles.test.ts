import { describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { readPdf } from "../support/pdf.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

/** Buys an item of this title for 20 TP. */
async function buys(buyer: Person, seller: Person, title: string): Promise<void> {
  await seller.gql(ACCEPT, { id: (await anOffer(buyer, await anItem(seller, { title }))).id });
}

async function fileOf(person: Person, path: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(market.url + path, { headers: person.headers });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const today = () => market.clock.now().toISOString().slice(0, 10);

describe("GET /api/wallet/history.csv", () => {
  it("has every posting, and nothing a spreadsheet would run", async () => {
    const [ann, bob] = [await market.member("=cmd()"), await market.richMember("Bob", 500)];
    const titles = [
      `=HYPERLINK("http://evil.example","Click")`,
      "+1",
      "-2+3",
      "@SUM(A1)",
      'Said "hello", left',
    ];
    for (const title of titles) await buys(bob, ann, title);

    const { headers, bytes } = await fileOf(bob, "/api/wallet/history.csv");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe("attachment; filename=market-day-history.csv");
    expect(headers.get("cache-control")).toContain("no-store");

    const lines = bytes.toString("utf8").trimEnd().split("\r\n");
    expect(lines[0]).toBe("\uFEFFdate,reason,description,with,amount_tp,balance_tp,status");
    expect(lines).toHaveLength(1 + titles.length + 2);
    const cells = lines.map((line) => line.replace(/^[^,]*,/, ""));
    expect(cells[1]).toBe(`item_purchase,"Said ""hello"", left",'=cmd(),-20,400,completed`);
    for (const line of lines.slice(1))
      for (const cell of line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
        expect(/^"?[=+@\t]|^"?-(?!\d+$)/.test(cell), cell).toBe(false);
  });

  it("takes the filters of the history", async () => {
    const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
    await buys(bob, ann, "Teapot");
    const lines = async (query: string) =>
      (await fileOf(bob, `/api/wallet/history.csv?${query}`)).bytes
        .toString()
        .trimEnd()
        .split("\r\n");
    expect(await lines("kind=paid")).toHaveLength(2);
    expect(await lines("to=2020-01-01"), "a file without rows has its head").toHaveLength(1);
    expect((await bob.rest("GET", "/api/wallet/history.csv?from=never")).status).toBe(400);
    expect((await market.stranger.rest("GET", "/api/wallet/history.csv")).status).toBe(401);
  });
});

describe("GET /api/wallet/statement.pdf", () => {
  it("is a tagged PDF with the balances and every posting of the days", async () => {
    const [ann, bob] = [await market.member("Łucja Ångström"), await market.member("Bob")];
    await buys(bob, ann, "Żółty dzbanek");
    const { headers, bytes } = await fileOf(
      ann,
      `/api/wallet/statement.pdf?from=${today()}&to=${today()}`,
    );
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toContain(`statement-${today()}-to-${today()}.pdf`);

    const { pages, tags, objects, metadata } = readPdf(bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("Walletstatement");
    expect(pages[0]).toContain("ŁucjaÅngström");
    expect(pages[0]).toContain("Itemsale:Żółtydzbanek");
    expect(pages[0]).toContain("Bob+20TP120TP");
    expect(pages[0]).toContain("BalancebeforeReceivedPaidBalanceafter0TP120TP0TP120TP");
    expect(pages[0]).toContain("Page1of1");

    expect(tags).toEqual({ Document: 1, H1: 1, P: 1, Table: 2, TR: 5, TH: 9, TD: 14, H2: 1 });
    const catalog = objects.find((head) => head.includes("/Type /Catalog")) ?? "";
    expect(catalog).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(objects.some((head) => /\/Marked true/.test(head))).toBe(true);
    expect(catalog).toMatch(/\/Lang \(en-GB\)/);
    expect(objects.some((head) => /\/S \/TH[\s\S]*\/Scope \/Column/.test(head))).toBe(true);
    expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
  });

  it("begins with the balance before its days, and goes on over pages", async () => {
    const ann = await market.richMember("Ann", 100_000);
    await market.rows(
      `select ledger_post('flood:' || n, ledger_account_of($1::int), (select id from ledger_accounts where kind = 'treasury'),
         1, 'test_fee', 'Row ' || n, null, null, now() + interval '2 days', false) from generate_series(1, 120) n`,
      [Number(ann.id)],
    );
    const after = new Date(market.clock.now().getTime() + 2 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const { bytes } = await fileOf(ann, `/api/wallet/statement.pdf?from=${after}&to=${after}`);
    const { pages, tags } = readPdf(bytes);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages[0]).toContain("100,000TP0TP120TP99,880TP");
    expect(pages.at(-1)).toContain(`Page${pages.length}of${pages.length}`);
    expect(pages[1], "the head is drawn again").toMatch(/^Date\(UTC\)Whatfor/);
    expect(tags["TH"], "and read out once").toBe(9);
    expect(tags["TR"]).toBe(2 + 121);
  });

  it("refuses what is no day, more rows than a person prints, and who is nobody", async () => {
    const ann = await market.richMember("Ann", 100_000);
    await market.rows(
      `select ledger_post('many:' || n, ledger_account_of($1::int), (select id from ledger_accounts where kind = 'treasury'),
         1, 'test_fee', 'Row ' || n, null, null, now(), false) from generate_series(1, 501) n`,
      [Number(ann.id)],
    );
    expect(await ann.rest("GET", `/api/wallet/statement.pdf?from=${today()}`)).toMatchObject({
      status: 400,
      body: { message: "These days hold more than 500 transactions. Choose fewer days" },
    });
    expect((await ann.rest("GET", "/api/wallet/statement.pdf?from=x")).status).toBe(400);
    expect((await market.stranger.rest("GET", "/api/wallet/statement.pdf")).status).toBe(401);
  });
});
