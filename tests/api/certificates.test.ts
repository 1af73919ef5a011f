import { createRemoteJWKSet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import {
  certificatesOf,
  ISSUE,
  REVOKE,
  signed,
  VERIFY,
  type Certificate,
} from "../support/certificates.ts";
import { TestWallet } from "../support/chainWallet.ts";
import { aDeal, aDispute, CONCEDE } from "../support/deals.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aPhoto } from "../support/photos.ts";
import { race, times } from "../support/races.ts";

const RELIST = `mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 12) { item { id } } }`;

const market = aMarket();

/** The buyer gets a thing in a deal. */
async function sold(item: { id: string }, { seller, buyer }: { seller: Person; buyer: Person }) {
  const offer = await anOffer(buyer, item, { tpDelta: 12 });
  await seller.gql(ACCEPT, { id: offer.id });
}

const passportsOf = async (person: Person): Promise<Certificate[]> =>
  (await certificatesOf(person)).filter(({ kind }) => kind === "passport");

async function onlyPassportOf(person: Person): Promise<Certificate> {
  const [passport, ...more] = await passportsOf(person);
  if (!passport || more.length > 0) throw new Error(`${more.length} more passports`);
  return passport;
}

/** What anybody is told about a credential. */
async function check(credential: string) {
  return (await market.stranger.gql(VERIFY, { credential })).verifyCertificate;
}

const status = async (credential: string): Promise<string> => (await check(credential)).status;

describe("certificates", () => {
  // Proves: EP-043 EN-025
  it("follow a thing from deal to deal, and are with who has it", async () => {
    const [ada, bo, cy] = [
      await market.member("Ada"),
      await market.richMember("Bo", 200),
      await market.richMember("Cy", 200),
    ];
    const photo = await aPhoto(ada);
    const stool = await anItem(ada, {
      title: "Milking stool",
      condition: "Like New",
      images: [photo],
    });
    await sold(stool, { seller: ada, buyer: bo });
    const first = await onlyPassportOf(bo);
    expect(first).toMatchObject({
      name: "Milking stool",
      rarity: "common",
      credential: null,
      issuedAt: null,
      links: [{ type: "purchase", condition: "Like New" }],
    });
    expect(photo).toContain(first.links[0]?.photos[0]);
    expect(await passportsOf(ada)).toEqual([]);

    const again = (await bo.gql(RELIST, { id: stool.id })).relistItem.item;
    // It is his until it is sold.
    expect((await onlyPassportOf(bo)).tokenId).toBe(first.tokenId);
    await sold(again, { seller: bo, buyer: cy });
    expect(await passportsOf(bo)).toEqual([]);
    const second = await onlyPassportOf(cy);
    expect(second).toMatchObject({ name: "Milking stool", rarity: "rare" });
    expect(second.links.map(({ at }) => at)).toEqual(second.links.map(({ at }) => at).sort());
    expect(second.links).toHaveLength(2);
    expect(second.links[0]).toEqual(first.links[0]);

    const { body } = await cy.rest<Certificate[]>("GET", "/api/blockchain/certificates");
    const shown = body.find(({ tokenId }) => tokenId === second.tokenId);
    expect(shown).toEqual({
      tokenId: second.tokenId,
      name: second.name,
      description: "Went through 2 deals on this market.",
      rarity: "rare",
      attributes: second.attributes,
      credential: null,
    });
  });

  it("are there for a level and for achievements, once they are reached", async () => {
    const [dan, eve] = [await market.member("Dan"), await market.richMember("Eve", 300)];
    expect(await certificatesOf(dan)).toEqual([]);
    // A deal of 50 XP and what it unlocks are more than the 100 XP of level 2.
    await aDeal(market, { seller: dan, buyer: eve, tp: 20 });
    await anItem(dan);
    await anItem(dan, { title: "Lamp" });
    await market.settled();
    const { achievements, gamificationStats } = await dan.gql(
      `{ achievements { title unlocked rarity } gamificationStats { level totalPoints } }`,
    );
    const all = await certificatesOf(dan);
    const unlocked: { title: string; unlocked: boolean; rarity: string }[] = achievements;
    expect(all.filter(({ kind }) => kind === "achievement").map(({ name }) => name)).toEqual(
      unlocked.filter((one) => one.unlocked).map(({ title }) => title),
    );
    expect(all.filter(({ kind }) => kind === "achievement").length).toBeGreaterThan(0);
    const level = all.find(({ kind }) => kind === "level");
    expect(gamificationStats.level).toBeGreaterThan(1);
    expect(level).toMatchObject({
      name: `Level ${gamificationStats.level}`,
      rarity: "common",
      attributes: [
        { name: "Level", value: String(gamificationStats.level) },
        { name: "XP", value: String(gamificationStats.totalPoints) },
      ],
    });
  });
});

describe("a signed certificate", () => {
  async function aHolder(name: string) {
    const [seller, holder] = [await market.member("Sol"), await market.richMember(name, 400)];
    const thing = await anItem(seller, { title: "Tin drum" });
    await sold(thing, { seller, buyer: holder });
    return { seller, holder, thing, passport: await onlyPassportOf(holder) };
  }

  it("can be checked by anybody, here and with the published key", async () => {
    const { holder, passport } = await aHolder("Fay");
    const wallet = new TestWallet();
    await wallet.connect(holder);
    const credential = await signed(holder, passport.tokenId);
    const said = await check(credential);
    expect(said).toMatchObject({
      status: "valid",
      certificate: { tokenId: passport.tokenId, kind: "passport", name: "Tin drum" },
    });
    expect(said.address.toLowerCase()).toBe(wallet.address.toLowerCase());
    expect(await status(` ${credential}\n`)).toBe("valid");

    const keys = createRemoteJWKSet(new URL(`${market.url}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(credential, keys, { typ: "vc+jwt" });
    expect(protectedHeader).toMatchObject({ alg: "EdDSA", typ: "vc+jwt" });
    expect(payload).toMatchObject({
      "@context": ["https://www.w3.org/ns/credentials/v2"],
      type: ["VerifiableCredential", "MarketDayCertificate"],
      iss: market.server.services.env.publicUrl,
      credentialSubject: { name: "Tin drum", rarity: "common" },
    });
  });

  it("is not the market's when a letter of it is another", async () => {
    const { holder, passport } = await aHolder("Gus");
    const credential = await signed(holder, passport.tokenId);
    const [head = "", body = "", signature = ""] = credential.split(".");
    const other = JSON.parse(Buffer.from(body, "base64url").toString());
    other.credentialSubject.rarity = "legendary";
    const forged = Buffer.from(JSON.stringify(other)).toString("base64url");
    const none = Buffer.from(JSON.stringify({ alg: "none", typ: "vc+jwt" })).toString("base64url");
    for (const text of [
      `${head}.${forged}.${signature}`,
      `${none}.${body}.`,
      `${none}.${forged}.${signature}`,
      `${head}.${body}`,
      `${head}.${body}.${signature.slice(2)}`,
      "",
      "x",
      "<script>alert(1)</script>",
    ])
      expect(await check(text), text).toMatchObject({
        status: "forged",
        certificate: null,
        address: null,
        issuedAt: null,
      });
    const long = await market.stranger.refused(VERIFY, { credential: "x".repeat(50_001) });
    expect(long).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(Object.keys(long.fields)).toEqual(["credential"]);
  });

  it("is taken back by its member, and signed again with another link", async () => {
    const { holder, passport } = await aHolder("Hal");
    const { tokenId } = passport;
    const first = await signed(holder, tokenId);
    expect(await signed(holder, tokenId)).toBe(first);
    const { revokeCertificate } = await holder.gql(REVOKE, { tokenId });
    expect(revokeCertificate).toContainEqual(
      expect.objectContaining({ tokenId, credential: null, issuedAt: null }),
    );
    expect(await status(first)).toBe("revoked");
    expect((await holder.refused(REVOKE, { tokenId })).code).toBe("NOT_FOUND");
    const second = await signed(holder, tokenId);
    expect(second).not.toBe(first);
    expect([await status(first), await status(second)]).toEqual(["revoked", "valid"]);
  });

  it("ends with what it says: the thing was sold on, or its deal given back", async () => {
    const { holder, thing, passport } = await aHolder("Ida");
    const credential = await signed(holder, passport.tokenId);
    const again = (await holder.gql(RELIST, { id: thing.id })).relistItem.item;
    expect(await status(credential)).toBe("valid");
    await sold(again, { seller: holder, buyer: await market.richMember("Jo", 200) });
    expect(await check(credential)).toMatchObject({
      status: "ended",
      certificate: { name: "Tin drum" },
    });

    const [sam, bea] = [await market.member("Sam"), await market.richMember("Bea", 300)];
    const transactionId = await aDeal(market, { seller: sam, buyer: bea });
    const given = await signed(bea, (await onlyPassportOf(bea)).tokenId);
    const { id } = await aDispute(bea, { transactionId });
    expect(await status(given)).toBe("valid");
    await sam.gql(CONCEDE, { id });
    expect(await status(given)).toBe("ended");
    expect(await passportsOf(bea)).toEqual([]);
  });

  it("goes on, and can be taken back, however many things its member gets afterwards", async () => {
    const { holder, seller, passport, thing } = await aHolder("Nia");
    const credential = await signed(holder, passport.tokenId);
    // As many deals as no test should make one by one.
    await market.rows(
      `insert into transactions (from_user_id, to_user_id, item_id, type, status, created_at, completed_at)
       select $1, $2, $3, 'purchase', 'completed', now(), now() from generate_series(1, 60)`,
      [seller.id, holder.id, thing.id],
    );
    expect(await status(credential)).toBe("valid");
    const all = await passportsOf(holder);
    expect(all).toHaveLength(50);
    expect(all.filter((one) => one.credential === credential)).toHaveLength(1);
    await holder.gql(REVOKE, { tokenId: passport.tokenId });
    expect(await status(credential)).toBe("revoked");
    // It is not among the newest, and can be signed again.
    expect(await status(await signed(holder, passport.tokenId))).toBe("valid");
  });

  it("goes with its member", async () => {
    const { holder, passport } = await aHolder("Kim");
    const credential = await signed(holder, passport.tokenId);
    await holder.gql(`mutation ($password: String!) { deleteAccount(password: $password) }`, {
      password: PASSWORD,
    });
    expect(await status(credential)).toBe("revoked");
  });

  it("is the member's own: nobody signs or takes back another's", async () => {
    const { holder, seller, passport } = await aHolder("Lou");
    const { tokenId } = passport;
    await signed(holder, tokenId);
    expect((await seller.refused(ISSUE, { tokenId })).code).toBe("NOT_FOUND");
    expect((await seller.refused(REVOKE, { tokenId })).code).toBe("NOT_FOUND");
    for (const none of ["", "passport-0", "level-99-1", "'; drop table users"])
      expect((await holder.refused(ISSUE, { tokenId: none })).code).toBe("NOT_FOUND");
    expect((await market.stranger.refused(ISSUE, { tokenId })).code).toBe("UNAUTHENTICATED");
  });

  it("is signed once, of 20 at once", async () => {
    const { holder, passport } = await aHolder("Max");
    const { tokenId } = passport;
    const { won, lost } = await race<{ issueCertificate: Certificate[] }>(
      times(20, () => () => holder.ask(ISSUE, { tokenId })),
    );
    expect(lost).toEqual({});
    const credentials = won.map(
      ({ issueCertificate }) => issueCertificate.find((one) => one.tokenId === tokenId)?.credential,
    );
    expect(new Set(credentials).size).toBe(1);
    expect(await status(credentials[0] ?? "")).toBe("valid");
  });
});
