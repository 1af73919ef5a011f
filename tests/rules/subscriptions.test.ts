import "reflect-metadata";
import type { GraphQLError } from "graphql";
import { beforeAll, expect, it } from "vitest";
import { viewerFromToken } from "../../api/composition/credentials.ts";
import { newContext } from "../../api/core/context.ts";
import { Follower } from "../../api/core/events/follower.ts";
import { Documents } from "../../api/core/guard/index.ts";
import { followerOf, type Caller, type Operation } from "../../api/core/subscriptions/operation.ts";
import { Subscription } from "../../api/core/subscriptions/subscription.ts";
import { anItem, type ListedItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { RawSocket } from "../support/rawSocket.ts";

const market = aMarket();
const FOLLOW = `subscription ($ids: [ID!]!) { itemUpdated(ids: $ids) { cursor item { title isMine } } }`;
const RENAME = `mutation ($id: ID!, $title: String!) { updateItem(itemId: $id, input: { title: $title }) { item { id } } }`;

/** A subscription whose results go to a list. Each delivery waits until it is let go. */
class Collected extends Subscription {
  readonly payloads: string[] = [];
  readonly errors: GraphQLError[] = [];
  readonly caller: Caller;
  readonly #gates: PromiseWithResolvers<void>[] = [];

  constructor(operation: Operation, follower: Follower, caller: Caller) {
    super(operation, follower);
    this.caller = caller;
    this.wake();
  }

  override get services() {
    return market.server.services;
  }

  override deliver(payload: string): Promise<void> {
    this.payloads.push(payload);
    const gate = Promise.withResolvers<void>();
    this.#gates.push(gate);
    return gate.promise;
  }

  override async fail(error: GraphQLError): Promise<void> {
    this.errors.push(error);
  }

  override traced<T>(work: () => T): T {
    return work();
  }

  get last(): PromiseWithResolvers<void> {
    const gate = this.#gates.at(-1);
    if (!gate) throw new Error("nothing was delivered");
    return gate;
  }

  get cursors(): string[] {
    return this.payloads.map((text) => JSON.parse(text).data.itemUpdated.cursor as string);
  }

  end(): void {
    this.follower.return();
  }
}

let ada: Person;
let item: ListedItem;

beforeAll(async () => {
  ada = await market.member("Ada");
  item = await anItem(ada, { title: "Clock" });
});

async function collects(person: Person): Promise<Collected> {
  const { services } = market.server;
  const documents = new Documents(services.schema);
  const checked = documents.check(FOLLOW);
  const guarded = "document" in checked && documents.operation(checked.document, undefined);
  if (!guarded) throw new Error("not valid");
  const operation = { guarded, variables: { ids: [item.id] } };
  const viewer = await viewerFromToken(services, person.token ?? "", { ip: "127.0.0.1" });
  const origin = { ip: "", userAgent: undefined };
  const follower = await followerOf(operation, newContext(services, viewer, origin));
  if (!(follower instanceof Follower)) throw new Error("refused");
  return new Collected(operation, follower, { viewer, origin });
}

const rename = (title: string) => ada.gql(RENAME, { id: item.id, title });

function socketOf(person: Person): Promise<RawSocket> {
  const variables = { ids: [item.id] };
  return RawSocket.open(market.server, { token: person.token, query: FOLLOW, variables });
}

it("delivers elsewhere what a socket gets, byte for byte, with the rights of its caller", async () => {
  for (const person of [ada, await market.member("Bea")]) {
    const socket = await socketOf(person);
    const collected = await collects(person);
    await rename(`Clock, seen by ${person.email}`);
    await socket.until(1);
    await expect.poll(() => collected.payloads.length).toBe(1);
    const [payload = ""] = collected.payloads;
    expect(socket.texts[0]).toBe(`{"id":"1","type":"next","payload":${payload}}`);
    expect(JSON.parse(payload).data.itemUpdated.item.isMine).toBe(person === ada);
    collected.end();
    socket.cut();
  }
});

it("takes the next event when the last one has left, and none is lost meanwhile", async () => {
  const collected = await collects(ada);
  const socket = await socketOf(ada);
  for (const title of ["First", "Second", "Third"]) await rename(title);
  await socket.until(3);
  const cursors = socket.payloads<{ cursor: string }>().map(({ cursor }) => cursor);
  for (const count of [1, 2, 3]) {
    await expect.poll(() => collected.cursors).toEqual(cursors.slice(0, count));
    collected.last.resolve();
  }
  await rename("Fourth");
  await expect.poll(() => collected.cursors.length).toBe(4);
  expect(collected.errors).toEqual([]);
  collected.end();
  socket.cut();
});

it("is told once that a delivery failed, and takes no more", async () => {
  const collected = await collects(ada);
  const socket = await socketOf(ada);
  await rename("Fifth");
  await expect.poll(() => collected.payloads.length).toBe(1);
  collected.last.reject(new Error("the receiver is away"));
  await expect.poll(() => collected.errors.length).toBe(1);
  await rename("Sixth");
  await socket.until(2);
  expect(collected.payloads.length).toBe(1);
  expect(collected.errors.map(({ message }) => message)).toEqual(["the receiver is away"]);
  socket.cut();
});
