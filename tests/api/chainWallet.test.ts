import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { CONNECT, TestWallet } from "../support/chainWallet.ts";
import { aMarket } from "../support/market.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();
const AT_ONCE = 20;
const WALLET = `{ chainWallet { address balance network connected walletType connectedAt } }`;
const NONE = {
  address: null,
  balance: 0,
  network: "trustpoints-local",
  connected: false,
  walletType: null,
  connectedAt: null,
};

describe("a wallet", () => {
  // Proves: PN-025 EN-023 ST-014
  it("is connected by the signature of its address's key, and shown with the checksum", async () => {
    const ada = await market.member("Ada");
    expect((await ada.gql(WALLET)).chainWallet).toEqual(NONE);

    // The example key of EIP-155, and its address as EIP-55 writes it.
    const wallet = new TestWallet(hexToBytes("46".repeat(32)));
    const shown = "0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F";
    const { message, expiresAt } = await wallet.challengeOf(ada);
    const [first, address, , statement, , uri, version, chain, nonce, issued = "", expires] =
      message.split("\n");
    expect(first).toMatch(/^[\d.:a-z]+ wants you to sign in with your Ethereum account:$/);
    expect([address, version, chain]).toEqual([shown, "Version: 1", "Chain ID: 1"]);
    expect(statement).toContain("Nothing is paid");
    expect(uri).toMatch(/^URI: http/);
    expect(nonce).toMatch(/^Nonce: [0-9a-f]{32}$/);
    expect(expires).toBe(`Expiration Time: ${expiresAt}`);
    expect(Date.parse(expiresAt) - Date.parse(issued.slice("Issued At: ".length))).toBe(600_000);
    // Asking what to sign connects nothing.
    expect((await ada.gql(WALLET)).chainWallet).toEqual(NONE);

    const { connectWallet } = await ada.gql(CONNECT, wallet.inputOf(wallet.sign(message)));
    expect(connectWallet).toMatchObject({
      challenge: null,
      wallet: { address: shown, connected: true, walletType: "metamask", network: NONE.network },
    });
    const { disconnectWallet } = await ada.gql(
      `mutation { disconnectWallet { connected address } }`,
    );
    expect(disconnectWallet).toEqual({ connected: false, address: null });
  });

  it("is not connected by a forged signature, one of another text, or its mirror", async () => {
    const bo = await market.member("Bo");
    const wallet = new TestWallet();
    const refusedWith = async (sign: (message: string) => string) => {
      const { message } = await wallet.challengeOf(bo);
      return bo.refused(CONNECT, wallet.inputOf(sign(message)));
    };
    const forged = await refusedWith((message) => new TestWallet().sign(message));
    expect(forged).toMatchObject({ code: "SIGNATURE_INVALID" });
    for (const sign of [
      // Signed for another site, as somebody in the middle would have it.
      (message: string) => wallet.sign(message.replace(/^\S+/, "evil.example")),
      (message: string) => wallet.sign(message, { highS: true }),
      (message: string) => `${wallet.sign(message).slice(0, -2)}1d`,
      // A contract's wallet answers more bytes, which only its contract could check.
      (message: string) => wallet.sign(message) + "00".repeat(32),
      () => `0x${"00".repeat(64)}1b`,
      () => `0x${"ff".repeat(64)}1b`,
      () => "0x",
      () => "no signature 🦊",
    ])
      expect(await refusedWith(sign)).toMatchObject({ code: "SIGNATURE_INVALID" });
    expect((await bo.gql(WALLET)).chainWallet).toEqual(NONE);
  });

  it("is not connected by a signature that was used, is late, or is for somebody else", async () => {
    const cy = await market.member("Cy");
    const dee = await market.member("Dee");
    const wallet = new TestWallet();
    const { message } = await wallet.challengeOf(cy);
    const signed = wallet.inputOf(wallet.sign(message));
    expect(await dee.refused(CONNECT, signed)).toMatchObject({ code: "CHALLENGE_EXPIRED" });

    // Twenty at once with the same signature: it is used once.
    const { won, lost } = await race(times(AT_ONCE, () => () => cy.ask(CONNECT, signed)));
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ CHALLENGE_EXPIRED: AT_ONCE - 1 });
    await cy.gql(`mutation { disconnectWallet { connected } }`);
    expect(await cy.refused(CONNECT, signed)).toMatchObject({ code: "CHALLENGE_EXPIRED" });

    const late = await wallet.challengeOf(cy);
    market.clock.advance(0.2);
    expect(await cy.refused(CONNECT, wallet.inputOf(wallet.sign(late.message)))).toMatchObject({
      code: "CHALLENGE_EXPIRED",
    });

    // What another address was to sign connects none but that.
    const other = new TestWallet();
    const asked = await other.challengeOf(cy);
    expect(await cy.refused(CONNECT, wallet.inputOf(wallet.sign(asked.message)))).toMatchObject({
      code: "CHALLENGE_EXPIRED",
    });
  });

  it("is one member's: 20 who have its key at once, and the others are told", async () => {
    const wallet = new TestWallet();
    const people = await Promise.all(times(AT_ONCE, (n) => market.member(`Sharer ${n}`)));
    const inputs = await Promise.all(
      people.map(async (person) => {
        const { message } = await wallet.challengeOf(person);
        return { person, input: wallet.inputOf(wallet.sign(message)) };
      }),
    );
    const { won, lost } = await race(
      inputs.map(
        ({ person, input }) =>
          () =>
            person.ask(CONNECT, input),
      ),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual({ WALLET_TAKEN: AT_ONCE - 1 });
  });

  it("that cannot be is named so, and without an address nothing is connected", async () => {
    const eve = await market.member("Eve");
    const wallet = new TestWallet();
    for (const address of [
      "",
      "0x12",
      `${wallet.address}0`,
      "0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4f",
    ])
      expect(
        await eve.refused(CONNECT, { input: { walletType: "metamask", address } }),
      ).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { address: expect.stringMatching(/^An address is 0x/) },
      });
    expect(
      await eve.refused(CONNECT, { input: { walletType: "demo", signature: "0x00" } }),
    ).toMatchObject({ fields: { address: "Which address has signed?" } });
    const { connectWallet } = await eve.gql(CONNECT, { input: { walletType: "coinbase" } });
    expect(connectWallet).toEqual({ wallet: NONE, challenge: null });
  });
});
