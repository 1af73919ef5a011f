import { describe, expect, it } from "vitest";
import {
  learnTiming,
  LISTINGS_NEEDED,
  timingOf,
  type TimedAnswer,
  type Waits,
} from "../../api/modules/insights/predictions/timing.ts";
import { documented, round } from "./market/documented.ts";
import { syntheticMarket } from "./market/market.ts";
import { waitsAt } from "./market/waits.ts";

const DAY_MS = 24 * 3600_000;
const SEEDS = [1, 2, 3];
const DAYS_AGO = [120, 100, 80, 60];
const BINS = 10;

interface Answered extends TimedAnswer {
  cameTrue: boolean;
  isGone: boolean;
}

/** What is said of everything on the market, at four times of its last months, beside what came. */
function answeredOn(seed: number): Answered[] {
  const { items, now } = syntheticMarket({ seed });
  return DAYS_AGO.flatMap((days) => {
    const then = new Date(now.getTime() - days * DAY_MS);
    const isOpen = ({ soldAt }: { soldAt: Date | null }) => soldAt === null || soldAt >= then;
    const known = items.map((item) => (isOpen(item) ? { ...item, soldAt: null } : item));
    const { thirds, waits, tested } = waitsAt(known, then);
    const timing = learnTiming(thirds, waits, tested);
    return items
      .filter((item) => item.listedAt < then && isOpen(item))
      .flatMap(({ category, ask, listedAt, soldAt }) => {
        const age = Math.floor((then.getTime() - listedAt.getTime()) / DAY_MS);
        const answer = timingOf(timing, { category, tp: ask, age });
        if (!answer) return [];
        const isGone = soldAt !== null && soldAt.getTime() < then.getTime() + answer.days * DAY_MS;
        return [{ ...answer, isGone, cameTrue: isGone === answer.isSale }];
      });
  });
}

function share<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.filter(holds).length / rows.length;
}

/** The expected calibration error. */
function apart(answered: readonly Answered[]): number {
  const bins = Map.groupBy(answered, ({ confidence }) => Math.floor(BINS * (confidence ?? -1)));
  return [...bins.values()].reduce((sum, bin) => {
    const said = bin.reduce((total, { confidence }) => total + (confidence ?? Number.NaN), 0);
    const came = share(bin, ({ cameTrue }) => cameTrue);
    return sum + (bin.length / answered.length) * Math.abs(said / bin.length - came);
  }, 0);
}

describe("when things are gone, on markets whose truth is known", () => {
  it("is said with a confidence that comes true, and is right more often than that all stay", () => {
    const figures = SEEDS.map((seed) => {
      const answered = answeredOn(seed);
      expect(answered.length).toBeGreaterThan(5000);
      return {
        right: share(answered, ({ cameTrue }) => cameTrue),
        stayed: share(answered, ({ isGone }) => !isGone),
        apart: apart(answered),
      };
    });
    for (const { right, stayed } of figures) expect(right).toBeGreaterThan(stayed + 0.03);
    const worst = Math.max(...figures.map((figure) => figure.apart));
    expect(worst).toBeLessThanOrEqual(0.06);
    const [least, usual] = [
      Math.min(...figures.map(({ right }) => right)),
      Math.max(...figures.map(({ stayed }) => stayed)),
    ];
    expect(documented("Waits")).toEqual([least, usual, worst].map(round));
  });
});

describe("what is known of waits", () => {
  const waits = (sold: number, open: number, sellers = 5): Waits[] => [
    {
      daysAgo: 0,
      category: "Electronics",
      band: 1,
      sellers,
      spans: [
        [3, 1, sold],
        [40, 0, open],
      ],
    },
  ];
  const thirds = { Electronics: [10, 30] as const, "Toys & Games": [5, 9] as const };
  const asked = { category: "Electronics", tp: 20, age: 0 };
  const said = (known: Waits[], question = asked) =>
    timingOf(learnTiming(thirds, known, []), question);

  it("takes 60 things, 20 sales and five members", () => {
    expect(said(waits(20, LISTINGS_NEEDED - 20))).toMatchObject({
      band: 1,
      table: { listings: 60, sold: 20, category: "Electronics" },
      confidence: null,
    });
    expect(said(waits(20, LISTINGS_NEEDED - 21))).toBeNull();
    expect(said(waits(19, LISTINGS_NEEDED))).toBeNull();
    expect(said(waits(20, LISTINGS_NEEDED, 4))).toBeNull();
    expect(said([])).toBeNull();
  });

  it("says by when it is likely gone, else that it stays, by the nearest things it knows", () => {
    // 80 of 100 are gone on the fourth day; what waited longer was never sold.
    expect(said(waits(80, 20))).toMatchObject({ isSale: true, days: 7, raw: 0.8 });
    expect(said(waits(80, 20), { ...asked, age: 5 })).toMatchObject({ isSale: false, raw: 1 });
    // Nobody waited for longer than 40 days.
    expect(said(waits(80, 20), { ...asked, age: 12 })).toBeNull();
    expect(said(waits(80, 20), { category: "Toys & Games", tp: 7, age: 0 })).toMatchObject({
      table: { category: null },
      thirds: [5, 9],
    });
    // Another third of the prices is not known.
    expect(said(waits(80, 20), { ...asked, tp: 31 })).toBeNull();
    const slow: Waits[] = [
      {
        daysAgo: 0,
        category: "Electronics",
        band: 1,
        sellers: 5,
        spans: [
          [25, 1, 25],
          [80, 0, 75],
        ],
      },
    ];
    expect(said(slow)).toMatchObject({ isSale: false, days: 30, raw: 0.75 });
  });

  it("I-15: learned from shuffled ends, it knows no more than that", () => {
    const { items, now } = syntheticMarket({ seed: 4, members: 600 });
    const shuffled = items.map((item, n) => ({ ...item, soldAt: null, ...endOf(n) }));
    function endOf(n: number) {
      const { listedAt, soldAt } = items[(n * 7919) % items.length] ?? {
        listedAt: now,
        soldAt: null,
      };
      const own = items[n];
      if (!own || soldAt === null) return {};
      const end = new Date(own.listedAt.getTime() + soldAt.getTime() - listedAt.getTime());
      return end < now ? { soldAt: end } : {};
    }
    const { thirds, waits, tested } = waitsAt(shuffled, now);
    const { tables } = learnTiming(thirds, waits, tested);
    const bands = tables.filter(({ category }) => category === null);
    const shares = bands.map(({ unsold }) => unsold[30] ?? 0);
    expect(bands).toHaveLength(3);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.04);
    // What is true of the same market: the dearer, the longer.
    const real = waitsAt(items, now);
    const truth = learnTiming(real.thirds, real.waits, real.tested).tables.filter(
      ({ category }) => category === null,
    );
    expect(truth[2]?.unsold[30]).toBeGreaterThan(truth[0]?.unsold[30] ?? 1);
  });
});
