import type { EntityManager } from "@mikro-orm/postgresql";
import { startOfDay } from "../../../core/clock.ts";
import type { Services } from "../../../core/context.ts";
import { rows, type Stored } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { inTransaction } from "../../../core/transactions/transaction.ts";
import { learnedAt } from "../models.ts";
import { PRICES_NEEDED } from "./folds.ts";
import { PriceWorker } from "./learnInWorker.ts";
import { learnPrices } from "./learnPrices.ts";
import { historyOf, priceHistories, type HistoryRow } from "./readHistories.ts";
import { StoredPrices } from "./storedPrices.ts";
import { METHOD, storePrices } from "./storePrices.ts";

const PAGE_ROWS = 2000;
const STATEMENT_MS = 60_000;

/**
 * Learns the prices of the market once a UTC day, in a thread of its own. Returns 0 when it was done today, or with too
 * few items. Should two servers do it at once, the later one replaces the same.
 */
export async function learnPricesNightly(services: Services, now: Date): Promise<number> {
  const em = services.orm.em.fork() as EntityManager;
  const last = await learnedAt(em, METHOD);
  if (last && last >= startOfDay(now)) return 0;

  const worker = new PriceWorker();
  try {
    const isRead = await services.reader.scan(
      priceHistories(now),
      { statementMs: STATEMENT_MS },
      async ({ total, next }) => {
        if (total < PRICES_NEEDED) return false;
        for (;;) {
          const page = (await next(PAGE_ROWS)) as unknown as Stored<HistoryRow>[];
          if (page.length === 0) return true;
          await worker.ask("add", page.map(historyOf));
        }
      },
    );
    if (!isRead) return 0;
    const { parameters, facts } = await worker.ask("learn", now);
    const source = {
      parameters,
      facts,
      wordsFrom: (start: number, count: number) => worker.ask("words", { start, count }),
      factsFrom: (start: number, count: number) => worker.ask("facts", { start, count }),
    };
    await inTransaction(em, async (inner) => {
      // The old prices of a large market are deleted by one statement.
      await allowStatements(inner, STATEMENT_MS);
      await storePrices(inner, source, now);
    });
    return facts;
  } finally {
    await worker.stop();
  }
}

/** Learns the prices of a market that is being filled, in the caller's transaction. */
export async function learnPricesNow(em: EntityManager, now: Date): Promise<void> {
  const histories = await rows(em, priceHistories(now));
  await storePrices(em, new StoredPrices(learnPrices(histories.map(historyOf), now)), now);
}
