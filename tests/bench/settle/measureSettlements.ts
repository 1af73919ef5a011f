import { Pool, type Client } from "pg";
import { Line } from "../line.ts";
import { openReaders } from "../readers.ts";
import { bytesOf } from "../servers/http.ts";
import { openOffers, transfers, tpcB, prepareTpcB } from "./work.ts";

/** How many times a second money moves. */
export interface SettlementFigures {
  atOnce: number;
  /** Offers that one seller accepts, over GraphQL. */
  accepted: number;
  /** The ledger's own function alone, one call a transfer, to the same seller. */
  hotTransfers: number;
  /** The same between many members. */
  manyTransfers: number;
  /** The transaction of TPC-B, for scale. */
  tpcB: number;
}

interface Where {
  url: string;
  client: Client;
  databaseUrl: string;
}

/** The first half is not counted: a server that has just begun is slower for a thousand deals, until its code and its plans are warm. */
const OFFERS = 2500;
const TRANSFERS = 4000;
const AT_ONCE = 64;
const ACCEPT = `mutation ($id: ID!) { acceptOffer(id: $id) { offer { id state } } }`;

/** Settles what many buyers offered one seller, and beside it the least the database can do for a transfer. */
export async function measureSettlements({
  url,
  client,
  databaseUrl,
}: Where): Promise<SettlementFigures> {
  const { sellerId, offerIds, accounts } = await openOffers(client, OFFERS);
  const [seller] = await openReaders(client, [sellerId]);
  const pool = new Pool({ connectionString: databaseUrl, max: AT_ONCE });
  try {
    await prepareTpcB(client);
    const lines = await Promise.all(Array.from({ length: AT_ONCE }, () => Line.open(url)));
    const accept = async (id: number, worker: number) => {
      const request = { query: ACCEPT, variables: { id: String(id) } };
      const answer = await lines[worker]?.ask(
        bytesOf(url, "/graphql", seller?.token ?? "", request),
      );
      if (!answer?.includes('"accepted"')) throw new Error(`not accepted: ${String(answer)}`);
    };
    const cold = Math.floor(offerIds.length / 2);
    await perSecond(offerIds.slice(0, cold), accept);
    const accepted = await perSecond(offerIds.slice(cold), accept);
    for (const line of lines) line.close();

    const [hot, many] = [
      transfers(TRANSFERS, accounts, "hot"),
      transfers(TRANSFERS, accounts, "many"),
    ];
    const move = async ({ key, from, to }: { key: string; from: number; to: number }) => {
      await pool.query({
        name: "transfer",
        text: `select ledger_post($1, $2, $3, 1, 'offer_accepted', 'For the bench', null, null, now(), false)`,
        values: [key, from, to],
      });
    };
    return {
      atOnce: AT_ONCE,
      accepted,
      hotTransfers: await perSecond(hot, move),
      manyTransfers: await perSecond(many, move),
      tpcB: await perSecond(hot, () => tpcB(pool)),
    };
  } finally {
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
