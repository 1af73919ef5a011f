import { expect, it } from "vitest";
import { ACCEPT, anItem, anOffer, stateOf } from "../support/factories.ts";
import { ledgerTable } from "../support/ledgerTable.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

it("gives the camera to one of three who want it; the others' TP are free again and they hear why", async () => {
  const amara = await market.member("Amara");
  const [jun, priya, sam] = [
    await market.member("Jun"),
    await market.member("Priya"),
    await market.member("Sam"),
  ];
  const camera = await anItem(amara, { title: "Film camera", trustPoints: 60 });
  const radio = await anItem(priya, { title: "Radio", trustPoints: 45 });
  const samsItem = await anItem(sam, { title: "Kite", trustPoints: 15 });

  const juns = await anOffer(jun, camera);
  const priyas = await anOffer(priya, camera, { offeredItemIds: [radio.id] });
  const sams = await anOffer(sam, camera, { tpDelta: 70 });
  // Jun also wants the radio that Priya offers: that offer needs an item of the deal too.
  const junsForRadio = await anOffer(jun, radio, { tpDelta: 30 });
  const untouched = await anOffer(jun, samsItem, { tpDelta: 5 });
  expect((await jun.wallet()).held).toBe(95);

  const heardByJun = await jun.live(
    `subscription { offerUpdated { offer { id state stateReason } } }`,
  );
  await amara.gql(ACCEPT, { id: priyas.id });

  expect(await heardByJun.next()).toMatchObject({ offer: { id: juns.id, state: "superseded" } });
  expect(await heardByJun.next()).toMatchObject({
    offer: { id: junsForRadio.id, state: "superseded" },
  });
  await heardByJun.stop();
  expect(await stateOf(sam, sams)).toBe("superseded");
  expect(await stateOf(jun, untouched)).toBe("pending");
  expect(await jun.wallet()).toEqual({ tpBalance: 100, held: 5, available: 95 });
  expect(await sam.wallet()).toEqual({ tpBalance: 100, held: 0, available: 100 });

  const { notifications } = await sam.gql(
    `{ notifications { edges { node { type title message } } } }`,
  );
  expect(notifications.edges.map(({ node }: { node: { type: string } }) => node.type)).toContain(
    "offer_superseded",
  );
  expect((await sam.refused(ACCEPT, { id: sams.id })).code).toBe("OFFER_ALREADY_ANSWERED");

  expect(await ledgerTable(market)).toMatchInlineSnapshot(`
    "| from | to | TP | reason |
    | Priya | Amara | 15 | exchange_top_up |
    | member | owns | held |
    | Amara | 115 | 0 |
    | Jun | 100 | 5 |
    | Priya | 85 | 0 |
    | Sam | 100 | 0 |"
  `);
});

it("expires an offer nobody answered in 48 hours, and frees its TP", async () => {
  const lena = await market.member("Lena");
  const omar = await market.member("Omar");
  const atlas = await anItem(lena, { title: "Atlas", trustPoints: 25 });
  const offer = await anOffer(omar, atlas);

  await market.passHours(47.9);
  expect(await stateOf(omar, offer)).toBe("pending");
  await market.passHours(0.2);
  expect(await stateOf(omar, offer)).toBe("expired");
  expect(await omar.wallet()).toEqual({ tpBalance: 100, held: 0, available: 100 });
  const refusal = await lena.refused(ACCEPT, { id: offer.id });
  expect(refusal).toMatchObject({ code: "OFFER_ALREADY_ANSWERED", details: { state: "expired" } });

  const again = await anOffer(omar, atlas);
  await lena.gql(ACCEPT, { id: again.id });
  expect(await stateOf(omar, again)).toBe("accepted");
});
