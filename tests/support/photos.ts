import sharp from "sharp";
import type { Person } from "./people.ts";

/** A small still life of its own colour, as a phone would send it. */
export function aPicture(hue = 0): Promise<Buffer> {
  const teapot = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#c9d8d2"/><circle cx="600" cy="500" r="240" fill="hsl(${hue} 60% 45%)"/><rect x="540" y="220" width="120" height="60" rx="30" fill="hsl(${hue} 60% 30%)"/></svg>`;
  return sharp(Buffer.from(teapot)).png().toBuffer();
}

/** Uploads a picture of its own colour through the API; answers its path. */
export async function aPhoto(owner: Person, hue = 0): Promise<string> {
  return uploaded(owner, await aPicture(hue));
}

/** Uploads a PNG through the API; answers its path. */
export async function uploaded(owner: Person, png: Buffer): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(png)], { type: "image/png" }), "teapot.png");
  const answer = await fetch(`${owner.market.url}/api/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  const { path } = (await answer.json()) as { path: string };
  return path;
}
