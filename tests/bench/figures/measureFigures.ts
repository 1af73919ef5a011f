import type { Client } from "pg";
import { Line } from "../line.ts";
import { openAdmin, type Reader } from "../readers.ts";
import { bytesOf } from "../servers/http.ts";
import { percentile, spreadOf, type Spread } from "../statistics.ts";
import { times } from "../times.ts";
import { untilFound } from "../untilFound.ts";

/** How long the administrator's figures take, one request after the other, beside the item list in the same rounds. */
export interface FigureFigures {
  /** Milliseconds: the median of each round, and the 95th percentile. */
  p50: Spread;
  p95: Spread;
  /** The 95th percentile as a multiple of the item list's. */
  ofItemList: Spread;
  /** The 95th percentile of the item list while the explorer reads whole tables, in milliseconds. */
  listMeanwhile: Spread;
}

const FIGURES = `{ adminStats { totalUsers activeUsers totalItems totalTransactions totalTrustPoints avgTrustPerUser
  revenue { today thisWeek thisMonth growth } marketMetrics { conversionRate totalViews avgTrustPerTransaction topCategories { name count revenue } }
  userMetrics { activeUsersToday newUsersToday retentionRate avgSessionTime } geographical { topLocations { location users transactions } } } }`;
const ITEMS = `{ items(first: 24) { edges { node { id title trustPoints } } } }`;
/** Looks at every item and every message. */
const QUESTION = `{ tables { itemsAggregate(where: { description: { contains: "nowhere to be found" } }) { count }
  messagesAggregate(groupBy: [{ column: createdAt, by: day }, { column: fromUserId }], first: 1000) { count } } }`;
/** As many as the explorer answers at once. */
const QUESTIONS = 2;

/** Reads the figures as an administrator, until every closed day is stored and then in rounds. Goals P-13, P-19. */
export async function measureFigures(
  { url, client }: { url: string; client: Client },
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<FigureFigures> {
  const reader = await openAdmin(client);
  // The server closes the days that are over within its first minute.
  await untilFound(client, { statement: `select 1 from market_windows`, seconds: 120 });
  const [askFigures, askList] = [FIGURES, ITEMS].map((query) => [
    bytesOf(url, "/graphql", reader.token, { query }),
  ]) as [Buffer[], Buffer[]];

  const found = {
    p50: [] as number[],
    p95: [] as number[],
    ofItemList: [] as number[],
    listMeanwhile: [] as number[],
  };
  await times(url, askFigures, 1);
  for (let round = 0; round < rounds; round++) {
    const figures = await times(url, askFigures, seconds);
    const list = await times(url, askList, seconds);
    const meanwhile = await whileAsked(url, reader, () => times(url, askList, seconds));
    found.listMeanwhile.push(percentile(meanwhile, 0.95));
    found.p50.push(percentile(figures, 0.5));
    found.p95.push(percentile(figures, 0.95));
    found.ofItemList.push(percentile(figures, 0.95) / percentile(list, 0.95));
  }
  return {
    p50: spreadOf(found.p50),
    p95: spreadOf(found.p95),
    ofItemList: spreadOf(found.ofItemList),
    listMeanwhile: spreadOf(found.listMeanwhile),
  };
}

/** Measures while the explorer answers one question after the other, as many at once as it may. */
async function whileAsked<Found>(
  url: string,
  { token }: Reader,
  measure: () => Promise<Found>,
): Promise<Found> {
  let isOver = false;
  const question = bytesOf(url, "/api/admin/graphql", token, { query: QUESTION });
  const ask = async () => {
    const line = await Line.open(url);
    try {
      while (!isOver) {
        const answer = await line.ask(question);
        if (answer.includes('"errors"')) throw new Error(`not answered: ${String(answer)}`);
      }
    } finally {
      line.close();
    }
  };
  const asked = Promise.all(Array.from({ length: QUESTIONS }, ask));
  try {
    return await measure();
  } finally {
    isOver = true;
    await asked;
  }
}
