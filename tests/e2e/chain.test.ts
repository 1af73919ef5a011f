import { hexToBytes } from "@noble/hashes/utils.js";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { TestWallet } from "../support/chainWallet.ts";
import { aDeal } from "../support/deals.ts";
import { ACCEPT, anItem, anOffer, DECLINE } from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { verify } from "../support/publicLog.ts";
import { fundPool, MINT, STAKE, stakedLonger } from "../support/staking.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

/** An extension of the browser that announces itself (EIP-6963), and waits for what the test answers. */
interface FakeExtension {
  asked: { method: string; params?: string[] }[];
  answer: (value: unknown) => void;
  refuse: (code: number) => void;
}

declare global {
  interface Window {
    extension: FakeExtension;
  }
}

/** The example key of EIP-155, and its address. */
const KEY = hexToBytes("46".repeat(32));
const SHORT = "0x9d8A…5A4F";

function fakeExtension(): void {
  const asked: FakeExtension["asked"] = [];
  const waiting: { resolve: (value: unknown) => void; reject: (reason: unknown) => void }[] = [];
  const provider = {
    request: (call: FakeExtension["asked"][number]) => {
      asked.push(call);
      if (call.method === "eth_requestAccounts")
        return Promise.resolve(["0x9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f"]);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
  };
  const info = {
    uuid: "350670db-19fa-4704-a166-e52e178b59d2",
    name: "Fox Wallet",
    icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    rdns: "io.metamask",
  };
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }),
    );
  window.addEventListener("eip6963:requestProvider", announce);
  announce();
  window.extension = {
    asked,
    answer: (value) => waiting.shift()?.resolve(value),
    refuse: (code) => waiting.shift()?.reject(Object.assign(new Error("no"), { code })),
  };
}

async function open(
  person: Person,
  look: { width?: number; dark?: boolean; before?: () => void; tab?: string } = {},
): Promise<Page> {
  const { tab = "wallet", ...rest } = look;
  const page = await screens.open({
    as: person,
    at: `/?panel=web3&web3=${tab}`,
    still: true,
    mayFail: /422/,
    ...rest,
  });
  await sees(page.getByRole("heading", { name: "Blockchain Hub" }));
  return page;
}

const hubOf = (page: Page) => page.getByRole("region", { name: "Blockchain Hub" });

/** What the extension is asked to sign. */
async function toSign(page: Page): Promise<string> {
  await eventually(() => page.evaluate(() => window.extension.asked.at(-1)?.method)).toBe(
    "personal_sign",
  );
  const hex = await page.evaluate(() => window.extension.asked.at(-1)?.params?.[0] ?? "");
  return Buffer.from(hex.slice(2), "hex").toString();
}

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

describe("the Blockchain Hub", () => {
  // Proves: PN-026 PN-027 PN-032
  it("connects a demo wallet where the browser has none, and says what it is", async () => {
    const ada = await market.member("Ada");
    const page = await open(ada);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.postData() ?? ""));
    const hub = hubOf(page);
    await sees(hub.getByText("No public blockchain"));
    await hub.getByRole("tab", { name: "Staking" }).click();
    await sees(hub.getByText("No wallet is connected"));
    // Nothing of the stake is asked for before.
    expect(asked.filter((body) => body.includes("OwnStaking"))).toEqual([]);
    await hub.getByRole("tab", { name: "Wallet" }).click();

    await hub.getByRole("button", { name: "Connect a demo wallet" }).click();
    await seesToast(page, "Wallet connected");
    await sees(hub.getByText("Demo wallet", { exact: true }));
    const { chainWallet } = await ada.gql(`{ chainWallet { address connected walletType } }`);
    expect(chainWallet).toMatchObject({ connected: true, walletType: "demo" });
    const address = String(chainWallet.address);
    await sees(hub.getByRole("heading", { name: `${address.slice(0, 6)}…${address.slice(-4)}` }));
    await sees(hub.getByText("trustpoints-local"));

    // The key stays in the browser: the same wallet comes again.
    await hub.getByRole("button", { name: "Disconnect" }).click();
    await seesToast(page, "Wallet disconnected", "What you have staked and minted stays yours.");
    await hub.getByRole("button", { name: "Connect a demo wallet" }).click();
    await sees(hub.getByRole("heading", { name: address.slice(0, 6) }));
    expect((await ada.gql(`{ chainWallet { address } }`)).chainWallet.address).toBe(address);
  });

  // Proves: TO-054
  it("connects a wallet of the browser by what it signs, and says why not", async () => {
    const bo = await market.member("Bo");
    const page = await open(bo, { before: fakeExtension });
    const hub = hubOf(page);
    const connect = hub.getByRole("button", { name: "Connect Fox Wallet" });

    await connect.click();
    await toSign(page);
    await page.evaluate(() => window.extension.refuse(4001));
    await seesToast(
      page,
      "Wallet not connected",
      "You said no in the wallet. Nothing was connected.",
    );

    await connect.click();
    await toSign(page);
    await page.evaluate(() => window.extension.answer("0x12"));
    await sees(page.getByText(/not the signature of this address/));

    await connect.click();
    const text = await toSign(page);
    expect(text).toContain("wants you to sign in with your Ethereum account:");
    await page.evaluate(
      (signature) => window.extension.answer(signature),
      new TestWallet(KEY).sign(text),
    );
    await sees(hub.getByRole("heading", { name: SHORT }));
    expect(await hub.getByText("Demo wallet", { exact: true }).count()).toBe(0);
  });

  // Proves: HM-018
  it("mints, burns and stakes by keyboard, and shows what it earns", async () => {
    const cy = await market.richMember("Cy", 400);
    await fundPool(admin, 10);
    await new TestWallet().connect(cy);
    const page = await open(cy);
    expect(
      await page.getByRole("tablist", { name: "Panels" }).getByRole("tab").allTextContents(),
    ).toEqual([
      "AI Smart",
      "Neural",
      "AR View",
      "Voice AI",
      "Social",
      "Rewards",
      "Analytics",
      "Web3",
    ]);
    const hub = hubOf(page);
    const mint = hub.getByLabel("TP to mint");
    await eventually(() => mint.inputValue()).toBe("100");
    await mint.press("Enter");
    await seesToast(page, "Minted 100 Trust Tokens");
    await sees(hub.getByText("300 TP", { exact: true }));

    await mint.fill("1000");
    await mint.press("Enter");
    await sees(page.getByText("Not enough available TP: 1000 needed, 300 available"));
    await mint.fill("0");
    await mint.press("Enter");
    await sees(hub.getByText("Whole TP, 1 to 1,000,000"));

    await hub.getByLabel("Trust Tokens to burn").fill("40");
    await hub.getByLabel("Trust Tokens to burn").press("Enter");
    await seesToast(page, "Burned 40 Trust Tokens");

    await hub.getByRole("tab", { name: "Staking" }).click();
    await sees(hub.getByRole("heading", { name: "12.5% APY" }));
    const stake = hub.getByLabel("TP to stake");
    await eventually(() => stake.inputValue()).toBe("50");
    await stake.press("Enter");
    await seesToast(page, "Staked 50 TP");
    await sees(hub.getByText("Earning"));
    await sees(hub.getByText(/enough for all stakes until/));
    await hub.getByLabel("TP to take back").press("Enter");
    await seesToast(page, "Unstaked 50 TP");
    await sees(hub.getByText("340 TP", { exact: true }).or(hub.getByText("Up to 340 TP")));
  });

  it("says that stakes are paused when the pool is empty, and pays what was earned", async () => {
    // The pool is all that there is in it now: less than the stake earns.
    const dee = await market.richMember("Dee", 20_200);
    await dee.gql(STAKE, { amount: 20_000 });
    await new TestWallet().connect(dee);
    // Ten TP are earned in less than two days, and the pool has no more.
    await stakedLonger(market, 72);
    const page = await open(dee, { tab: "staking" });
    const hub = hubOf(page);
    await sees(hub.getByText("Paused"));
    await sees(hub.getByText(/stakes earn again when it is funded/));
    await hub.getByRole("button", { name: /^Take \d+ TP$/ }).click();
    await sees(page.getByText(/^You received \d+ TP$/));

    // The pool is funded elsewhere: the open page goes on.
    await fundPool(admin, 100);
    await sees(hub.getByText("Earning"));
  });

  // Proves: PN-028 ST-015
  it("shows where each transaction stands, and gives the statement that proves it", async () => {
    const gil = await market.richMember("Gil", 300);
    await new TestWallet().connect(gil);
    await market.rows(`select graphile_worker.add_job('log-sealed')`);
    const page = await open(gil);
    const hub = hubOf(page);
    const list = hub.getByRole("list", { name: "Transactions" });
    const first = list.getByRole("listitem").first();
    await sees(first.getByText("Confirmed"));

    const ike = await market.member("Ike");
    const offer = await anOffer(gil, await anItem(ike), { tpDelta: 19 });
    await sees(first.getByText("Pending"));
    await sees(first.getByText("· promised to an offer"));
    await ike.gql(DECLINE, { id: offer.id });
    await sees(first.getByText("Failed"));
    await sees(first.getByText("· the offer was declined"));

    await gil.gql(MINT, { amount: 40 });
    await sees(first.getByText("-40 TP"));
    // The minute may have come between; by now or soon the log has it.
    await market.rows(`select graphile_worker.add_job('log-sealed')`);
    await sees(first.getByText("Confirmed"));
    await sees(first.getByText(/entry [\d,]+/));

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      hub.getByRole("button", { name: "Statement" }).click(),
    ]);
    await seesToast(page, "Download ready", "market-day-statement.json");
    const statement = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(await verify(market.url, { statement })).toMatchObject({ code: 0 });
    await hub.getByText("Check it yourself").click();
    await sees(hub.getByText(statement.key));
  });

  // Proves: PN-024 EP-043 TB-031
  it("certifies what a member has, for everybody to check until it is taken back", async () => {
    const [hal, sol] = [await market.richMember("Hal", 300), await market.member("Sol")];
    await new TestWallet().connect(hal);
    const page = await open(hal, { tab: "nfts" });
    const hub = hubOf(page);
    expect(
      await hub.getByRole("tablist", { name: "Blockchain Hub" }).getByRole("tab").allTextContents(),
    ).toEqual(["Wallet", "NFTs", "Staking"]);
    await sees(hub.getByText("No certificates yet"));

    // The deal is done elsewhere: the open page shows its passport.
    const offer = await anOffer(hal, await anItem(sol, { title: "Tin drum" }), { tpDelta: 15 });
    await sol.gql(ACCEPT, { id: offer.id });
    const card = hub.getByRole("article", { name: "Passport: Tin drum" });
    await sees(card.getByText("Went through 1 deal on this market."));
    await card.getByRole("button", { name: "Sign it" }).click();
    await seesToast(page, "Certificate signed", "Open it, and give its link to whom you like.");
    await sees(card.getByText(/^Signed /));
    const link = await card.getByRole("link", { name: "Open" }).getAttribute("href");

    const visitor = await screens.open({ at: link ?? "" });
    const said = visitor.getByRole("region", { name: "What the market says" });
    await sees(said.getByRole("heading", { name: "Tin drum" }));
    await sees(said.getByText("The market has signed this, and it is so."));
    await seesNoBarrier(visitor);
    await visitor.getByLabel("Certificate or its link").fill(`${link}x`);
    await visitor.getByRole("button", { name: "Check" }).click();
    await sees(said.getByText("Not from this market"));

    await card.getByRole("button", { name: "Take back" }).click();
    const ask = page.getByRole("dialog", { name: "Take back Tin drum?" });
    await ask.getByRole("button", { name: "Take back" }).click();
    await seesToast(page, "Certificate taken back", "Its links say so from now on.");
    await sees(card.getByRole("button", { name: "Sign it" }));
    await visitor.getByLabel("Certificate or its link").fill(link ?? "");
    await visitor.getByRole("button", { name: "Check" }).click();
    await sees(said.getByText("Taken back", { exact: true }));
  });

  it("has no barrier at both widths, in both themes, in all tabs", async () => {
    const eve = await market.richMember("Eve", 400);
    await aDeal(market, { seller: await market.member("Ron"), buyer: eve });
    await fundPool(admin, 10);
    await new TestWallet().connect(eve);
    await eve.gql(STAKE, { amount: 100 });
    for (const width of [1280, 360])
      for (const dark of [false, true]) {
        const page = await open(eve, { width, dark });
        const hub = hubOf(page);
        await sees(hub.getByText("Trust Tokens", { exact: true }));
        await seesNoBarrier(page);
        await hub.getByRole("tab", { name: "NFTs" }).click();
        await sees(hub.getByText("Went through 1 deal on this market."));
        await seesNoBarrier(page);
        await hub.getByRole("tab", { name: "Staking" }).click();
        await sees(hub.getByText("Earning"));
        await seesNoBarrier(page);
        await page.close();
      }
    const none = await open(await market.member("Fay"), { width: 360 });
    await sees(hubOf(none).getByText("No wallet is connected"));
    await hubOf(none).getByRole("tab", { name: "Staking" }).focus();
    await seesNoBarrier(none);
  });
});
