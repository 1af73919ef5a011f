import { getNamedType, isObjectType, print, type GraphQLSchema } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { streamAudience, type Audience, type Topic } from "../../api/core/events/topics.ts";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { start, type RunningServer } from "../../api/server.ts";
import { SAME_FOR_ALL, SHARED } from "../../api/sockets/shared/sameForAll.ts";
import { StreamUpdatedDocument } from "../../web/gql/graphql.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { RawSocket } from "../support/rawSocket.ts";
import { aLiveStream, UPDATE_STREAM } from "../support/streams.ts";
import { SET_SWITCH } from "../support/switches.ts";

const market = aMarket();
/** The same market, every event executed for each reader. */
let unshared: RunningServer;
let schema: GraphQLSchema;
let host: Person;
let fan: Person;
let admin: Person;
let tokens: (string | undefined)[];
let known: Record<string, Occasion>;
const DEPTH = 4;
const COUNTED = '"viewerCount":777';

/** An event: the arguments of its subscription, and what makes it happen. */
interface Occasion {
  args: string;
  happen(): Promise<unknown>;
  /** What tells it from others that come by themselves. */
  mark?: string;
}

beforeAll(async () => {
  schema = await buildSchema();
  host = await market.member("Host");
  fan = await market.member("Fan");
  admin = await market.admin();
  tokens = [undefined, host.token, fan.token, admin.token];
  unshared = await start({
    env: { ...market.server.services.env, port: 0 },
    databaseUrl: market.databaseUrl,
    clock: market.clock,
    migrated: true,
    logTo: market.log,
    withSharedSubscriptions: false,
  });
  known = await occasions();
});
afterAll(() => unshared.stop());

/** Everything of a type that is the same for all, and of what hangs on it. */
function everythingOf(typeName: string, depth = DEPTH): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
  const fields = (SAME_FOR_ALL[typeName] ?? []).flatMap((name) => {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${typeName} has no field ${name}`);
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return [name];
    return depth === 0 ? [] : [`${name} { ${everythingOf(inner.name, depth - 1)} }`];
  });
  return `__typename ${fields.join(" ")}`;
}

/** What each kind of asker is told of an event, at a server. */
async function toldTo(server: RunningServer, query: string, { happen, mark = "" }: Occasion) {
  const sockets: RawSocket[] = [];
  for (const token of tokens) sockets.push(await RawSocket.open(server, { token, query }));
  const sharedSubscriptions = server.sockets.sharedSubscriptions();
  await happen();
  const found = () => sockets.map(({ texts }) => texts.find((text) => text.includes(mark)));
  const foundAtLast = async () => {
    // Of what is not stored the latest counts: the server's own word may have come in the same moment.
    if (mark !== "" && found().includes(undefined)) await happen();
    return found();
  };
  await expect.poll(foundAtLast, { interval: 300 }).not.toContain(undefined);
  for (const socket of sockets) socket.cut();
  await expect.poll(() => server.sockets.count()).toBe(0);
  return { texts: found(), sharedSubscriptions };
}

/** One for each shared subscription. */
async function occasions(): Promise<Record<string, Occasion>> {
  const { id } = await anItem(host, {
    title: "Enamel teapot",
    description: "é".repeat(2500),
    trustPoints: 30,
  });
  await fan.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, { id });
  const stream = await aLiveStream(host, { itemIds: [id], tags: ["enamel"] });
  let price = 30;
  const says = (topic: Topic, audience: Audience = streamAudience(Number(stream.id))) => {
    const others = { peakViewers: 777, uniqueViewers: 777, likes: 0 };
    const data = { streamId: Number(stream.id), viewerCount: 777, ...others };
    return market.server.services.bus.publish([{ a: audience, t: topic, d: data }]);
  };
  const retitle = () =>
    host.gql(UPDATE_STREAM, { id: stream.id, input: { title: `Enamel, part ${++price}` } });
  let isOn = true;
  return {
    closedFeaturesUpdated: {
      args: "",
      happen: () => {
        isOn = !isOn;
        return admin.gql(SET_SWITCH, {
          input: { name: "rewards", isOn, reason: "We count again" },
        });
      },
    },
    itemUpdated: {
      args: `ids: ["${id}"]`,
      happen: () =>
        host.gql(
          `mutation ($id: ID!, $tp: Int!) { changePrice(itemId: $id, trustPoints: $tp) { item { id } } }`,
          {
            id,
            tp: ++price,
          },
        ),
    },
    streamUpdated: { args: `streamId: "${stream.id}"`, happen: retitle },
    streamsLive: { args: "", happen: retitle },
    streamChatMessage: {
      args: `streamId: "${stream.id}"`,
      happen: () =>
        fan.gql(
          `mutation ($id: ID!, $name: String) { sendStreamMessage(streamId: $id, content: "How much?", clientId: $name) { message { id } } }`,
          { id: stream.id, name: crypto.randomUUID() },
        ),
    },
    streamReaction: {
      args: `streamId: "${stream.id}"`,
      happen: () =>
        fan.gql(`mutation ($id: ID!) { sendStreamReaction(streamId: $id) }`, { id: stream.id }),
    },
    streamViewerCount: {
      args: `streamId: "${stream.id}"`,
      happen: () => says("streamViewerCount"),
      mark: COUNTED,
    },
    streamViewerCounts: { args: "", happen: () => says("streamCounted", "m"), mark: COUNTED },
  };
}

it("what is executed once for all is the same for strangers, members, its owner and the administrator", async () => {
  for (const name of Object.keys(SHARED)) {
    const occasion = known[name];
    const field = schema.getSubscriptionType()?.getFields()[name];
    if (!occasion || !field) throw new Error(`nothing makes ${name} happen here`);
    const args = occasion.args && `(${occasion.args})`;
    const query = `subscription { ${name}${args} { ${everythingOf(getNamedType(field.type).name)} } }`;

    const each = await toldTo(unshared, query, occasion);
    expect(each.sharedSubscriptions).toBe(0);
    expect(new Set(each.texts).size, name).toBe(1);
    const once = await toldTo(market.server, query, occasion);
    expect(once.sharedSubscriptions).toBe(1);
    expect(new Set(once.texts).size).toBe(1);
    expect(JSON.parse(once.texts[0] ?? "")).toMatchObject({ id: "1", type: "next" });
    expect(once.texts[0]).not.toContain('"errors"');
  }
});

it("the bytes of the shared way and of the other are equal, for ids of every kind and answers of every length", async () => {
  const { streamUpdated } = known;
  const long = Array.from({ length: 14 }, (_, n) => `a${n}: description`).join(" ");
  const longer = `stream { featuredItems { ${long} } }`;
  for (const selection of ["cursor", "cursor stream { title }", `stream { ${long} }`, longer])
    for (const id of ["1", 'ü"\\ 長', crypto.randomUUID()]) {
      const query = `subscription { streamUpdated(${streamUpdated?.args ?? ""}) { ${selection} } }`;
      const sockets = [
        await RawSocket.open(market.server, { query, id }),
        await RawSocket.open(unshared, { query, id }),
      ];
      await streamUpdated?.happen();
      await Promise.all(sockets.map((socket) => socket.until(1)));
      expect(sockets[0]?.texts).toEqual(sockets[1]?.texts);
      for (const socket of sockets) socket.cut();
    }
});

it("the page of a stream asks its events for nothing else", async () => {
  const { streamUpdated } = known;
  const query = print(StreamUpdatedDocument);
  const streamId = /"(\d+)"/.exec(streamUpdated?.args ?? "")?.[1];
  const sockets: RawSocket[] = [];
  for (const token of tokens)
    sockets.push(await RawSocket.open(market.server, { token, query, variables: { streamId } }));
  expect(market.server.sockets.sharedSubscriptions()).toBe(1);
  await streamUpdated?.happen();
  await Promise.all(sockets.map((socket) => socket.until(1)));
  expect(new Set(sockets.map(({ texts }) => texts[0])).size).toBe(1);
  for (const socket of sockets) socket.cut();
});

it("what depends on who asks is executed for each", async () => {
  const { id } = await anItem(host, { title: "Liked teapot" });
  const query = `subscription { itemUpdated(ids: ["${id}"]) { item { isMine isLiked } } }`;
  const mine = await RawSocket.open(market.server, { query, token: host.token });
  const theirs = await RawSocket.open(market.server, { query, token: fan.token });
  expect(market.server.sockets.sharedSubscriptions()).toBe(0);

  await fan.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, { id });
  await Promise.all([mine.until(1), theirs.until(1)]);
  expect(mine.payloads()).toEqual([{ item: { isMine: true, isLiked: false } }]);
  expect(theirs.payloads()).toEqual([{ item: { isMine: false, isLiked: true } }]);
  for (const socket of [mine, theirs]) socket.cut();
});
