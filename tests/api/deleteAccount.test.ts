import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ADDRESS, anOrder, CONFIRM, ACCEPT_PART, partOf, SHIP } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, stateOf } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import { Person } from "../support/people.ts";
import { aPhoto } from "../support/photos.ts";

const market = aMarket();
const DELETE = `mutation ($password: String!) { deleteAccount(password: $password) }`;
const PREFER = `mutation ($input: NotificationPreferenceInput!) { setNotificationPreference(input: $input) { emails } }`;
const PREVIEW = `{ deletionPreview { openOrders openOffers items tp } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
const LIKE = `mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`;

/** What of Zebedee must be nowhere afterwards. */
const PERSONAL = [
  "Zebedee",
  "Quillfeather",
  "zeb.quill",
  "zebquill",
  "Ravenscourt",
  "beekeeping hermit",
  "5550199",
  "Harbour Street",
  "Okafor",
];

async function zebedee(): Promise<Person> {
  const zeb = await Person.register(market, {
    username: "zebquill",
    email: "zeb.quill@market.test",
    password: PASSWORD,
    displayName: "Zebedee Quillfeather",
  });
  await zeb.gql(`mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }`, {
    input: {
      firstName: "Zebedee",
      lastName: "Quillfeather",
      bio: "A beekeeping hermit",
      location: "Ravenscourt",
      skills: ["beekeeping hermit work"],
    },
  });
  await market.rows(`update users set phone = '5550199' where id = $1`, [Number(zeb.id)]);
  return zeb;
}

/** Every place in the database, whatever its type, that holds one of the texts. */
async function found(texts: readonly string[]): Promise<string[]> {
  const columns = await market.rows<{ schema: string; table: string; column: string }>(`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type not in ('integer', 'bigint', 'boolean', 'smallint', 'double precision', 'numeric', 'date')
      and data_type not like 'timestamp%'`);
  const pattern = texts.map((text) => text.replaceAll(".", String.raw`\.`)).join("|");
  const places: string[] = [];
  for (const { schema, table, column } of columns) {
    const rows = await market.rows<{ value: string }>(
      `select "${column}"::text as value from "${schema}"."${table}" where "${column}"::text ~* $1`,
      [pattern],
    );
    places.push(...rows.map(({ value }) => `${table}.${column}: ${value.slice(0, 120)}`));
  }
  return places;
}

async function photoFiles(): Promise<string[]> {
  const folder = join(market.server.services.env.dataDir, "uploads");
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".webp"));
}

describe("deleting an account", () => {
  // Proves: PF-006
  it("leaves no personal string anywhere, closes what is open, and others' history whole", async () => {
    const [jun, priya] = [await market.richMember("Jun", 900), await market.member("Priya")];
    const zeb = await zebedee();
    const zebsPhoto = await aPhoto(zeb, 40);
    const withPhoto = async (person: Person, title: string, images: string[]) => {
      const item = await anItem(person, {
        title,
        description: `Call Zebedee Quillfeather on 5550199 or zeb.quill@market.test`,
        location: "Ravenscourt",
      });
      await person.gql(
        `mutation ($id: ID!, $input: UpdateItemInput!) { updateItem(itemId: $id, input: $input) { item { id } } }`,
        { id: item.id, input: { images } },
      );
      return item;
    };
    const sold = await withPhoto(zeb, "Honey jar", [zebsPhoto]);
    const listed = await withPhoto(zeb, "Quillfeather lamp", [await aPhoto(zeb, 80)]);
    const offered = await withPhoto(zeb, "Wax block", []);

    // A deal, open offers both ways, an order each way, messages, likes, a mail, a notification.
    await zeb.gql(ACCEPT, { id: (await anOffer(jun, sold)).id });
    const toZeb = await anOffer(priya, offered, { message: "For my sister" });
    await anOffer(priya, listed);
    const junsItem = await anItem(jun, { title: "Radio" });
    const fromZeb = await anOffer(zeb, junsItem, {
      tpDelta: 20,
      message: "Ring me: 5550199, Zebedee",
    });
    const bought = await anOrder(zeb, [await anItem(jun, { title: "Cup", trustPoints: 5 })]);
    for (const [query, variables] of [
      [ACCEPT_PART, { id: partOf(bought, jun).id }],
      [SHIP, { id: partOf(bought, jun).id }],
    ] as const)
      await jun.gql(query, variables);
    await zeb.gql(CONFIRM, { partId: partOf(bought, jun).id });
    await zeb.gql(SEND, {
      input: { toUserId: jun.id, content: "I am Zebedee Quillfeather, zeb.quill@market.test" },
    });
    await zeb.gql(SEND, { input: { toUserId: jun.id, attachmentUrl: await aPhoto(zeb, 120) } });
    await jun.gql(SEND, { input: { toUserId: zeb.id, content: "Glad to meet you" } });
    await zeb.gql(LIKE, { id: junsItem.id });
    await market.stranger.gql(`mutation ($email: String!) { forgotPassword(email: $email) }`, {
      email: zeb.email,
    });
    const { relistItem } = await jun.gql(
      `mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 10) { item { id } } }`,
      { id: sold.id },
    );
    const stream = await zeb.live(`subscription { walletUpdated { wallet { tpBalance } } }`);
    expect((await found(PERSONAL)).length).toBeGreaterThan(20);

    const { deletionPreview } = await zeb.gql(PREVIEW);
    expect(deletionPreview).toMatchObject({ openOrders: 0, openOffers: 3, items: 2 });
    // The others are away by now, and want to be mailed what happens to their offers.
    for (const other of [jun, priya])
      for (const type of ["offer_withdrawn", "offer_superseded"])
        await other.gql(PREFER, { input: { type, email: true } });
    market.clock.advance(0.2);
    const from = Date.now();
    expect((await zeb.gql(DELETE, { password: PASSWORD })).deleteAccount).toBe(true);

    expect(await stream.closed()).toBe(4401);
    expect(Date.now() - from).toBeLessThan(5000);
    expect(await found(PERSONAL)).toEqual([]);
    expect((await zeb.gql(`{ viewer { id } }`)).viewer).toBeNull();
    expect(
      (
        await market.stranger.refused(
          `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
          { email: zeb.email, password: PASSWORD },
        )
      ).code,
    ).toBe("INVALID_CREDENTIALS");

    // The others: closed offers, no TP held, whole threads and deals.
    expect(await stateOf(priya, toZeb)).toBe("superseded");
    expect(await stateOf(jun, fromZeb)).toBe("withdrawn");
    expect(await priya.wallet()).toEqual({ tpBalance: 100, held: 0, available: 100 });
    const { user, conversation, item } = await jun.gql(
      `query ($id: ID!, $item: ID!) {
        user(id: $id) { displayName username bio location avatar isOnline wantedItems { id } }
        conversation(memberId: $id) { member { displayName } messages { edges { node { content messageType attachmentUrl } } } }
        item(id: $item) { title status images { path } likeCount }
      }`,
      { id: zeb.id, item: sold.id },
    );
    expect(user).toEqual({
      displayName: "Former member",
      username: `former:${zeb.id}`,
      bio: null,
      location: null,
      avatar: null,
      isOnline: null,
      wantedItems: null,
    });
    expect(conversation.member.displayName).toBe("Former member");
    const thread = conversation.messages.edges.map(
      ({ node }: { node: { content: string } }) => node.content,
    );
    expect(thread).toContain("Glad to meet you");
    expect(thread).toContain("I am [removed], [removed]");
    expect(thread).toContain("[Photo removed]");
    expect(item).toMatchObject({ title: "Honey jar", status: "sold", images: [] });
    const offers =
      await jun.gql(`{ buyerOffers { edges { node { state targetItem { title } seller { displayName } } } }
      sellerOffers { edges { node { state message buyer { displayName } } } } }`);
    expect(offers.buyerOffers.edges[0].node).toEqual({
      state: "accepted",
      targetItem: { title: "Honey jar" },
      seller: { displayName: "Former member" },
    });
    expect(offers.sellerOffers.edges[0].node).toMatchObject({
      message: "Ring me: [removed], [removed]",
      buyer: { displayName: "Former member" },
    });
    expect(
      (await jun.gql(`query ($id: ID!) { item(id: $id) { likeCount } }`, { id: junsItem.id })).item
        .likeCount,
    ).toBe(0);
    expect(
      (await market.stranger.gql(`query ($id: ID!) { item(id: $id) { id } }`, { id: listed.id }))
        .item,
    ).toBeNull();

    // The books: nothing left in the wallet, every entry still there.
    const [books] = await market.rows<{ balance: number; entries: number }>(
      `select a.balance, (select count(*)::int from ledger_entries e where e.account_id = a.id) as entries
       from ledger_accounts a where user_id = $1`,
      [Number(zeb.id)],
    );
    expect(books?.balance).toBe(0);
    expect(books?.entries).toBeGreaterThan(3);

    // The photos: only the one that Jun lists again is left.
    expect(new Set((await photoFiles()).map((name) => name.slice(0, 2)))).toEqual(
      new Set([zebsPhoto.slice(9, 11)]),
    );
    const again = await jun.gql(
      `query ($id: ID!) { item(id: $id) { images { path } description } }`,
      {
        id: relistItem.item.id,
      },
    );
    expect(again.item.images).toEqual([{ path: zebsPhoto }]);
    expect(again.item.description).toBe("Call [removed] on [removed] or [removed]");
    expect(ADDRESS.fullName).toBe("Robin Okafor");
  });

  it("asks for the password, and changes nothing without the right one", async () => {
    const ben = await market.member("Ben");
    expect(await ben.refused(DELETE, { password: "not mine at all" })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { password: "This is not your password" },
    });
    expect(await ben.refused(DELETE, { password: "" })).toMatchObject({
      fields: { password: "Password is required" },
    });
    expect((await market.stranger.refused(DELETE, { password: PASSWORD })).code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await ben.gql(`{ viewer { user { displayName } } }`)).viewer.user.displayName).toBe(
      "Ben",
    );
  });

  it("waits for orders that are under way, whichever side one is on", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.richMember("Jun", 500)];
    const order = await anOrder(jun, [await anItem(amara)]);
    for (const side of [amara, jun])
      expect(await side.refused(DELETE, { password: PASSWORD })).toMatchObject({
        code: "ORDERS_IN_PROGRESS",
        message: "One order is under way. Finish or cancel first",
        details: { openOrders: 1 },
      });
    await amara.gql(`mutation ($id: ID!) { cancelOrderPart(id: $id) { order { id } } }`, {
      id: partOf(order, amara).id,
    });
    expect((await amara.gql(DELETE, { password: PASSWORD })).deleteAccount).toBe(true);
    const { order: theirs } = await jun.gql(
      `query ($id: ID!) { order(id: $id) { status parts { seller { displayName } items { title } } } }`,
      { id: order.id },
    );
    expect(theirs).toMatchObject({
      status: "cancelled",
      parts: [{ seller: { displayName: "Former member" }, items: [{ title: "Enamel teapot" }] }],
    });
  });

  it("frees the address and the name for a new account", async () => {
    const ben = await market.member("Ben");
    const again = {
      username: "benagain",
      email: ben.email,
      password: PASSWORD,
      displayName: "Ben",
    };
    await ben.gql(DELETE, { password: PASSWORD });
    const anew = await Person.register(market, again);
    expect(anew.id).not.toBe(ben.id);
    expect((await anew.wallet()).tpBalance).toBe(100);
  });

  it("happens once of twenty at once", async () => {
    const ben = await market.member("Ben");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ben.ask<{ deleteAccount: boolean }>(DELETE, { password: PASSWORD }),
      ),
    );
    expect(answers.filter(({ data }) => data?.deleteAccount === true)).toHaveLength(1);
    for (const { errors } of answers)
      if (errors)
        expect(
          ["BAD_USER_INPUT", "UNAUTHENTICATED", "UNAVAILABLE"],
          market.log.text.slice(-2000),
        ).toContain(errors[0]?.extensions?.["code"]);
    expect(
      await market.rows(
        `select count(*)::int as n from ledger_transfers where key like 'account-closed:' || $1 || ':%'`,
        [Number(ben.id)],
      ),
    ).toEqual([{ n: 1 }]);
  });

  it("refuses who has deleted the account on another device meanwhile", async () => {
    const ben = await market.member("Ben");
    // As it is for who asks in the moment of the deletion: the session was still good when it was looked up.
    await market.rows(`update users set password = '' where id = $1`, [Number(ben.id)]);
    expect((await ben.refused(DELETE, { password: PASSWORD })).code).toBe("UNAUTHENTICATED");
  });

  it("erases again what was written while it happened", async () => {
    const ben = await market.member("Benedikt");
    await ben.gql(DELETE, { password: PASSWORD });
    await market.rows(
      `insert into items (user_id, title, description, category, condition, trust_points, tp_value)
       values ($1, 'Late lamp', 'Benedikt was faster', 'Other', 'Good', 5, 5)`,
      [Number(ben.id)],
    );
    await market.passHours(0.05);
    expect(
      await market.rows(`select title, description, status from items where user_id = $1`, [
        Number(ben.id),
      ]),
    ).toEqual([{ title: "Removed item", description: "", status: "removed" }]);
  });
});
