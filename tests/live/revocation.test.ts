import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { start, type RunningServer } from "../../api/server.ts";
import { VIEW_AS } from "../../schema/limits.ts";
import {
  aProgram,
  REPORT_LEAKED,
  REVOKE_TOKEN,
  ROTATE_TOKEN,
  type Program,
} from "../support/apiTokens.ts";
import { aReport, CASE_MOVED } from "../support/cases.ts";
import { anItem, CREATE_OFFER, WITHDRAW } from "../support/factories.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import { RESET, tokenMailedTo } from "../support/passwordReset.ts";
import type { Person, Stranger } from "../support/people.ts";
import { times } from "../support/races.ts";
import { RawSocket } from "../support/rawSocket.ts";
import { SET_ROLE } from "../support/roles.ts";
import { SUSPEND } from "../support/suspension.ts";
import { aViewAs, STOP_VIEW } from "../support/viewAs.ts";

// What is revoked falls silent within a second, at every server, while the market goes on.

const market = aMarket();
const SILENT_MS = 1000;
const SESSION_ENDED = 4401;
const FORBIDDEN = 4403;
const WHY = "Sold a brick as a teapot";

/** The same market, behind another address. */
let other: RunningServer;
let admin: Person;
let jun: Person;
let kim: Person;
beforeAll(async () => {
  admin = await market.admin();
  [jun, kim] = [await market.richMember("Jun", 5000), await market.member("Kim")];
  other = await start({
    env: { ...market.server.services.env, port: 0 },
    databaseUrl: market.databaseUrl,
    clock: market.clock,
    migrated: true,
    logTo: market.log,
  });
});
afterAll(() => other.stop());

const OFFERS = `subscription { offerUpdated { offer { id } } }`;
const LISTINGS = `subscription { listingAdded { item { id } } }`;
const EVENTS = `subscription { adminEvents { event { id } } }`;
const STATS = `subscription { adminStatsUpdated { totalItems } }`;

/** Who is about to lose a right. */
interface Revoked {
  /** The token that is heard with. */
  token: string | undefined;
  hears: readonly string[];
  /** Who lists something that others want, so that there is something to hear. */
  seller: Person;
  revoke(): Promise<unknown>;
}

/** A member whose old session listens, and who has signed in elsewhere since. */
async function onTwoDevices(
  revoke: (amara: Person, old: { id: string; token: string }) => Promise<unknown>,
): Promise<Revoked> {
  const amara = await market.member("Amara");
  const token = String(amara.token);
  await amara.signIn();
  const { sessions } = await amara.gql(`{ sessions { id isCurrent } }`);
  const { id } = sessions.find((one: { isCurrent: boolean }) => !one.isCurrent);
  return {
    token,
    hears: [OFFERS, LISTINGS],
    seller: amara,
    revoke: () => revoke(amara, { id, token }),
  };
}

async function withRole(person: Person, hears: readonly string[]): Promise<Revoked> {
  const input = { memberId: person.id, role: "member", reason: WHY };
  return {
    token: person.token,
    hears,
    seller: kim,
    revoke: () => answered(admin, SET_ROLE, { input }),
  };
}

async function viewing(revoke: (viewer: Person) => Promise<unknown>): Promise<Revoked> {
  const [vera, ana] = [await market.anotherAdmin("Vera"), await market.member("Ana")];
  const { token } = await aViewAs(market, vera, ana);
  return { token, hears: [OFFERS, LISTINGS], seller: ana, revoke: () => revoke(vera) };
}

/** A member's program listens. */
async function byProgram(
  revoke: (amara: Person, program: Program) => Promise<unknown>,
): Promise<Revoked> {
  const amara = await market.member("Amara");
  const scopes = ["market:read", "offers:read", "wallet:read", "messages:read"];
  const program = await aProgram(amara, { scopes, days: 1 });
  const { token } = program;
  return { token, hears: [OFFERS, LISTINGS], seller: amara, revoke: () => revoke(amara, program) };
}

const CHANGE = `mutation ($now: String!, $next: String!) { changePassword(currentPassword: $now, newPassword: $next) }`;
const NEW_PASSWORD = "another horse battery";

/** Each way in which somebody loses a right. */
const WAYS: Record<string, () => Promise<Revoked>> = {
  "the role of an administrator is taken": async () =>
    withRole(await market.anotherAdmin("Ada"), [EVENTS, STATS]),
  "the role of a moderator is taken": async () =>
    withRole(await market.moderator("Mona"), [CASE_MOVED]),
  "the session is revoked": () =>
    onTwoDevices((amara, { id }) =>
      answered(amara, `mutation ($id: ID!) { revokeSession(id: $id) }`, { id }),
    ),
  "all other sessions are revoked": () =>
    onTwoDevices((amara) => answered(amara, `mutation { revokeOtherSessions }`)),
  "the member logs out": () =>
    onTwoDevices((_amara, { token }) =>
      answered(Object.assign(market.stranger, { token }), `mutation { logout }`),
    ),
  "the password is changed": () =>
    onTwoDevices((amara) => answered(amara, CHANGE, { now: PASSWORD, next: NEW_PASSWORD })),
  "the password is reset": () =>
    onTwoDevices(async ({ email }) => {
      const token = await tokenMailedTo(market, email);
      return answered(market.stranger, RESET, { token, password: NEW_PASSWORD });
    }),
  "the second step is reset": async () => {
    const amara = await market.member("Amara");
    await amara.setUpAuthenticator();
    const call = `mutation ($id: ID!, $why: String!) { resetTwoStep(memberId: $id, reason: $why) { id } }`;
    return {
      token: amara.token,
      hears: [OFFERS, LISTINGS],
      seller: amara,
      revoke: () => answered(admin, call, { id: amara.id, why: WHY }),
    };
  },
  "the member is suspended": () =>
    onTwoDevices(({ id }) => answered(admin, SUSPEND, { memberId: id, reason: WHY })),
  "the account is deleted": () =>
    onTwoDevices((amara) =>
      answered(amara, `mutation ($password: String!) { deleteAccount(password: $password) }`, {
        password: PASSWORD,
      }),
    ),
  "the token is revoked": () =>
    byProgram((amara, { tokenId: id }) => answered(amara, REVOKE_TOKEN, { id })),
  "the token is found where it should not be": () =>
    byProgram((_amara, { token }) => answered(market.stranger, REPORT_LEAKED, { token })),
  "the secret of the token is replaced": () =>
    byProgram((amara, { tokenId: id }) =>
      answered(amara, ROTATE_TOKEN, { id, version: 1, overlapDays: 0 }),
    ),
  "the member of the token is suspended": () =>
    byProgram((_amara, { member: { id } }) =>
      answered(admin, SUSPEND, { memberId: id, reason: WHY }),
    ),
  "the view is stopped": () => viewing((vera) => answered(vera, STOP_VIEW)),
  "the role of who views is taken": () =>
    viewing(({ id }) =>
      answered(admin, SET_ROLE, { input: { memberId: id, role: "member", reason: WHY } }),
    ),
  "who views logs out": () => viewing((vera) => answered(vera, `mutation { logout }`)),
  "the time of the view is over": () =>
    viewing(async () => market.clock.advance(VIEW_AS.minutes / 60)),
  "the token is over": () => byProgram(async () => market.clock.advance(24)),
};

/** Asks, and does not wait for what follows: what counts is when it was answered. */
async function answered(asker: Stranger, query: string, variables: object = {}): Promise<void> {
  const { errors } = await bodyOf(market.server, asker.token, {
    path: "/graphql",
    body: { query, variables },
  });
  if (errors) throw new Error(JSON.stringify(errors));
}

interface Asked {
  path: string;
  /** Undefined for what is read with GET. */
  body?: object;
}

interface Answer {
  code?: string;
  errors?: { extensions: { code: string } }[];
}

async function bodyOf(
  { url }: RunningServer,
  token: string | undefined,
  { path, body }: Asked,
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}

/** One call by each door that is over HTTP; the second is a hot read. */
const DOORS: readonly Asked[] = [
  { path: "/graphql", body: { query: `{ wallet { tpBalance } }` } },
  { path: "/graphql", body: { query: `{ conversations { edges { node { id } } } }` } },
  { path: "/graphql", body: { query: `mutation { logout }` } },
  { path: "/api/wallet" },
  { path: "/api/account/export" },
  { path: "/api/admin/graphql", body: { query: `{ adminStats { totalItems } }` } },
];

/** What the next request with a token is refused with, at each door of each server. */
async function refusals(token: string | undefined): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (const server of [market.server, other])
    for (const door of DOORS) {
      const { code, errors } = await bodyOf(server, token, door);
      codes.push(code ?? errors?.[0]?.extensions.code);
    }
  return codes;
}

/** Opens a socket and says who it is, and no more. */
function knock({ url }: RunningServer, token: string | undefined) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  socket.once("open", () => {
    socket.send(JSON.stringify({ type: "connection_init", payload: { token } }));
  });
  const closed = new Promise<{ code: number; at: number }>((resolve) => {
    socket.once("close", (code) => resolve({ code, at: performance.now() }));
  });
  return { closed };
}

/** Somebody trades without a pause until it is stopped. Who is gone is not dealt with any more. */
async function trade(seller: Person): Promise<{ stop(): Promise<void> }> {
  const { id } = await anItem(seller, { trustPoints: 5 });
  let isOver = false;
  const trading = (async () => {
    while (!isOver) {
      const item = await anItem(jun);
      await aReport(market, kim, { subject: "item", subjectId: item.id });
      const { data } = await jun.ask<{ createOffer: { offer: { id: string } } | null }>(
        CREATE_OFFER,
        { input: { targetItemId: id } },
      );
      if (data?.createOffer) await jun.ask(WITHDRAW, { id: data.createOffer.offer.id });
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await trading;
    },
  };
}

it.each(Object.entries(WAYS))("is silent at both servers when %s", async (_how, begin) => {
  const { token, hears, seller, revoke } = await begin();
  const sockets: RawSocket[] = [];
  for (const server of [market.server, other])
    for (const query of hears) sockets.push(await RawSocket.open(server, { token, query }));
  const witness = await RawSocket.open(other, { token: admin.token, query: EVENTS });
  const trading = await trade(seller);
  try {
    await Promise.all([...sockets, witness].map((socket) => socket.until(1)));
    await revoke();
    const revokedAt = performance.now();
    expect(new Set(await refusals(token)), GRAVE.leak).toEqual(new Set(["UNAUTHENTICATED"]));

    for (const { closed } of sockets) {
      const { code, at } = await closed;
      expect(code).toBe(SESSION_ENDED);
      expect(at - revokedAt, GRAVE.leak).toBeLessThan(SILENT_MS);
    }
    const heard = sockets.map(({ texts }) => texts.length);
    await witness.until(witness.texts.length + 6);
    expect(sockets.map(({ texts }) => texts.length)).toEqual(heard);
    for (const { lastAt, texts } of sockets) {
      expect(lastAt - revokedAt, GRAVE.leak).toBeLessThan(SILENT_MS);
      expect(texts.every((text) => text.includes('"type":"next"'))).toBe(true);
    }
    for (const server of [market.server, other])
      expect((await knock(server, token).closed).code).toBe(FORBIDDEN);
  } finally {
    await trading.stop();
    witness.cut();
  }
});

it("executes nothing more for a client that does not read its close frame, and cuts it", async () => {
  const amara = await market.member("Amara");
  const socket = await RawSocket.open(market.server, { token: amara.token, query: OFFERS });
  socket.pause();
  await answered(amara, `mutation { logout }`);
  const query = `mutation { createPost(input: { content: "Still here" }) { post { id } } }`;
  socket.send({ id: "2", type: "subscribe", payload: { query } });
  await expect.poll(() => market.server.sockets.count(), { timeout: 3000 }).toBe(0);
  const { memberPosts } = await kim.gql(
    `query ($id: ID!) { memberPosts(memberId: $id) { edges { node { id } } } }`,
    { id: amara.id },
  );
  expect(memberPosts.edges, GRAVE.leak).toEqual([]);
});

/** Until so many statements wait for a lock. */
async function locked(count: number): Promise<void> {
  await expect
    .poll(() =>
      market.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
    .toHaveLength(count);
}

it("closes the sockets that were being opened while their sessions ended", async () => {
  const members = await Promise.all(times(5, () => market.member("Amara")));
  // A sign of life is written for each session that is looked up, behind what holds its row.
  market.clock.advance(0.1);
  const ids = members.map(({ id }) => Number(id));
  await admin.proveIdentity();
  const held = await market.hold(`select 1 from sessions where user_id = any($1) for update`, [
    ids,
  ]);
  const suspensions = members.map(({ id }) =>
    answered(admin, SUSPEND, { memberId: id, reason: WHY }),
  );
  await locked(members.length);
  const sockets = members.map(({ token }) => knock(market.server, token));
  await locked(2 * members.length);
  await held.end();
  await Promise.all(suspensions);
  const revokedAt = performance.now();
  for (const { closed } of sockets) {
    const { code, at } = await closed;
    expect([SESSION_ENDED, FORBIDDEN]).toContain(code);
    expect(at - revokedAt, GRAVE.leak).toBeLessThan(SILENT_MS);
  }
});

it("closes the sockets of a session whose end was told while a server could not hear it", async () => {
  const amara = await market.member("Amara");
  const socket = await RawSocket.open(other, { token: amara.token, query: OFFERS });
  await market.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  );
  await answered(amara, `mutation { logout }`);
  const revokedAt = performance.now();
  const { code, at } = await socket.closed;
  expect(code).toBe(SESSION_ENDED);
  expect(at - revokedAt, GRAVE.leak).toBeLessThan(SILENT_MS);
});
