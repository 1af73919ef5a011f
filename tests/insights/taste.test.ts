import { beforeAll, describe, expect, it } from "vitest";
import { chooseAny, varied } from "../../api/modules/insights/taste/choose.ts";
import { confidenceOf } from "../../api/modules/insights/taste/measureTaste.ts";
import { documented, round } from "./market/documented.ts";
import { syntheticMarket, type MarketItem } from "./market/market.ts";
import { randomFrom } from "./market/random.ts";
import { Lookers, SHOWN } from "./market/tasteQuestions.ts";
import { tastesOf } from "./market/tastes.ts";

const SEEDS = [1, 2, 3];
const LOOKERS = 600;
const ASKED = 200;

function lookersOf(seed: number): Lookers {
  const market = syntheticMarket({ seed });
  return new Lookers(market, tastesOf(market, { seed: seed + 100, members: LOOKERS }));
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

/** Discounted cumulative gain of the first six, as a share of the best there can be. */
function gain(list: readonly { id: number }[], opened: ReadonlySet<number>): number {
  const at = (place: number) => 1 / Math.log2(place + 2);
  const got = list.reduce((sum, { id }, place) => sum + (opened.has(id) ? at(place) : 0), 0);
  const best = Array.from({ length: Math.min(SHOWN, opened.size) }, (_, place) => at(place));
  return got / best.reduce((sum, each) => sum + each, 0);
}

function figuresOf(seed: number) {
  const lookers = lookersOf(seed);
  const { openChance, later } = lookers.tastes;
  const laterBy = Map.groupBy(later, ({ memberId }) => memberId);
  const measured = lookers.measured();
  const asked = [...lookers.acts].filter(([, acts]) => acts.length >= 3).slice(0, ASKED);
  const members = asked.map(([memberId]) => {
    const chance = (list: readonly MarketItem[]) =>
      mean(list.map((item) => openChance(memberId, item)));
    const candidates = lookers.candidatesFor(memberId);
    const shown = lookers.recommended(memberId);
    const ours = shown.map(({ item }) => item);
    const popular = lookers.popularFor(memberId);
    const best = candidates
      .map((item) => ({ item, chance: openChance(memberId, item) }))
      .sort((a, b) => b.chance - a.chance);
    const atRandom = mean(best.map((each) => each.chance));
    const opened = new Set((laterBy.get(memberId) ?? []).map(({ item }) => item.id));
    return {
      ours: chance(ours),
      popular: chance(popular),
      oracle: chance(varied(best, SHOWN).map(({ item }) => item)),
      opened: opened.size,
      hit: Number(ours.some(({ id }) => opened.has(id))),
      popularHit: Number(popular.some(({ id }) => opened.has(id))),
      gain: opened.size > 0 ? gain(ours, opened) : 0,
      popularGain: opened.size > 0 ? gain(popular, opened) : 0,
      said: shown.map(({ item, score }) => ({
        percent: confidenceOf(measured, score) ?? Number.NaN,
        // The true chance that this is opened rather than a random one.
        truth: openChance(memberId, item) / (openChance(memberId, item) + atRandom),
      })),
    };
  });
  const opening = members.filter(({ opened }) => opened > 0);
  const of = (all: typeof members, figure: (member: (typeof members)[number]) => number) =>
    mean(all.map(figure));
  return {
    members: members.length,
    ours: of(members, ({ ours }) => ours),
    popular: of(members, ({ popular }) => popular),
    oracle: of(members, ({ oracle }) => oracle),
    hits: of(opening, ({ hit }) => hit) / of(opening, ({ popularHit }) => popularHit),
    gains: of(opening, (member) => member.gain) / of(opening, ({ popularGain }) => popularGain),
    calibration: heldOut(lookers),
    tooMuch: mean(
      members.flatMap(({ said }) => said.map((each) => each.percent / 100 - each.truth)),
    ),
  };
}

/** The expected calibration error on the pairs of the week that came after, which nobody could know. */
function heldOut(lookers: Lookers): number {
  const measured = lookers.measured();
  const { tastes, market } = lookers;
  const random = randomFrom(7);
  const open = lookers.candidatesFor(0);
  const answers: { said: number; came: number }[] = [];
  for (const [memberId, looks] of Map.groupBy(tastes.later, (act) => act.memberId)) {
    const score = lookers.scorer(memberId);
    for (const { item } of looks.filter(({ did }) => did === "view")) {
      if (item.listedAt >= market.now) continue;
      const other = random.pick(open);
      for (const [one, came] of [
        [item, 1],
        [other, 0],
      ] as const)
        answers.push({ said: (confidenceOf(measured, score(one)) ?? Number.NaN) / 100, came });
    }
  }
  const tenths = Map.groupBy(answers, ({ said }) => Math.floor(10 * said));
  return [...tenths.values()].reduce((sum, group) => {
    const gap = Math.abs(mean(group.map(({ said }) => said)) - mean(group.map(({ came }) => came)));
    return sum + (gap * group.length) / answers.length;
  }, 0);
}

describe("recommendations on markets whose tastes are known", () => {
  const measured = SEEDS.map(figuresOf);
  type Figures = (typeof measured)[number];
  const worst = (of: (figures: Figures) => number) => Math.min(...measured.map(of));

  it("I-05: members open most of what they would of the best, and three times what they would of the popular", () => {
    expect(worst(({ members }) => members)).toBe(ASKED);
    expect(round(worst(({ ours, oracle }) => ours / oracle))).toBeGreaterThanOrEqual(0.6);
    expect(worst(({ ours, popular }) => ours / popular)).toBeGreaterThanOrEqual(3);
    expect(documented("I-05")).toEqual([
      round(worst(({ ours, oracle }) => ours / oracle)),
      round(worst(({ ours, popular }) => ours / popular)),
    ]);
  });

  it("I-06: what they opened in the week after was among them more often than among the popular", () => {
    expect(worst(({ hits }) => hits)).toBeGreaterThanOrEqual(1.5);
    expect(worst(({ gains }) => gains)).toBeGreaterThanOrEqual(2);
    expect(documented("I-06")).toEqual([
      round(worst(({ hits }) => hits)),
      round(worst(({ gains }) => gains)),
    ]);
  });

  it("I-07: what is said to be likely comes true as often, and of what is shown almost", () => {
    const error = Math.max(...measured.map(({ calibration }) => calibration));
    // The best of many are among those whose scores are too high.
    const tooMuch = Math.max(...measured.map((figures) => figures.tooMuch));
    expect(error).toBeLessThanOrEqual(0.06);
    expect(tooMuch).toBeLessThanOrEqual(0.1);
    expect(documented("I-07")).toEqual([round(error), round(tooMuch)]);
  });
});

describe("what is known of tastes", () => {
  let lookers: Lookers;
  beforeAll(() => {
    lookers = lookersOf(4);
  });

  it("I-15: is nothing where members open anything", () => {
    const random = randomFrom(15);
    const listed = lookers.market.items;
    const shuffled = new Map(
      [...lookers.acts].map(([memberId, acts]) => [
        memberId,
        acts.map((act) => {
          const open = () => {
            for (;;) {
              const item = random.pick(listed);
              if (item.listedAt < act.at && (item.soldAt === null || item.soldAt > act.at))
                return item;
            }
          };
          return { ...act, item: open() };
        }),
      ]),
    );
    const { accuracy } = lookers.measured(shuffled);
    expect(accuracy?.n).toBeGreaterThan(1000);
    expect(Math.abs((accuracy?.value ?? 0) - 0.5)).toBeLessThan(0.04);
    expect(lookers.measured().accuracy?.value).toBeGreaterThan(0.75);
  });

  it("I-17: is the same from the same data", () => {
    expect(JSON.stringify(lookersOf(4).measured())).toBe(JSON.stringify(lookers.measured()));
    const [first] = [...lookers.acts.keys()];
    const ids = lookers.recommended(first ?? 0).map(({ item }) => item.id);
    expect(
      lookersOf(4)
        .recommended(first ?? 0)
        .map(({ item }) => item.id),
    ).toEqual(ids);
  });
});

it("I-08: who says what they are after opens twice as much of its newest as of the popular", () => {
  const ratios = SEEDS.map((seed) => {
    const lookers = lookersOf(seed);
    const { openChance } = lookers.tastes;
    const members = [...lookers.acts.keys()].slice(0, ASKED).map((memberId) => {
      const candidates = lookers
        .candidatesFor(memberId)
        .toSorted((a, b) => b.listedAt.getTime() - a.listedAt.getTime());
      const chance = (list: readonly MarketItem[]) =>
        mean(list.map((item) => openChance(memberId, item)));
      const chosen = [...Map.groupBy(candidates, ({ category }) => category).values()]
        .sort((a, b) => chance(b) - chance(a))
        .slice(0, 3);
      const turns = [0, 1].flatMap((turn) => chosen.flatMap((row) => row[turn] ?? []));
      return { ours: chance(turns), popular: chance(lookers.popularFor(memberId)) };
    });
    return mean(members.map(({ ours }) => ours)) / mean(members.map(({ popular }) => popular));
  });
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(2);
  expect(documented("I-08")).toEqual([round(Math.min(...ratios))]);
});

it("the item from outside is another one each day, and any of them", () => {
  const candidates = Array.from({ length: 20 }, (_, n) => ({ item: { itemId: n + 1 } }));
  const days = Array.from({ length: 600 }, (_, day) => chooseAny(candidates, { memberId: 7, day }));
  expect(new Set(days.map((any) => any?.item.itemId)).size).toBe(20);
  expect(chooseAny(candidates, { memberId: 7, day: 3 })).toEqual(days[3]);
  const most = [...Map.groupBy(days, (any) => any?.item.itemId).values()].map(
    ({ length }) => length,
  );
  expect(Math.max(...most)).toBeLessThan(60);
  expect(chooseAny([], { memberId: 7, day: 3 })).toBeUndefined();
});
