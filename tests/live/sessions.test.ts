import { expect, it } from "vitest";
import { SESSION_DAYS } from "../../schema/limits.ts";
import { aMarket } from "../support/market.ts";

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
