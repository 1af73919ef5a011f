import { beforeAll, describe, expect, it } from "vitest";
import { probabilityOf } from "../../api/modules/insights/calibration.ts";
import { PhotoMeasure, type KnownPhoto } from "../../api/modules/insights/photos/measurePhotos.ts";
import { PhotoIndex } from "../../api/modules/insights/photos/photoIndex.ts";
import { describePhoto, describeViews } from "../../api/modules/insights/photos/photoViews.ts";
import { recognise } from "../../api/modules/insights/photos/recognise.ts";
import { documented, round } from "./market/documented.ts";
import { allKinds, photoOfKind, TAKEN, type Kind } from "./market/kinds.ts";
import { randomFrom } from "./market/random.ts";

const SEEDS = [1, 2, 3];
const KINDS = allKinds();
/** Of so many kinds there is a single thing on the market; of the others there are five. */
const RARE = 30;

interface Described extends Kind {
  /** Of each of the nine photos. */
  photos: { whole: Uint8Array; views: Uint8Array[] }[];
}

let described: Described[];

beforeAll(async () => {
  described = [];
  for (const kind of KINDS) {
    const photos: Described["photos"] = [];
    for (const number of [...TAKEN.sameSide, ...TAKEN.otherSide, ...TAKEN.closeUp]) {
      const photo = await photoOfKind(kind, number);
      photos.push({ whole: await describePhoto(photo), views: await describeViews(photo) });
    }
    described.push({ ...kind, photos });
  }
}, 120_000);

/** A market that has such photos of the kinds, each of a thing of another member. */
function marketOf(shown: readonly { kind: Described; numbers: readonly number[] }[]) {
  const index = new PhotoIndex<KnownPhoto>();
  const all: { photo: KnownPhoto; views: Uint8Array[] }[] = [];
  for (const { kind, numbers } of shown)
    for (const number of numbers) {
      const photo = {
        sellerId: all.length + 1,
        category: kind.category,
        words: kind.name.split("-"),
      };
      const { whole, views } = kind.photos[number] as Described["photos"][number];
      index.add(photo, whole);
      all.push({ photo, views });
    }
  return { index, all };
}

/** What a market says of photos of some kinds. */
function ask(
  index: PhotoIndex<KnownPhoto>,
  kinds: readonly Described[],
  numbers: readonly number[],
) {
  return kinds.flatMap((kind) =>
    numbers.map((number) => {
      const seen = recognise(index.nearest(kind.photos[number]?.views ?? []));
      return { raw: seen?.raw ?? 0, isRight: seen?.categories[0]?.category === kind.category };
    }),
  );
}

function share<T>(list: readonly T[], holds: (each: T) => boolean): number {
  return list.filter(holds).length / list.length;
}

/** Within 0.03: decoders of other processors differ by a grey value. */
function expectDocumented(row: string, figures: readonly number[]): void {
  const written = documented(row);
  expect(written).toHaveLength(figures.length);
  for (const [n, figure] of figures.entries())
    expect(
      Math.abs(figure - (written[n] ?? 0)),
      `${row} is ${figures.map(round).join("; ")}`,
    ).toBeLessThanOrEqual(0.03);
}

const isRight = (answer: { isRight: boolean }) => answer.isRight;

it("tells the category of a thing of which there are four others, and of one that lies another way (I-12)", () => {
  const { index } = marketOf(described.map((kind) => ({ kind, numbers: [0, 1, 2, 3] })));
  const figures = [
    share(ask(index, described, [4, 5]), isRight),
    share(ask(index, described, TAKEN.otherSide), isRight),
  ];

  expect(figures[0]).toBeGreaterThanOrEqual(0.85);
  expect(figures[1]).toBeGreaterThanOrEqual(0.65);
  expectDocumented("I-12", figures);
});

describe("on a market with common and rare things", () => {
  /** Each kind is asked about as it is, and as if there were nothing of it on the market. */
  function figuresOf(seed: number) {
    const random = randomFrom(seed);
    const mixed = described
      .map((kind) => ({ kind, place: random.next() }))
      .sort((a, b) => a.place - b.place);
    const shown = mixed.map(({ kind }, n) => ({
      kind,
      numbers: n < RARE ? [0] : [0, 1, 2, 3, 6],
    }));
    const { index, all } = marketOf(shown);
    const measure = new PhotoMeasure(index);
    for (const { photo, views } of all) measure.add(photo, views);
    const { calibration, accuracy } = measure.result();
    const said = (answers: ReturnType<typeof ask>) =>
      answers.map((answer) => ({
        ...answer,
        confidence: probabilityOf(calibration, answer.raw) ?? Number.NaN,
      }));
    const seen = said(ask(index, described, [4, 5, 7]));
    const unseen = said(
      described.flatMap((kind) =>
        ask(marketOf(shown.filter((each) => each.kind !== kind)).index, [kind], [4, 5]),
      ),
    );
    const isSaid = ({ confidence }: { confidence: number }) => confidence >= 0.5;
    // Half of what is asked about is new to the market, as when the confidence was measured.
    const weighed = [
      ...seen.map((each) => ({ ...each, weight: 1 / seen.length })),
      ...unseen.map((each) => ({ ...each, weight: 1 / unseen.length })),
    ];
    const off = [
      ...Map.groupBy(weighed, ({ confidence }) =>
        Math.min(9, Math.floor(10 * confidence)),
      ).values(),
    ].map((answers) =>
      Math.abs(
        answers.reduce(
          (sum, each) => sum + each.weight * (each.confidence - Number(each.isRight)),
          0,
        ),
      ),
    );
    return {
      right: share([...seen, ...unseen].filter(isSaid), isRight),
      refused: share(unseen, (answer) => !isSaid(answer)),
      answered: share(seen, isSaid),
      calibrationError: off.reduce((sum, each) => sum + each, 0) / 2,
      accuracy,
    };
  }

  it("is right where it is sure, and not sure of what it has not seen (I-13)", () => {
    const figures = SEEDS.map(figuresOf);
    for (const { accuracy } of figures)
      expect(accuracy?.right).toBeGreaterThan(3 * (accuracy?.commonest ?? 1));
    const worst = {
      right: Math.min(...figures.map(({ right }) => right)),
      refused: Math.min(...figures.map(({ refused }) => refused)),
      answered: Math.min(...figures.map(({ answered }) => answered)),
      calibrationError: Math.max(...figures.map(({ calibrationError }) => calibrationError)),
    };

    expect(worst.right).toBeGreaterThanOrEqual(0.75);
    expect(worst.refused).toBeGreaterThanOrEqual(0.8);
    expect(worst.calibrationError).toBeLessThanOrEqual(0.1);
    expectDocumented("I-13", [worst.right, worst.refused, worst.answered, worst.calibrationError]);
  });
});

it("says the same of the same photo, and of a photo among itself that it is the same", async () => {
  const [kind] = described as [Described];
  const photo = await photoOfKind(kind, 0);
  expect(await describeViews(photo)).toEqual(kind.photos[0]?.views);
  const { index } = marketOf([{ kind, numbers: [0, 1] }]);
  const [first, second] = index.nearest(kind.photos[0]?.views ?? []);
  expect(first?.distance).toBe(0);
  expect(second?.distance).toBeGreaterThan(0.1);
});
