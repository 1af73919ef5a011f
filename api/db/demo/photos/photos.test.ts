import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { CATEGORIES } from "../../../../schema/limits.ts";
import { drawPhoto } from "./drawPhoto.ts";
import { SUBJECTS } from "./subjects.ts";

/** Channels' spread at a quarter of the size: an empty or failed drawing is one flat colour. */
async function contrastOf(svg: string): Promise<number> {
  const small = await sharp(Buffer.from(svg)).resize(400).png().toBuffer();
  const { channels } = await sharp(small).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

describe("the demo market's photographs", () => {
  it("show something for every category", () => {
    expect(new Set(SUBJECTS.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(SUBJECTS.length).toBeGreaterThanOrEqual(64);
    expect(new Set(SUBJECTS.map(({ name }) => name)).size).toBe(SUBJECTS.length);
  });

  it("are the same bytes for the same spec, and others for another seed or angle", () => {
    for (const subject of SUBJECTS) {
      const first = drawPhoto({ subject, seed: 5, angle: 0 });
      expect(drawPhoto({ subject, seed: 5, angle: 0 })).toBe(first);
      expect(drawPhoto({ subject, seed: 5 })).toBe(first);
      expect(drawPhoto({ subject, seed: 6, angle: 0 })).not.toBe(first);
      expect(drawPhoto({ subject, seed: 5, angle: 1 })).not.toBe(first);
      expect(drawPhoto({ subject, seed: 5, angle: 2 })).not.toBe(first);
    }
  });

  it("name every paint they use, and no coordinate is missing", () => {
    for (const subject of SUBJECTS) {
      for (const angle of [0, 1, 2]) {
        const svg = drawPhoto({ subject, seed: 9, angle });
        const used = [...svg.matchAll(/url\(#([a-z]\d+)\)/g)].map(([, id]) => id ?? "");
        const known = new Set([...svg.matchAll(/ id="([a-z]\d+)"/g)].map(([, id]) => id ?? ""));
        expect(used.filter((id) => !known.has(id))).toEqual([]);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it.each(SUBJECTS.map((subject, seed) => [subject.name, subject, seed] as const))(
    "render: %s",
    async (_name, subject, seed) => {
      expect(await contrastOf(drawPhoto({ subject, seed }))).toBeGreaterThan(12);
    },
  );

  it("measure 1600 by 1200", async () => {
    const [subject] = SUBJECTS;
    expect(subject).toBeDefined();
    if (subject === undefined) return;
    const { width, height } = await sharp(Buffer.from(drawPhoto({ subject, seed: 1 }))).metadata();
    expect([width, height]).toEqual([1600, 1200]);
  });
});
