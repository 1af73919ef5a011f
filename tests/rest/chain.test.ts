import { beforeAll, describe, expect, it } from "vitest";
import { TestWallet } from "../support/chainWallet.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { fundPool } from "../support/staking.ts";

const market = aMarket();
const CONNECT = "/api/blockchain/connect-wallet";

describe("the Blockchain Hub over REST", () => {
  let ada: Person;
  beforeAll(async () => {
    await fundPool(await market.admin(), 100);
    ada = await market.richMember("Ada", 400);
  });

  // Proves: EP-045
  it("connects a wallet by the signature of its address, and nothing by its type alone", async () => {
    const none = { address: null, balance: 0, network: "trustpoints-local", connected: false };
    for (const walletType of ["metamask", "coinbase", "walletconnect"])
      expect(await ada.rest("POST", CONNECT, { walletType })).toMatchObject({
        status: 200,
        body: { ...none, challenge: null },
      });
    const wallet = new TestWallet();
    const { address } = wallet;
    const asked = await ada.rest<{ challenge: { message: string; expiresAt: string } }>(
      "POST",
      CONNECT,
      { walletType: "metamask", address },
    );
    expect(asked).toMatchObject({ status: 200, body: none });
    const { message } = asked.body.challenge;
    expect(message).toContain("Nothing is paid, and no blockchain is asked");

    const signature = wallet.sign(message);
    const connected = await ada.rest<{ address: string }>("POST", CONNECT, {
      walletType: "metamask",
      address,
      signature,
    });
    const { network } = none;
    expect(connected).toMatchObject({ status: 200, body: { network, connected: true } });
    expect(connected.body.address.toLowerCase()).toBe(address);
    // The same again is too late: a text is signed once.
    expect(
      await ada.rest("POST", CONNECT, { walletType: "metamask", address, signature }),
    ).toMatchObject({ status: 409, body: { code: "CHALLENGE_EXPIRED" } });
    for (const body of [{}, { walletType: "paypal" }, { walletType: "metamask", address: "0x1" }])
      expect((await ada.rest("POST", CONNECT, body)).status, JSON.stringify(body)).toBe(400);
  });

  // Proves: EP-046
  it("mints a Trust Token for each TP, once for each key", async () => {
    const mint = (amount: unknown, headers = {}) =>
      ada.rest("POST", "/api/blockchain/mint-trust-token", { amount }, headers);
    const key = { "idempotency-key": "mint-1" };
    const first = await mint(100, key);
    expect(first).toMatchObject({
      status: 200,
      body: { amount: 100, balance: 100, network: "trustpoints-local" },
    });
    expect((await mint(100, key)).body).toMatchObject({ amount: 100, balance: 100 });
    expect((await ada.wallet()).available).toBe(300);
    expect(await mint(5000)).toMatchObject({ status: 409, body: { code: "INSUFFICIENT_BALANCE" } });
    for (const amount of [0, -1, 1.5, "many", null])
      expect((await mint(amount)).status, String(amount)).toBe(400);
  });

  // Proves: EP-044, EP-047
  it("stakes TP, and says what they have earned", async () => {
    const read = async () => (await ada.rest("GET", "/api/blockchain/staking")).body;
    expect(await read()).toMatchObject({
      stakedAmount: 0,
      pendingRewards: 0,
      totalEarned: 0,
      apy: 12.5,
      status: "none",
    });
    const staked = await ada.rest("POST", "/api/blockchain/stake", { amount: 50 });
    expect(staked).toMatchObject({
      status: 200,
      body: { amount: 50, stakedAmount: 50, totalEarned: 0, status: "active" },
    });
    await market.passHours(24);
    const { pendingRewards } = (await read()) as { pendingRewards: number };
    // 50 TP earn 17 thousandths a day.
    expect(pendingRewards).toBe(0.017);
    const stranger = await market.stranger.rest("GET", "/api/blockchain/staking");
    expect(stranger.status).toBe(401);
  });
});
