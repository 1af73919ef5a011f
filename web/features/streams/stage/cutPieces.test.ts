import { expect, it } from "vitest";
import { aFragment, anInit } from "../../../../tests/support/fragmentedMp4.ts";
import { PieceCutter } from "./cutPieces.ts";

it.each([1, 7, 500, 1_000_000])("finds the pieces in chunks of %i bytes", (size) => {
  const pieces = [anInit(), aFragment({ durationMs: 900 }), aFragment({ bytes: 5000 })];
  const all = Buffer.concat(pieces);
  const cutter = new PieceCutter();
  const found: Uint8Array[] = [];
  for (let at = 0; at < all.length; at += size)
    found.push(...cutter.push(all.subarray(at, at + size)));
  expect(
    found.map((piece) => Buffer.from(piece).equals(pieces.shift() ?? Buffer.alloc(0))),
  ).toEqual([true, true, true]);
});
