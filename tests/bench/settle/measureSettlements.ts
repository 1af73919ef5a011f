import { Pool, type Client } from "pg";
import { LiveSocket } from "../delivery/liveSocket.ts";
import { Line } from "../line.ts";
import { openAdmin, openReaders } from "../readers.ts";
import { bytesOf } from "../servers/http.ts";
import { spreadOf, type Spread } from "../statistics.ts";
import { openOffers, transfers, tpcB, prepareTpcB } from "./work.ts";

/** How many times a second money moves. */
export interface SettlementFigures {
  atOnce: number;
  /** Offers that one seller accepts, over GraphQL. */
  accepted: Spread;
  /** The same while an administrator follows every event of the market, as a share of it, round by round. Goal P-14. */
  followed: Spread;
  /** The ledger's own function alone, one call a transfer, to the same seller. */
  hotTransfers: Spread;
  /** The first as a share of the second, round by round. */
  ofFunction: Spread;
  /** The function between many members. */
  manyTransfers: Spread;
  /** The transaction of TPC-B, for scale. */
  tpcB: Spread;
}

interface Where {
  url: string;
  client: Client;
  databaseUrl: string;
}

/** Of each round. */
type Found = Record<"accepted" | "followed" | "hot" | "many" | "tpcB", number[]>;

/** Not counted: a server that has just begun is slower for some thousand deals, until its code and its plans are warm. */
const COLD_OFFERS = 2500;
const COLD_TRANSFERS = 500;
/** In each round, once alone and once followed. */
const OFFERS = 600;
const TRANSFERS = 1000;
const AT_ONCE = 64;
/** As the web asks it: each press has a key. */
const ACCEPT = `mutation ($id: ID!, $key: String!) { acceptOffer(id: $id, idempotencyKey: $key) { offer { id state } } }`;
const EVENTS = `subscription { adminEvents { cursor event { type sentence actor { username } } } }`;

/** Settles what many buyers offered one seller, and beside it, in turns, the least the database can do for a transfer. */
export async function measureSettlements(
  { url, client, databaseUrl }: Where,
  { rounds }: { rounds: number },
): Promise<SettlementFigures> {
  const { sellerId, offerIds, accounts } = await openOffers(
    client,
    COLD_OFFERS + 2 * rounds * OFFERS,
  );
  const [seller] = await openReaders(client, [sellerId]);
  const admin = await openAdmin(client);
  const pool = new Pool({ connectionString: databaseUrl, max: AT_ONCE });
  const lines = await Promise.all(Array.from({ length: AT_ONCE }, () => Line.open(url)));
  const accept = async (id: number, worker: number) => {
    const request = { query: ACCEPT, variables: { id: String(id), key: `settle-${id}` } };
    const answer = await lines[worker]?.ask(bytesOf(url, "/graphql", seller?.token ?? "", request));
    if (!answer?.includes('"accepted"')) throw new Error(`not accepted: ${String(answer)}`);
  };
  const settle = (count: number) => perSecond(offerIds.splice(0, count), accept);
  const settleFollowed = async (count: number) => {
    const follower = await LiveSocket.open(url, admin.token, EVENTS);
    try {
      return await settle(count);
    } finally {
      follower.close();
    }
  };
  const move = async ({ key, from, to }: { key: string; from: number; to: number }) => {
    await pool.query({
      name: "transfer",
      text: `select ledger_post($1, $2, $3, 1, 'offer_accepted', 'For the bench', null, null, now(), false)`,
      values: [key, from, to],
    });
  };
  try {
    await prepareTpcB(client);
    // A market with fewer members has fewer offers.
    await settle(Math.min(COLD_OFFERS, offerIds.length / 2));
    await perSecond(transfers(COLD_TRANSFERS, accounts, "hot"), move);
    const found: Found = { accepted: [], followed: [], hot: [], many: [], tpcB: [] };
    for (let round = 0; round < rounds; round++) {
      const share = Math.ceil(offerIds.length / (rounds - round) / 2);
      // In turns, because later is slower in a table that grows.
      if (round % 2 === 0) found.accepted.push(await settle(share));
      found.followed.push(await settleFollowed(share));
      if (round % 2 === 1) found.accepted.push(await settle(share));
      found.hot.push(await perSecond(transfers(TRANSFERS, accounts, "hot"), move));
      found.many.push(await perSecond(transfers(TRANSFERS, accounts, "many"), move));
      found.tpcB.push(await perSecond(Array.from({ length: TRANSFERS }), () => tpcB(pool)));
    }
    return {
      atOnce: AT_ONCE,
      accepted: spreadOf(found.accepted),
      followed: spreadOf(
        found.followed.map((aSecond, round) => aSecond / (found.accepted[round] ?? Number.NaN)),
      ),
      hotTransfers: spreadOf(found.hot),
      ofFunction: spreadOf(
        found.accepted.map((aSecond, round) => aSecond / (found.hot[round] ?? Number.NaN)),
      ),
      manyTransfers: spreadOf(found.many),
      tpcB: spreadOf(found.tpcB),
    };
  } finally {
    for (const line of lines) line.close();
    await pool.end();
  }
}

/** Works through a list, so many at once. Answers how many a second. */
async function perSecond<Entry>(
  list: readonly Entry[],
  work: (entry: Entry, worker: number) => Promise<unknown>,
): Promise<number> {
  const left = list.values();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, worker) => {
      for (const entry of left) await work(entry, worker);
    }),
  );
  return (list.length * 1000) / (performance.now() - begun);
}
