import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { SESSION_DAYS } from "../../schema/limits.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { SUSPEND } from "../support/suspension.ts";

const market = aMarket();
const WALLET = `subscription { walletUpdated { wallet { tpBalance } } }`;

it("closes the sockets of a session within a second after logout", async () => {
  const amara = await market.member("Amara");
  const stream = await amara.live(WALLET);
  const from = Date.now();
  await amara.gql(`mutation { logout }`);
  expect(await stream.closed()).toBe(4401);
  expect(Date.now() - from).toBeLessThan(1000);
  expect((await amara.refused(`{ wallet { tpBalance } }`)).code).toBe("UNAUTHENTICATED");
});

it("closes only the sockets of the session that was revoked", async () => {
  const amara = await market.member("Amara");
  const { login } = await market.stranger.gql(
    `mutation ($email: String!) { login(email: $email, password: "correct horse battery") { token } }`,
    { email: amara.email },
  );
  const elsewhere = market.stranger;
  elsewhere.token = login.token;
  const [here, there] = [await amara.live(WALLET), await elsewhere.live(WALLET)];

  const { sessions } = await amara.gql(`{ sessions { id isCurrent } }`);
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await amara.gql(`mutation ($id: ID!) { revokeSession(id: $id) }`, { id: other.id });
  expect(await there.closed()).toBe(4401);
  expect((await elsewhere.refused(`{ wallet { tpBalance } }`)).code).toBe("UNAUTHENTICATED");
  await here.roundTrip();
  expect(here.closeCode).toBeUndefined();
  await here.stop();
});

it("answers an expired session like none", async () => {
  const amara = await market.member("Amara");
  market.clock.advance(24 * SESSION_DAYS + 1);
  expect((await amara.refused(`{ wallet { tpBalance } }`)).code).toBe("UNAUTHENTICATED");
  expect(await amara.gql(`{ viewer { id } categories { name } }`).catch(() => null)).not.toBeNull();
});

it("refuses a socket with a token that is none", async () => {
  const person = market.stranger;
  person.token = "made-up";
  await expect(person.live(WALLET)).rejects.toMatchObject({ code: 4403 });
});

it("does not count sockets that were gone before they were known", async () => {
  const amara = await market.member("Amara");
  for (let n = 0; n < 40; n++) {
    const socket = new WebSocket(
      `${market.url.replace("http", "ws")}/graphql`,
      "graphql-transport-ws",
    );
    await new Promise((resolve) => socket.once("open", resolve));
    socket.send(JSON.stringify({ type: "connection_init", payload: { token: amara.token } }), () =>
      socket.terminate(),
    );
  }
  const stream = await amara.live(WALLET);
  await stream.roundTrip();
  expect(stream.closeCode).toBeUndefined();
  await stream.stop();
});

it("closes the sockets of a session whose end the bus did not carry", async () => {
  const amara = await market.member("Amara");
  const stream = await amara.live(WALLET);
  await market.rows(`delete from sessions where user_id = $1`, [Number(amara.id)]);
  expect(await stream.closed()).toBe(4401);
});

it("closes every socket of a member within a second of the suspension, and tells them nothing more", async () => {
  const [admin, amara] = [await market.admin(), await market.member("Amara")];
  const lists = `subscription { listingAdded { item { title } } }`;
  const [wallet, listings] = [await amara.live(WALLET), await amara.live(lists)];
  const others = await market.stranger.live(lists);

  const from = Date.now();
  await admin.gql(SUSPEND, { memberId: amara.id, reason: "Sold a brick as a teapot" });
  expect(await wallet.closed()).toBe(4401);
  expect(await listings.closed()).toBe(4401);
  expect(Date.now() - from).toBeLessThan(1000);

  await anItem(await market.member("Jun"), { title: "Not for her" });
  expect(await others.next()).toEqual({ item: { title: "Not for her" } });
  expect(listings.heard).toEqual([]);
  await others.stop();
  await expect(amara.live(WALLET)).rejects.toMatchObject({ code: 4403 });
});
