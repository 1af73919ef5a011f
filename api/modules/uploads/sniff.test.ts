import sharp from "sharp";
import { expect, it } from "vitest";
import { formatOf } from "./sniff.ts";

const dot = () => sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } });

it("knows what it takes by content", async () => {
  expect(formatOf(await dot().jpeg().toBuffer())).toBe("jpeg");
  expect(formatOf(await dot().png().toBuffer())).toBe("png");
  expect(formatOf(await dot().gif().toBuffer())).toBe("gif");
  expect(formatOf(await dot().webp().toBuffer())).toBe("webp");
  expect(formatOf(await dot().avif().toBuffer())).toBe("avif");
});

it("takes nothing else, however small", async () => {
  expect(formatOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
  expect(formatOf(await dot().tiff().toBuffer())).toBeUndefined();
  expect(formatOf(Buffer.from("RIFF\0\0\0\0WAVE"))).toBeUndefined();
  expect(formatOf(Buffer.from([0xff]))).toBeUndefined();
  expect(formatOf(Buffer.alloc(0))).toBeUndefined();
});
