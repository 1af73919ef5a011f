import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";
import { times } from "../support/races.ts";

const folder = mkdtempSync(join(tmpdir(), "market-day-photos-"));
const market = aMarket({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  status: number;
  body: Record<string, unknown> & { path?: string; message?: string };
}

/** Sends one file as a browser's form does. */
async function upload(
  person: Stranger,
  bytes: Uint8Array | string,
  { name = "photo.jpg", field = "file", twice = false } = {},
): Promise<Answer> {
  const form = new FormData();
  const blob = new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], {
    type: "image/jpeg",
  });
  for (const _ of times(twice ? 2 : 1, String)) form.append(field, blob, name);
  return post(person, form);
}

async function post(
  person: Stranger,
  body: FormData | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${market.url}/api/uploads`, {
    method: "POST",
    headers: { ...(person.token && { authorization: `Bearer ${person.token}` }), ...headers },
    body,
  });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

/** A photo of nothing in particular, which no other test sends. */
function aPhoto(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "teal",
      noise: { type: "gaussian", mean: 120, sigma: 50 },
    },
  });
}

async function download(path: unknown): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(`${market.url}${String(path)}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Every file in the folder of the photos. */
function filesKept(): string[] {
  try {
    return readdirSync(join(folder, "uploads"), { recursive: true, encoding: "utf8" }).filter(
      (file) => file.includes("."),
    );
  } catch {
    return [];
  }
}

describe("a photo", () => {
  it("is drawn anew in three sizes, upright, without what the camera wrote beside it", async () => {
    const member = await market.member();
    const original = await aPhoto(2000, 1000)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Copyright: "somebody" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 4/1 0/1" },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();

    const { status, body } = await upload(member, original);

    expect(status).toBe(201);
    const hash =
      /^\/uploads\/([0-9a-f]{2})\/(\1[0-9a-f]{30})\.webp$/.exec(body.path ?? "")?.[2] ?? "";
    const shelf = `/uploads/${hash.slice(0, 2)}/${hash}`;
    expect(body).toEqual({
      path: `${shelf}.webp`,
      small: `${shelf}-s.webp`,
      medium: `${shelf}-m.webp`,
      large: `${shelf}-l.webp`,
      placeholder: expect.stringMatching(/^[A-Za-z0-9+/]{20,40}={0,2}$/),
      width: 800,
      height: 1600,
    });
    for (const [path, height] of [
      ["small", 320],
      ["medium", 800],
      ["large", 1600],
      ["path", 1600],
    ] as const) {
      const { response, bytes } = await download(body[path]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      const drawn = await sharp(bytes).metadata();
      expect(drawn).toMatchObject({ format: "webp", width: height / 2, height });
      expect(drawn.exif).toBeUndefined();
    }
    expect(
      await market.rows("select user_id, width, height from uploads where path = $1", [body.path]),
    ).toEqual([{ user_id: Number(member.id), width: 800, height: 1600 }]);
  });

  it("is never enlarged", async () => {
    const member = await market.member();

    const { body } = await upload(member, await aPhoto(40, 30).png().toBuffer());

    expect(body).toMatchObject({ width: 40, height: 30 });
    expect(await sharp((await download(body["large"])).bytes).metadata()).toMatchObject({
      width: 40,
      height: 30,
    });
  });

  it.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "may be a %s, whatever its name says",
    async (format) => {
      const { status } = await upload(
        await market.member(),
        await aPhoto(64, 48).toFormat(format).toBuffer(),
        { name: "notes.txt" },
      );

      expect(status).toBe(201);
    },
  );

  it("is kept once when it comes twenty times at once, from two members", async () => {
    const members = [await market.member(), await market.member()] as const;
    const bytes = await aPhoto(65, 43).png().toBuffer();
    const before = filesKept().length;

    const answers = await Promise.all(
      times(20, (n) => upload(members[n % 2 === 0 ? 0 : 1], bytes)),
    );

    const paths = new Set(answers.map(({ body }) => body.path));
    expect(answers.map(({ status }) => status)).toEqual(times(20, () => 201));
    expect(paths.size).toBe(1);
    expect(filesKept()).toHaveLength(before + 3);
    expect(
      await market.rows("select 1 from uploads where path = any($1)", [[...paths]]),
    ).toHaveLength(2);
  });
});

describe("what is no photo", () => {
  const jpeg = () => aPhoto(600, 400).jpeg().toBuffer();
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

  const refused: [
    what: string,
    status: number,
    message: string,
    bytes: () => Promise<Buffer | string>,
  ][] = [
    ["a text with a photo's name", 415, "Please select an image file", async () => "not a photo"],
    ["nothing at all", 415, "Please select an image file", async () => ""],
    [
      "an SVG",
      415,
      "Please select an image file",
      async () => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`,
    ],
    ["a TIFF", 415, "Please select an image file", () => aPhoto(20, 20).tiff().toBuffer()],
    [
      "the beginning of a JPEG",
      400,
      "This image is damaged. Please choose another one",
      async () => (await jpeg()).subarray(0, 20),
    ],
    [
      "half a JPEG",
      400,
      "This image is damaged. Please choose another one",
      async () => half(await jpeg()),
    ],
    [
      "half a PNG",
      400,
      "This image is damaged. Please choose another one",
      async () => half(await aPhoto(600, 400).png().toBuffer()),
    ],
    [
      "half an AVIF",
      400,
      "This image is damaged. Please choose another one",
      async () => half(await aPhoto(600, 400).avif().toBuffer()),
    ],
    [
      "a small file that unpacks to 81 megapixels",
      413,
      "Image must have at most 40 megapixels",
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
    ],
    [
      "more than 10 MB",
      413,
      "Image must be smaller than 10MB",
      async () => Buffer.alloc(10 * 1024 * 1024 + 1, 7),
    ],
    [
      "much more than 10 MB",
      413,
      "Image must be smaller than 10MB",
      async () => Buffer.alloc(25 * 1024 * 1024, 7),
    ],
  ];

  it.each(refused)("is refused: %s", async (_what, status, message, bytes) => {
    const member = await market.member();
    const before = filesKept();

    const answer = await upload(member, await bytes());

    expect(answer).toMatchObject({ status, body: { error: message, message } });
    expect(filesKept()).toEqual(before);
    expect(
      await market.rows("select 1 from uploads where user_id = $1", [Number(member.id)]),
    ).toEqual([]);
  });
});

describe("a form", () => {
  const part = (name: string, content: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n${content}\r\n`;
  const multipart = { "content-type": "multipart/form-data; boundary=x" };

  it("needs a session that is alive", async () => {
    const bytes = await aPhoto(8, 8).png().toBuffer();
    const member = await market.member();
    await member.gql(`mutation { logout }`);

    for (const person of [market.stranger, member]) {
      expect(await upload(person, bytes)).toMatchObject({
        status: 401,
        body: { error: "Please login", message: "Please login", code: "UNAUTHENTICATED" },
      });
    }
  });

  it("carries exactly one file, in its field", async () => {
    const member = await market.member();
    const bytes = await aPhoto(8, 8).png().toBuffer();

    expect(await upload(member, bytes, { twice: true })).toMatchObject({
      status: 400,
      body: { message: "Please send one image at a time" },
    });
    expect(await upload(member, bytes, { field: "photo" })).toMatchObject({
      status: 400,
      body: { message: "Please select an image file" },
    });
    expect(
      await post(
        member,
        `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--x--\r\n`,
        multipart,
      ),
    ).toMatchObject({ status: 400 });
  });

  it("must be a form, and whole", async () => {
    const member = await market.member();

    expect(await post(member, "{}", { "content-type": "application/json" })).toMatchObject({
      status: 415,
    });
    expect(await post(member, "x", { "content-type": "multipart/form-data" })).toMatchObject({
      status: 400,
    });
    expect(await post(member, part("file", "half a photo"), multipart)).toMatchObject({
      status: 400,
    });
  });

  it("that breaks off leaves nothing behind, and others go on uploading", async () => {
    const member = await market.member();
    const before = filesKept();

    await breakOff(member, part("file", "half a photo"));

    expect((await upload(member, await aPhoto(9, 9).png().toBuffer())).status).toBe(201);
    expect(filesKept()).toHaveLength(before.length + 3);
  });
});

describe("the folder", () => {
  it.each([
    "/uploads/../../package.json",
    "/uploads/..%2f..%2fpackage.json",
    "/uploads/ab/",
    "/uploads/%00",
    `/uploads/ab/ab${"0".repeat(30)}.webp`,
  ])("does not give %s", async (path) => {
    expect(await getAsTyped(path)).toBe(404);
  });
});

/** Promises a long form, sends its beginning and hangs up. */
function breakOff(person: Person, beginning: string): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(market.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/uploads HTTP/1.1\r\nHost: market\r\nAuthorization: Bearer ${person.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 99999\r\n\r\n${beginning}`,
        () => setTimeout(() => socket.destroy(), 50),
      );
    });
    socket.on("close", () => resolve());
  });
}

/** The status of a path that no client would send, because it tidies paths first. */
function getAsTyped(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(market.url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}
