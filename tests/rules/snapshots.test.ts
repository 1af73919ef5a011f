import { createClient, type Client } from "graphql-ws";
import { beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { CONNECTIONS_MAX } from "../../api/env.ts";
import { anAddress } from "../support/checkout.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";
import { answers } from "../support/repetitions.ts";
import {
  DOCUMENTS,
  DOORS,
  WALLET,
  walletContradictions,
  type Question,
} from "./snapshots/queries.ts";
import { writersOf } from "./snapshots/writers.ts";

const market = aMarket();
const TP = 100_000;
const READERS = { http: 10, socket: 6, rest: 4 };

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } conversation { lastMessage { id } } } }`;

let hub: Person;
let writers: (() => Promise<void>)[];
const wrong: Record<string, number> = {};
const onWrong = (name: string) => void (wrong[name] = (wrong[name] ?? 0) + 1);

beforeAll(async () => {
  hub = await market.richMember("Hub", TP);
  const partners = await Promise.all(
    times(4, async (n) => {
      const person = await market.richMember(`Partner ${n}`, TP);
      return { person, addressId: await anAddress(person) };
    }),
  );
  writers = writersOf({
    hub,
    partners,
    hubAddressId: await anAddress(hub),
    onWallet: (wallet) => walletContradictions(wallet).forEach(onWrong),
  });
  for (const write of writers) await write();
});

type Ask = (asked: string) => Promise<unknown>;

const overRest: Ask = async (path) => {
  const { status, body } = await hub.rest("GET", path);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

const overSocket =
  (client: Client): Ask =>
  async (query) => {
    for await (const { data, errors } of client.iterate({ query })) {
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    }
    throw new Error("no answer");
  };

/** Asks the questions in turns, `count` times. */
async function read(
  ask: Ask,
  { questions, count }: { questions: Question[]; count: number },
): Promise<void> {
  for (let n = 0; n < count; n++) {
    const question = questions[n % questions.length] as Question;
    question.contradictions(await ask(question.asked)).forEach(onWrong);
  }
}

const { count, patienceMs } = answers(400);

it(
  `no answer of ${count} beside writers contradicts itself, over HTTP, WebSocket and REST, nor what is answered to a change or told live`,
  async () => {
    const client = createClient({
      url: `${market.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: hub.token },
    });
    const asks: { ask: Ask; questions: Question[] }[] = [
      ...times(READERS.http, () => ({
        ask: (asked: string) => hub.gql(asked),
        questions: DOCUMENTS,
      })),
      ...times(READERS.socket, () => ({ ask: overSocket(client), questions: DOCUMENTS })),
      ...times(READERS.rest, () => ({ ask: overRest, questions: DOORS })),
    ];
    const heard = await hub.live<{ wallet: unknown }>(
      `subscription { walletUpdated { wallet { ${WALLET} } } }`,
    );
    let isRead = false;
    let rounds = 0;
    const writing = writers.map(async (write) => {
      while (!isRead) {
        await write();
        rounds++;
      }
    });
    const reading = Promise.all(
      asks.map(({ ask, questions }) => read(ask, { questions, count: count / asks.length })),
    );
    await Promise.race([reading, Promise.all(writing)]).finally(() => {
      isRead = true;
    });
    await Promise.all([reading, ...writing]);
    await client.dispose();
    await market.settled();
    for (const { wallet } of heard.heard) walletContradictions(wallet).forEach(onWrong);
    await heard.stop();

    expect(wrong).toEqual({});
    expect(heard.heard.length).toBeGreaterThan(0);
    expect(rounds).toBeGreaterThan(writers.length);
  },
  patienceMs,
);

const DASHBOARD = `{ viewer { id unreadMessages pendingOffers } wallet { tpBalance held holds { amount } history(first: 5) { edges { node { id } } } }
  sellerOffers(first: 5) { edges { node { id targetItem { title } } } } }`;

it("five times as many queries as there are connections are all answered, and mutations among them", async () => {
  const partner = await market.member("Partner");
  const [answered, sent] = await Promise.all([
    Promise.all(times(5 * CONNECTIONS_MAX, () => hub.ask(DASHBOARD))),
    Promise.all(
      times(20, (n) => partner.ask(SEND, { input: { toUserId: hub.id, content: `Hello ${n}` } })),
    ),
  ]);
  expect([...answered, ...sent].flatMap(({ errors }) => errors ?? [])).toEqual([]);
});

it("each field of a mutation shows the moment after its own change, and holds nothing that the next one needs", async () => {
  const said = `message { id } conversation { lastMessage { id } }`;
  const twice = `mutation ($one: SendMessageInput!, $two: SendMessageInput!) { one: sendMessage(input: $one) { ${said} } two: sendMessage(input: $two) { ${said} } }`;
  const partners = await Promise.all(
    times(2 * CONNECTIONS_MAX, (n) => market.member(`Partner ${n}`)),
  );
  const answered = await Promise.all(
    partners.map((partner) =>
      partner.gql(twice, {
        one: { toUserId: hub.id, content: "One" },
        two: { toUserId: hub.id, content: "Two" },
      }),
    ),
  );
  for (const { one, two } of answered)
    expect([one.conversation.lastMessage, two.conversation.lastMessage]).toEqual([
      one.message,
      two.message,
    ]);
});

it("where one statement fails, what was not read yet fails with it, for one reason that is logged once", async () => {
  const broken = `{ cart { version } wallet { tpBalance } viewer { id } orders { totalCount } sales { totalCount } }`;
  const before = market.log.lines.length;
  await market.rows(`alter table cart_lines rename to cart_lines_away`);
  const { data, errors } = await hub.ask(broken);
  await market.rows(`alter table cart_lines_away rename to cart_lines`);

  const failed = errors?.map(({ path, extensions }) => [path?.[0], extensions?.["code"]]);
  expect(failed).toContainEqual(["cart", "INTERNAL_SERVER_ERROR"]);
  expect(data?.["viewer"] ?? null).toBe(null);
  const lines = market.log.lines.slice(before);
  expect(lines).toMatchObject([
    { msg: "bug", err: { cause: { message: expect.stringMatching(/cart_lines/) } } },
  ]);
  expect((await hub.gql(`{ cart { version } }`)).cart.version).toBeGreaterThan(0);
});
