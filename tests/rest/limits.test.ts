import { describe, expect, it } from "vitest";
import { aMarket, PASSWORD } from "../support/market.ts";

const market = aMarket({ RATE_LIMITS: "on" });

describe("a guesser", () => {
  it("hears 429 and when to come back", async () => {
    const person = await market.member("Gil");
    const guess = () =>
      market.stranger.rest("POST", "/api/auth/login", {
        email: person.email,
        password: `wrong ${PASSWORD}`,
      });
    for (let n = 0; n < 5; n++) expect(await guess()).toMatchObject({ status: 401 });
    const { status, headers, body } = await guess();
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: "RATE_LIMITED" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
