import type { Client } from "pg";
import { Line } from "../line.ts";
import type { Reader } from "../readers.ts";
import { bytesOf } from "../servers/http.ts";

interface Request {
  method: "GET" | "POST";
  path: string;
  body?: object;
}

/** One piece of work: its requests, one after the other, and how each answer begins. */
export interface Job {
  requests(n: number, reader: Reader): Request[];
  begins: string;
}

/** The same work over both routes: the same rows and fields. */
export interface Pair {
  name: string;
  rest: Job;
  graphql: Job;
}

const DATA = '{"data":{';
/** What the REST documents ask for. */
const ITEM = `id seller { id username } title description category condition location latitude longitude images { path }
  tags trustPoints tpValue status quantity viewCount likeCount createdAt updatedAt`;
const ITEMS = `query ($after: String) { items(first: 100, after: $after) { edges { node { ${ITEM} } } pageInfo { hasNextPage endCursor } } }`;
const ONE_ITEM = `query ($id: ID!) { item(id: $id) { ${ITEM} } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id fromUserId toUserId content itemId isRead createdAt } } }`;
const THREAD = `query ($id: ID!) { conversation(memberId: $id) { messages(first: 100) {
  edges { node { id fromUserId toUserId content itemId messageType attachmentUrl isRead createdAt } } pageInfo { hasNextPage endCursor } } } }`;
const ITEMS_PAGES = 5;

export async function pairsOf(url: string, readers: Reader[], client: Client): Promise<Pair[]> {
  const [reader] = readers;
  const partners = await partnersOf(client, readers);
  const pages = await pagesOf(url, reader?.token ?? "");
  const message = (n: number) => ({ toUserId: 50 + (n % 50), content: `The same text ${n}` });
  return [
    {
      name: "the newest 500 items",
      rest: { requests: () => [{ method: "GET", path: "/api/items" }], begins: "[" },
      graphql: { requests: () => pages, begins: DATA },
    },
    {
      name: "one item",
      rest: {
        requests: (n) => [{ method: "GET", path: `/api/items/${idOf(n)}` }],
        begins: "{",
      },
      graphql: {
        requests: (n) => [graphql(ONE_ITEM, { id: String(idOf(n)) })],
        begins: DATA,
      },
    },
    {
      name: "a thread",
      rest: {
        requests: (_n, { memberId }) => [
          { method: "GET", path: `/api/conversations/${partners.get(memberId)}` },
        ],
        begins: "[",
      },
      graphql: {
        requests: (_n, { memberId }) => [graphql(THREAD, { id: String(partners.get(memberId)) })],
        begins: DATA,
      },
    },
    {
      name: "a message sent",
      rest: {
        requests: (n) => [{ method: "POST", path: "/api/messages", body: message(n) }],
        begins: "{",
      },
      graphql: {
        requests: (n) => [
          graphql(SEND, { input: { ...message(n), toUserId: String(message(n).toUserId) } }),
        ],
        begins: DATA,
      },
    },
  ];
}

/** With whom each of them wrote last, in a thread that one page holds. */
async function partnersOf(client: Client, readers: Reader[]): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; other: number }>(
    `select distinct on (user_id) user_id as id, other_user_id as other from conversations
     where user_id = any($1) order by user_id, last_message_id desc`,
    [readers.map(({ memberId }) => memberId)],
  );
  return new Map(rows.map(({ id, other }) => [id, other]));
}

const idOf = (n: number) => 1 + ((n * 20) % 900);

/** The requests that read what one GET reads: their cursors are known once the pages have been read. */
async function pagesOf(url: string, token: string): Promise<Request[]> {
  const line = await Line.open(url);
  const requests: Request[] = [];
  let after: string | null = null;
  try {
    while (requests.length < ITEMS_PAGES) {
      const request: Request = graphql(ITEMS, { after });
      requests.push(request);
      const body = await line.ask(bytesOf(url, request.path, token, request.body));
      const { data } = JSON.parse(body.toString("utf8")) as {
        data: { items: { pageInfo: { endCursor: string } } };
      };
      after = data.items.pageInfo.endCursor;
    }
  } finally {
    line.close();
  }
  return requests;
}

function graphql(query: string, variables: object): Request {
  return { method: "POST", path: "/graphql", body: { query, variables } };
}
