import { describe, expect, it } from "vitest";
import { aProgram, TOKENS, type Program } from "../support/apiTokens.ts";
import { ADD, anAddress } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, COUNTER, CREATE_OFFER, WITHDRAW } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

// How many TP a program may promise in a day, by whatever way TP leave its member's wallet.

const AT_ONCE = 20;
const SCOPES = [
  "market:read",
  "offers:read",
  "offers:write",
  "orders:read",
  "orders:write",
  "wallet:read",
];
const market = aMarket();

async function offered(price: number): Promise<{ input: { targetItemId: string } }> {
  const { id } = await anItem(await market.member("Sam"), { trustPoints: price });
  return { input: { targetItemId: id } };
}

/** A rich member and their program, which may promise so many TP a day. */
async function withProgram(tpPerDay: number): Promise<{ amara: Person; program: Program }> {
  const amara = await market.richMember("Amara", 900);
  return { amara, program: await aProgram(amara, { scopes: SCOPES, tpPerDay }) };
}

async function promisedToday(amara: Person): Promise<number> {
  return (await amara.gql(TOKENS)).apiTokens[0].tpPromisedToday as number;
}

describe("the TP that a token may promise in a day", () => {
  it("are none unless its member says so", async () => {
    const { program } = await withProgram(0);
    const { code, message, details } = await program.refused(CREATE_OFFER, await offered(10));
    expect({ code, message }).toEqual({
      code: "TOKEN_ALLOWANCE",
      message: "This token may promise 0 TP a day: 10 needed, 0 left today",
    });
    expect(details).toMatchObject({ perDay: 0, left: 0, needed: 10 });
  });

  it("are not exceeded by 20 offers at once, and come back the next day", async () => {
    market.toMorning();
    const { amara, program } = await withProgram(55);
    const wishes = await Promise.all(times(AT_ONCE, () => offered(10)));
    const { won, lost } = await race(wishes.map((one) => () => program.ask(CREATE_OFFER, one)));
    expect({ won: won.length, lost }).toEqual({ won: 5, lost: { TOKEN_ALLOWANCE: 15 } });
    expect((await amara.wallet()).held).toBe(50);
    expect(await promisedToday(amara)).toBe(50);
    // The member in person is not bound by it.
    await amara.gql(CREATE_OFFER, await offered(100));

    market.toMorning();
    await program.gql(CREATE_OFFER, await offered(55));
    const { details } = await program.refused(CREATE_OFFER, await offered(1));
    const tomorrow = new Date(market.clock.now());
    tomorrow.setUTCHours(24, 0, 0, 0);
    expect(details).toEqual({
      perDay: 55,
      left: 0,
      needed: 1,
      resetsAt: tomorrow.toISOString(),
    });
  });

  it("do not come back when an offer is withdrawn, and not with a clock that is behind", async () => {
    const { amara, program } = await withProgram(20);
    const { createOffer } = await program.gql(CREATE_OFFER, await offered(20));
    await program.gql(WITHDRAW, { id: createOffer.offer.id });
    expect((await program.refused(CREATE_OFFER, await offered(1))).code).toBe("TOKEN_ALLOWANCE");
    // Another server has begun the next day already.
    await market.rows(
      `update api_tokens set tp_promised_on = tp_promised_on + 1 where user_id = $1`,
      [Number(amara.id)],
    );
    expect((await program.refused(CREATE_OFFER, await offered(1))).code).toBe("TOKEN_ALLOWANCE");
  });

  it("are counted once when a request is repeated with its key", async () => {
    const { amara, program } = await withProgram(30);
    const { input } = await offered(30);
    const again = { input: { ...input, idempotencyKey: "stock-sync-1" } };
    const first = await program.gql(CREATE_OFFER, again);
    expect(await program.gql(CREATE_OFFER, again)).toEqual(first);
    expect(await promisedToday(amara)).toBe(30);
  });

  it("are counted of a whole order, however many sellers it has", async () => {
    const { amara, program } = await withProgram(100);
    for (const price of [60, 60])
      await program.gql(ADD, { itemId: (await offered(price)).input.targetItemId });
    const { cart, shippingOptions } = await program.gql(
      `{ cart { total } shippingOptions { id cost } }`,
    );
    const shippingMethod = "standard";
    const { cost } = shippingOptions.find(({ id }: { id: string }) => id === shippingMethod);
    const totalAmount = cart.total + cost;
    const shippingAddressId = await anAddress(amara);
    const order = { input: { totalAmount, shippingAddressId, shippingMethod } };
    const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id total } } }`;
    const { code, details } = await program.refused(place, order);
    expect({ code, ...details }).toMatchObject({
      code: "TOKEN_ALLOWANCE",
      perDay: 100,
      left: 100,
      needed: totalAmount,
    });
    expect((await amara.wallet()).tpBalance).toBe(900);
    await market.rows(`update api_tokens set tp_per_day = $1 where user_id = $2`, [
      totalAmount,
      Number(amara.id),
    ]);
    await program.gql(place, order);
    expect(await promisedToday(amara)).toBe(totalAmount);
  });

  it("are counted when a counter-offer is accepted, and its words say which bound it was", async () => {
    const { amara, program } = await withProgram(35);
    const sam = await market.member("Sam");
    const counterOf = async (tpDelta: number) => {
      const offer = await anOffer(amara, await anItem(sam, { trustPoints: 50 }), { tpDelta: 10 });
      return (await sam.gql(COUNTER, { id: offer.id, tpDelta })).counterOffer.offer as {
        id: string;
      };
    };
    await program.gql(ACCEPT, { id: (await counterOf(20)).id });
    expect(await promisedToday(amara)).toBe(20);
    const { code, message } = await program.refused(ACCEPT, { id: (await counterOf(20)).id });
    expect({ code, message }).toEqual({
      code: "TOKEN_ALLOWANCE",
      message: "This token may promise 35 TP a day: 20 needed, 15 left today",
    });
  });
});

describe("an act of a program", () => {
  it("is told to the member's open pages like one of their own", async () => {
    const { amara, program } = await withProgram(100);
    const stream = await amara.live<{ wallet: { held: number } }>(
      `subscription { walletUpdated { wallet { held } } }`,
    );
    await program.gql(CREATE_OFFER, await offered(25));
    expect((await stream.next()).wallet.held).toBe(25);
    await stream.stop();
  });

  it("does not wait for its member's own, nor they for it, for longer than a moment", async () => {
    const { amara, program } = await withProgram(500);
    const wishes = await Promise.all(times(AT_ONCE, () => offered(5)));
    const { won, lost } = await race(
      wishes.map((one, n) => () => (n % 2 === 0 ? program : amara).ask(CREATE_OFFER, one)),
    );
    expect({ won: won.length, lost }).toEqual({ won: AT_ONCE, lost: {} });
    expect(await promisedToday(amara)).toBe(50);
  });

  it("does not tell the balance by asking for too much, without the scope for it", async () => {
    const amara = await market.richMember("Amara", 300);
    const scopes = ["offers:write", "offers:read", "market:read"];
    const program = await aProgram(amara, { scopes, tpPerDay: 5000 });
    const call = `mutation ($input: CreateOfferInput!) { createOffer(input: $input) { offer { id } } }`;
    const { code, message, details } = await program.refused(call, await offered(1000));
    expect({ code, message, details }).toEqual({
      code: "INSUFFICIENT_BALANCE",
      message: "Not enough available TP",
      details: {},
    });
    const knowing = await aProgram(amara, { scopes: SCOPES, tpPerDay: 5000 });
    expect((await knowing.refused(call, await offered(1000))).details).toMatchObject({
      available: 300,
    });
  });
});
