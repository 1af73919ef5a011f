import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ASSISTANT_KEY,
  ASSISTANT_MODEL,
  FakeAssistant,
  type Reply,
} from "../support/fakeAssistant.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const assistant = new FakeAssistant();
await assistant.open();
const market = aMarket({ ASSISTANT_URL: assistant.url(1) });
afterAll(() => assistant.close());

const PHOTO = join(import.meta.dirname, "../../api/db/demo/photos/desk-lamp-1-l.webp");
const LAMP = {
  name: "Red desk lamp",
  description: "A red desk lamp with a jointed arm. It stands on a table.",
  category: "Electronics",
  condition: "Like New",
  brand: "Anglepoise",
  tags: ["Lamp", "desk", "red", "lamp", "metal", "light", "arm"],
};

let jo: Person;
let photo: Buffer;

beforeAll(async () => {
  jo = await market.member("Jo Scan");
  photo = await sharp(await readFile(PHOTO))
    .withExif({ IFD0: { Copyright: "Jo", ImageDescription: "Jo's home" } })
    .jpeg()
    .toBuffer();
});

async function scan(withAssistant = true) {
  return jo.rest("POST", "/api/detect-product", {
    image: photo.toString("base64"),
    withAssistant,
  });
}

const says = (part: object): Reply => ({ says: { ...LAMP, ...part } });

it("is named to members, and to nobody else", async () => {
  expect(await jo.gql(`{ assistant }`)).toEqual({ assistant: assistant.host });
  expect(await market.stranger.refused(`{ assistant }`)).toMatchObject({ code: "UNAUTHENTICATED" });
});

describe("a photo", () => {
  it("is sent nowhere unless the member agrees", async () => {
    assistant.reply(says({}));
    const { status, body } = await scan(false);
    expect({ status, name: body.name, assistant: body.assistant }).toEqual({
      status: 200,
      name: null,
      assistant: null,
    });
    await jo.rest("POST", "/api/detect-product", { image: photo.toString("base64") });
    expect(assistant.asked).toEqual([]);
  });

  it("is sent smaller and without what the camera wrote, as the API has it, and named", async () => {
    assistant.reply(says({}));
    const { status, body } = await scan();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        name: "Red desk lamp",
        description: "A red desk lamp with a jointed arm. It stands on a table.",
        category: "Electronics",
        condition: "Like New",
        brand: "Anglepoise",
        tags: ["lamp", "desk", "red", "metal", "light"],
        isCertain: true,
        assistant: assistant.host,
        // Prices and confidences are the market's own, which knows nothing yet.
        suggestedPrice: null,
        priceRange: null,
        confidence: null,
        basis: { isEnough: false, shortfall: "Not enough data yet: 0 of 200 photos" },
      },
    });
    const [asked, ...more] = assistant.asked;
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      path: "POST /v1/chat/completions",
      authorization: `Bearer ${ASSISTANT_KEY}`,
      body: {
        model: ASSISTANT_MODEL,
        temperature: 0,
        messages: [{ role: "system" }, { role: "user" }],
        response_format: { type: "json_schema", json_schema: { name: "product", strict: true } },
      },
    });
    const [, { content } = { content: "" }] = asked?.body.messages ?? [];
    const [text, image] = typeof content === "string" ? [] : content;
    expect(text).toEqual({ type: "text", text: "What is this?" });
    const [prefix, data = ""] = image?.image_url?.url.split(",") ?? [];
    expect(prefix).toBe("data:image/jpeg;base64");
    const sent = await sharp(Buffer.from(data, "base64")).metadata();
    expect(sent).toMatchObject({ format: "jpeg", width: 768 });
    expect(sent.exif).toBeUndefined();
  });

  it("has no figure, address or markup that an assistant invents", async () => {
    assistant.reply(
      says({
        name: "Desk lamp",
        description:
          "A lamp. It cost 120 TP in 1998. See https://lamps.example for more. <script>alert(1)</script> works. It is red.",
        brand: "Lamp 3000",
        tags: ["lamp", "40w", "<b>red</b>", "desk"],
      }),
    );
    expect((await scan()).body).toMatchObject({
      name: "Desk lamp",
      description: "A lamp. It is red.",
      brand: null,
      tags: ["lamp", "desk"],
    });
  });

  const notHeld: [string, Reply][] = [
    ["a category that there is not", says({ category: "Furniture" })],
    ["a condition that there is not", says({ condition: "Mint" })],
    ["a name that is a figure", says({ name: "4711" })],
    ["no name", says({ name: undefined })],
    ["a name that is no text", says({ name: ["lamp"] })],
    ["tags that are none", says({ tags: "lamp" })],
    ["nothing", { says: null }],
    ["a list", { says: [] }],
    ["words that are no JSON", (res) => completion(res, "I think it is a lamp.")],
    ["half a JSON", (res) => completion(res, `{"name": "La`)],
    ["no words", (res) => completion(res, null)],
    ["no choices", (res) => void res.end("{}")],
    ["a page", (res) => void res.end("<html>down</html>")],
    ["an answer without an end", (res) => endless(res)],
    ["401", (res) => void res.writeHead(401).end()],
    ["500", (res) => void res.writeHead(500).end()],
    ["a redirect", (res) => void res.writeHead(307, { location: "http://127.0.0.1:9/" }).end()],
    ["a broken connection", (res) => void res.destroy()],
    ["429 without a time", (res) => void res.writeHead(429).end()],
    ["429 for too long", (res) => void res.writeHead(429, { "retry-after": "30" }).end()],
    ["nothing in time", () => {}],
  ];
  it.each(notHeld)(
    "is told by the market alone when the assistant answers %s",
    async (_, reply) => {
      assistant.reply(reply);
      const { status, body } = await scan();
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { name: null, isCertain: false, assistant: null, basis: { sampleSize: 0 } },
      });
      expect(assistant.asked).toHaveLength(1);
      expect(market.log.text).not.toContain(ASSISTANT_KEY);
    },
  );

  it("is asked about once more where the assistant says that it helps", async () => {
    assistant.reply((res) => void res.writeHead(429, { "retry-after": "0" }).end(), says({}));
    expect((await scan()).body).toMatchObject({ name: "Red desk lamp", assistant: assistant.host });
    expect(assistant.asked).toHaveLength(2);
    assistant.reply((res) => void res.writeHead(503, { "retry-after": "0" }).end());
    expect((await scan()).body).toMatchObject({ name: null, assistant: null });
    expect(assistant.asked).toHaveLength(2);
  });
});

describe("a description", () => {
  const TEXT = "Collection from Easton. It has a scratch. This is a red desk lamp.";
  const ENHANCE = `query ($input: DescriptionInput!) { enhancedDescription(input: $input) { enhancedDescription assistant questions } }`;
  const enhanced = async (withAssistant: boolean | undefined, description = TEXT) =>
    (
      await jo.gql(ENHANCE, {
        input: { title: "Lamp", description, category: "Electronics", withAssistant },
      })
    ).enhancedDescription;

  it("is sent nowhere unless the member agrees", async () => {
    assistant.reply({ says: { paragraphs: [[1, 2, 3]] } });
    expect(await enhanced(undefined)).toMatchObject({ assistant: null });
    expect(await enhanced(false)).toMatchObject({
      enhancedDescription: "This is a red desk lamp.\nIt has a scratch.\nCollection from Easton.",
      assistant: null,
    });
    expect(assistant.asked).toEqual([]);
  });

  it("is put in the order that the assistant says, without a word of its own", async () => {
    assistant.reply({ says: { paragraphs: [[3, 2], [1]] } });
    expect(await enhanced(true)).toMatchObject({
      enhancedDescription: "This is a red desk lamp. It has a scratch.\nCollection from Easton.",
      assistant: assistant.host,
    });
    expect(assistant.asked[0]?.body.messages[1]?.content).toBe(
      "1. Collection from Easton.\n2. It has a scratch.\n3. This is a red desk lamp.",
    );
  });

  const notHeld: [string, unknown][] = [
    ["leaves out a sentence", { paragraphs: [[1, 3]] }],
    ["says one twice", { paragraphs: [[1, 2, 3, 3]] }],
    ["makes one up", { paragraphs: [[1, 2, 3, 4]] }],
    ["answers words", { paragraphs: [["1", "2", "3"]] }],
    ["answers no paragraphs", { paragraphs: [1, 2, 3] }],
    ["answers nothing", {}],
    ["answers null", null],
  ];
  it.each(notHeld)("is put in order by the market when the assistant %s", async (_, answer) => {
    assistant.reply({ says: answer });
    expect(await enhanced(true)).toMatchObject({
      enhancedDescription: "This is a red desk lamp.\nIt has a scratch.\nCollection from Easton.",
      assistant: null,
    });
    expect(assistant.asked).toHaveLength(1);
  });

  it("of one sentence has no order to ask for", async () => {
    assistant.reply({ says: { paragraphs: [[1]] } });
    expect(await enhanced(true, "This is a lamp.")).toMatchObject({ assistant: null });
    expect(assistant.asked).toEqual([]);
  });
});

/** An answer of the API with such words. */
function completion(res: import("node:http").ServerResponse, content: string | null): void {
  res.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
}

function endless(res: import("node:http").ServerResponse): void {
  const more = () => void (res.destroyed || res.write("x".repeat(60_000), more));
  more();
}
