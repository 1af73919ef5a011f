import { expect, it } from "vitest";
import { aFragment, anInit } from "../../../../tests/support/fragmentedMp4.ts";
import { SegmentCutter } from "./cutSegments.ts";

it.each([1, 7, 500, 1_000_000])("finds the segments in chunks of %i bytes", (size) => {
  const segments = [anInit(), aFragment({ durationMs: 900 }), aFragment({ bytes: 5000 })];
  const all = Buffer.concat(segments);
  const cutter = new SegmentCutter();
  const found: Uint8Array[] = [];
  for (let at = 0; at < all.length; at += size)
    found.push(...cutter.push(all.subarray(at, at + size)));
  expect(
    found.map((segment) => Buffer.from(segment).equals(segments.shift() ?? Buffer.alloc(0))),
  ).toEqual([true, true, true]);
});
