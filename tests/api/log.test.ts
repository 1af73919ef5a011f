import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { anItem } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Stranger } from "../support/people.ts";

const market = aMarket({ LOG_LEVEL: "trace" });
const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;

/** One question with headers of the asker's choice. */
async function asked(
  query: string,
  headers: Record<string, string>,
  person: Stranger = market.stranger,
) {
  return fetch(`${market.url}/graphql`, {
    method: "POST",
    headers: { ...person.headers, ...headers },
    body: JSON.stringify({ query }),
  });
}

describe("the log", () => {
  it("has one line for a request: pattern, operation, status, time and who", async () => {
    const member = await market.member("Lena");
    const item = await anItem(member);

    await asked("query Purse { wallet { available } }", { "x-request-id": "purse-1" }, member);
    await member.rest("GET", `/api/items/${item.id}`, undefined, { "x-request-id": "item-1" });

    const purse = await market.log.line(({ requestId }) => requestId === "purse-1");
    expect(purse).toMatchObject({
      level: 30,
      msg: "request",
      method: "POST",
      route: "/graphql",
      operation: "Purse",
      kind: "query",
      status: 200,
      memberId: Number(member.id),
      ms: expect.any(Number) as number,
    });
    expect(market.log.lines.filter(({ requestId }) => requestId === "purse-1")).toHaveLength(1);
    const read = await market.log.line(({ requestId }) => requestId === "item-1");
    expect(read).toMatchObject({ method: "GET", route: "/api/items/:id", status: 200 });
  });

  it("has one line for an operation on a socket", async () => {
    const member = await market.member("Lena");
    const stream = await member.live("subscription Purse { walletUpdated { cursor } }");
    await stream.stop();

    const line = await market.log.line(
      ({ msg, memberId }) => msg === "socket operation" && memberId === Number(member.id),
    );
    expect(line.requestId).toBeTruthy();
    expect(
      await market.log.line(
        ({ kind, operation }) => kind === "subscription" && operation === "Purse",
      ),
    ).toMatchObject({ status: "ended", level: 30 });
  });

  it("keeps no password, token, e-mail address, message or typed text, whatever happens", async () => {
    const [lena, jun] = [await market.member("Lena"), await market.member("Jun")];
    const secrets = ["a very secret password", "hush, the bike is 40", "unheard-of-search"];
    await lena.ask(LOGIN, { email: lena.email, password: secrets[0] });
    await lena.ask(LOGIN, { email: lena.email, password: PASSWORD });
    await lena.rest("POST", "/api/auth/login", { email: lena.email, password: secrets[0] });
    await lena.rest(
      "POST",
      "/api/auth/login",
      `{"email":"${lena.email}","password":"${secrets[0]}`,
    );
    await lena.rest("GET", `/auth?token=${lena.token}`);
    await lena.rest("GET", `/api/items?search=${secrets[2]}&token=${lena.token}`);
    await lena.gql(`mutation { forgotPassword(email: "${lena.email}") }`);
    const inbox = (await market.inbox()).body;
    const code = /\/auth\?token=([\w-]+)/.exec(inbox.split(`To ${lena.email}`)[1] ?? "")?.[1] ?? "";
    await lena.ask(`mutation { resetPassword(token: "${code}x", password: "${secrets[0]}") }`);
    await lena.gql(
      `mutation ($to: ID!, $content: String!) { sendMessage(input: { toUserId: $to, content: $content }) { message { id } } }`,
      { to: jun.id, content: secrets[1] },
    );
    await lena.ask(`{ items(search: 7, first: "${secrets[2]}") { cursor } }`);
    const live = await lena.live(`{ items(first: "${secrets[2]}") { cursor } }`);
    await live.stop();

    // The database itself breaks on the row, and names it.
    await market.rows(`create function fail() returns trigger language plpgsql as $$ begin
      raise exception 'duplicate "%"', new.content using errcode = '23514', detail = new.content; end $$`);
    await market.rows(
      `create trigger fail before insert on messages for each row execute function fail()`,
    );
    const broken = await lena.ask(
      `mutation ($to: ID!, $content: String!) { sendMessage(input: { toUserId: $to, content: $content }) { message { id } } }`,
      { to: jun.id, content: secrets[1] },
    );
    await market.rows(`drop trigger fail on messages`);

    expect(broken.errors?.[0]?.message).toMatch(/^Something went wrong \([\w-]+\)$/);
    const id = broken.errors?.[0]?.extensions?.["id"];
    const bug = await market.log.line(({ level, requestId }) => level === 50 && requestId === id);
    expect(bug["err"]).toMatchObject({ stack: expect.stringContaining("at ") as string });
    for (const secret of [...secrets, PASSWORD, code, lena.email, jun.email, lena.token, jun.token])
      expect(market.log.text).not.toContain(secret);
    expect(market.log.text).not.toContain("@market.test");
  });

  it("takes a safe id of the caller's and answers it; any other gets one of ours", async () => {
    const answers = await Promise.all(
      ["deploy.7:a-b_c", "x".repeat(64), "x".repeat(65), "two words", "a\tb"].map((id) =>
        asked("{ categories { name } }", { "x-request-id": id }).then((answer) =>
          answer.headers.get("x-request-id"),
        ),
      ),
    );
    const plain = await market.stranger.rest("GET", "/livez");

    expect(answers.slice(0, 2)).toEqual(["deploy.7:a-b_c", "x".repeat(64)]);
    for (const id of [...answers.slice(2), plain.headers.get("x-request-id")])
      expect(id).toMatch(/^[0-9a-f]{16}$/);
  });

  it("warns of a frame that is too large, and nothing reaches the console", async () => {
    const socket = new WebSocket(
      `${market.url.replace("http", "ws")}/graphql`,
      "graphql-transport-ws",
    );
    const code = await new Promise((resolve) => {
      socket.once("open", () => socket.send("x".repeat(100_000)));
      socket.once("close", resolve);
    });

    expect(code).toBe(1009);
    expect(await market.log.line(({ msg }) => msg === "a socket broke the protocol")).toMatchObject(
      { level: 40, err: { code: "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH" } },
    );
  });
});
