import { beforeAll, expect, it } from "vitest";
import { aBuiltMarket, type ServerProcess } from "../support/builtMarket.ts";
import { PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = aBuiltMarket({ RATE_LIMITS: "on" });
beforeAll(() => market.openSecondServer());

async function loginAt(
  { url }: ServerProcess,
  { email }: Person,
  password: string,
  address = "203.0.113.1",
) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ email, password }),
  });
  return answer.status;
}

const sorted = (statuses: number[]) => statuses.toSorted((a, b) => a - b);

it("of twenty guesses at once at two servers five are looked at, and neither server looks at a sixth", async () => {
  const lena = await market.member("Lena");
  const servers = [market.main, market.second];

  const statuses = await Promise.all(
    times(20, (n) => loginAt(n % 2 ? market.main : market.second, lena, "wrong", `203.0.113.${n}`)),
  );

  expect(sorted(statuses)).toEqual([...times(5, () => 401), ...times(15, () => 429)]);
  for (const server of servers) expect(await loginAt(server, lena, PASSWORD)).toBe(429);
});

it("the guesses of an address are those at both servers", async () => {
  const address = "203.0.113.50";
  const members = await Promise.all(times(5, (n) => market.member(`Lot ${n}`)));
  for (const member of members)
    for (let n = 0; n < 4; n++)
      await loginAt(n % 2 ? market.main : market.second, member, "wrong", address);

  const [lena] = [await market.member("Lena")];
  expect(await loginAt(market.main, lena, PASSWORD, address)).toBe(429);
  expect(await loginAt(market.second, lena, PASSWORD, address)).toBe(429);
  expect(await loginAt(market.second, lena, PASSWORD, "203.0.113.51")).toBe(200);
});

it("a server that is killed remembers them when it is back", async () => {
  const lena = await market.member("Lena");
  for (let n = 0; n < 5; n++) await loginAt(market.main, lena, "wrong", "203.0.113.60");

  await market.main.kill();
  await market.main.start();

  expect(await loginAt(market.main, lena, PASSWORD, "203.0.113.61")).toBe(429);
});
