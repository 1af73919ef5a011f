import { describe, expect, it } from "vitest";
import { overSocket } from "../support/anyCall.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { closed } from "../support/switches.ts";

const market = aMarket();

interface Answered {
  status: number;
  retryAfter: string | null;
  body: {
    data?: Record<string, unknown>;
    errors?: { path?: string[]; extensions: { code: string } }[];
  };
}

async function post(
  query: string,
  { token, accept = "application/json" }: { token?: string | undefined; accept?: string } = {},
): Promise<Answered> {
  const answer = await fetch(`${market.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get("retry-after"),
    body: (await answer.json()) as Answered["body"],
  };
}

describe("a request of which a part is refused", () => {
  it.each(["application/json", "application/graphql-response+json"])(
    "has the answers of all others, and says which field was refused why: %s",
    async (accept) => {
      const { status, body } = await post(
        `{ wallet { tpBalance } categories { name } mine: myItems { edges { cursor } } closedFeatures { cursor } }`,
        { accept },
      );
      expect(status).toBe(200);
      expect(body.data).toEqual({
        wallet: null,
        categories: expect.arrayContaining([{ name: expect.any(String) }]),
        mine: null,
        closedFeatures: { cursor: expect.any(String) },
      });
      expect(
        body.errors?.map(({ path, extensions }) => [path, extensions.code]).toSorted(),
      ).toEqual([
        [["mine"], "UNAUTHENTICATED"],
        [["wallet"], "UNAUTHENTICATED"],
      ]);
    },
  );

  it("names the reason of each refused field, however many there are", async () => {
    const names = Array.from({ length: 10 }, (_, n) => `w${n}`);
    const { body } = await post(
      `{ ${names.map((name) => `${name}: wallet { tpBalance }`).join(" ")} }`,
    );
    expect(body.data).toEqual(Object.fromEntries(names.map((name) => [name, null])));
    expect(body.errors?.map(({ path }) => path?.[0]).toSorted()).toEqual(names);

    const amara = await market.member("Amara");
    const nested = `{ ${names.map((name) => `${name}: wallet { history(first: 1000) { edges { cursor } } }`).join(" ")} }`;
    const { body: bubbled } = await post(nested, { token: amara.token });
    expect(bubbled.errors?.map(({ path }) => path?.[0]).toSorted()).toEqual(names);

    const six = `{ ${names
      .slice(0, 6)
      .map((name) => `${name}: wallet { tpBalance }`)
      .join(" ")} }`;
    const errors = await overSocket(market.stranger, six);
    expect(errors.map(({ path }) => String(path?.[0])).toSorted()).toEqual(names.slice(0, 6));
  });

  it("has the status and the wait of what may be sent again only when nothing was answered", async () => {
    const [amara, admin] = [await market.member("Amara"), await market.admin()];
    const item = await anItem(await market.member("Jun"));
    await closed(admin, "offers");
    const offer = `createOffer(input: { targetItemId: ${item.id} }) { offer { id } }`;
    for (const [itemId, status] of [
      [item.id, 200],
      ["999999", 503],
    ] as const) {
      const answer = await post(
        `mutation { likeItem(itemId: ${itemId}) { item { id } } ${offer} }`,
        {
          token: amara.token,
        },
      );
      expect([answer.status, answer.retryAfter]).toEqual([status, expect.any(String)]);
    }
  });

  it("keeps what was done before the refused mutation, and what is done after it", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const [stool, lamp] = [await anItem(amara), await anItem(amara)];
    const { status, body } = await post(
      `mutation {
        first: likeItem(itemId: ${stool.id}) { item { id } }
        none: likeItem(itemId: 999999) { item { id } }
        last: likeItem(itemId: ${lamp.id}) { item { id } }
      }`,
      { token: jun.token },
    );
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { first: { item: { id: stool.id } }, none: null, last: { item: { id: lamp.id } } },
    });
    expect(body.errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [["none"], "NOT_FOUND"],
    ]);
  });
});
