import { describe, expect, it } from "vitest";
import { calibrate, probabilityOf } from "./calibration.ts";

/** Answers with a score each, of which every so many came true. */
function answers(raw: number, count: number, came: number) {
  return Array.from({ length: count }, (_, n) => ({ raw, cameTrue: n < came }));
}

describe("calibration", () => {
  it("says of a score how often answers with such a score came true", () => {
    const blocks = calibrate([...answers(0.2, 100, 20), ...answers(0.9, 100, 80)]);
    expect(blocks).toEqual([
      { upTo: 0.2, share: 21 / 102, answers: 100 },
      { upTo: 0.9, share: 81 / 102, answers: 100 },
    ]);
    expect(probabilityOf(blocks, 0.1)).toBe(21 / 102);
    expect(probabilityOf(blocks, 0.5)).toBe(81 / 102);
    expect(probabilityOf(blocks, 2)).toBe(81 / 102);
  });

  it("never says more of a lower score", () => {
    const blocks = calibrate([
      ...answers(0.1, 60, 40),
      ...answers(0.2, 60, 20),
      ...answers(0.3, 60, 30),
      ...answers(0.4, 60, 50),
    ]);
    const shares = blocks.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(blocks[0]).toEqual({ upTo: 0.3, share: 91 / 182, answers: 180 });
  });

  it("has no block of fewer than 50 answers, however different their scores", () => {
    const blocks = calibrate(
      Array.from({ length: 230 }, (_, n) => ({ raw: n, cameTrue: n % 230 < n })),
    );
    expect(Math.min(...blocks.map(({ answers: count }) => count))).toBeGreaterThanOrEqual(50);
    expect(blocks.reduce((sum, { answers: count }) => sum + count, 0)).toBe(230);
  });

  it("is not measured yet with fewer than 200 answers", () => {
    expect(probabilityOf(calibrate(answers(1, 199, 100)), 1)).toBeNull();
    expect(probabilityOf(calibrate(answers(1, 200, 100)), 1)).toBe(0.5);
    expect(probabilityOf(calibrate([]), 1)).toBeNull();
  });
});
