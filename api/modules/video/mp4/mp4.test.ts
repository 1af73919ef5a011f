import { expect, it } from "vitest";
import { aFragment, anInit } from "../../../../tests/support/fragmentedMp4.ts";
import { boxesIn } from "./boxes.ts";
import { readFragment } from "./readFragment.ts";
import { readInit } from "./readInit.ts";

const track = { trackId: 2, timescale: 20_000, defaultDuration: 0, defaultFlags: 0 };

it("finds the picture in the head of a recording", () => {
  expect(readInit(anInit())).toEqual(track);
  expect(readInit(anInit({ picture: "vp09" }))).toEqual(track);
});

it("takes no head without a picture, no half a head, no segment for a head", () => {
  expect(readInit(anInit({ picture: "mp4a" }))).toBeUndefined();
  expect(readInit(aFragment())).toBeUndefined();
  expect(readInit(Buffer.concat([anInit(), aFragment()]))).toBeUndefined();
  expect(readInit(Buffer.alloc(0))).toBeUndefined();
  for (let length = 1; length < anInit().length; length++)
    expect(readInit(anInit().subarray(0, length))).toBeUndefined();
});

it("knows how long a segment is, by its pictures", () => {
  expect(readFragment(aFragment({ durationMs: 960 }), track)).toEqual({ durationMs: 960 });
  const two = Buffer.concat([aFragment({ durationMs: 500 }), aFragment({ durationMs: 460 })]);
  expect(readFragment(two, track)).toEqual({ durationMs: 960 });
});

it("takes no segment that begins in the middle, is cut off, or has no picture", () => {
  expect(readFragment(aFragment({ key: false }), track)).toBeUndefined();
  expect(readFragment(aFragment(), { ...track, trackId: 3 })).toBeUndefined();
  expect(readFragment(anInit(), track)).toBeUndefined();
  for (let length = 0; length < aFragment().length; length++)
    expect(readFragment(aFragment().subarray(0, length), track)).toBeUndefined();
});

it("survives every single damaged byte of a head and a segment", () => {
  for (const [bytes, read] of [
    [anInit(), (damaged: Buffer) => readInit(damaged)],
    [aFragment(), (damaged: Buffer) => readFragment(damaged, track)],
  ] as const) {
    for (let at = 0; at < bytes.length; at++) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const damaged = Buffer.from(bytes);
        damaged[at] = value;
        expect(() => read(damaged)).not.toThrow();
      }
    }
  }
});

it("believes no box that claims more than there is", () => {
  const claims = (length: number) => {
    const bytes = Buffer.from("....moof........", "latin1");
    bytes.writeUInt32BE(length, 0);
    return boxesIn(bytes);
  };
  expect(claims(16)).toEqual([{ type: "moof", from: 8, to: 16 }]);
  for (const length of [0, 1, 7, 15, 17, 0xffffffff]) expect(claims(length)).toBeUndefined();
});
