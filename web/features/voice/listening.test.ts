import { expect, it } from "vitest";
import { hear, isSure, NOTHING, type Listening } from "./listening.ts";
import type { SpeechHeard } from "./speech.ts";

type Said = readonly [words: string, confidence: number, isFinal: boolean];

function heard(...all: Said[]): SpeechHeard {
  const results = all.map(([transcript, confidence, isFinal]) =>
    Object.assign([{ transcript, confidence }], { isFinal }),
  );
  return { resultIndex: 0, results };
}

it("shows what is supposed, and keeps what is certain", () => {
  const first = hear(NOTHING, heard([" bike  pu", 0.4, false]), 0);
  expect(first).toEqual({ words: "bike pu", certain: null });
  expect(isSure(first)).toBe(false);
  const then = hear(first, heard(["bike pump.", 0.92, true]), 400);
  expect(then).toEqual({
    words: "bike pump",
    certain: { words: "bike pump", confidence: 0.92, at: 400 },
  });
  expect(isSure(then)).toBe(true);
});

it("is sure above 0.7 alone", () => {
  for (const [confidence, sure] of [
    [0.7, false],
    [0.71, true],
    [0.3, false],
  ] as const)
    expect(isSure(hear(NOTHING, heard(["tent", confidence, true]), 0))).toBe(sure);
});

it("takes what is final with a confidence of 0 as supposed, and the same within 250 ms as one", () => {
  const supposed = hear(NOTHING, heard(["teapot", 0, true]), 0);
  expect(supposed).toEqual({ words: "teapot", certain: null });
  const certain = hear(supposed, heard(["teapot", 0.9, true]), 100);
  expect(hear(certain, heard(["teapot", 0.9, true]), 350)).toBe(certain);
  expect(hear(certain, heard(["teapot", 0.9, true]), 351).certain?.at).toBe(351);
  expect(hear(certain, heard(["blue teapot", 0.9, true]), 120).words).toBe("blue teapot");
});

it("leaves out silence, and what a search does not take", () => {
  const before: Listening = { words: "tent", certain: null };
  expect(hear(before, heard([" ", 0.9, true]), 0)).toBe(before);
  expect(hear(NOTHING, heard(["x".repeat(300), 0.9, true]), 0).words).toHaveLength(100);
  expect(hear(NOTHING, heard(["自行车。", 0.9, true]), 0).words).toBe("自行车");
});
