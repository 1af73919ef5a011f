import { parse, visit } from "graphql";
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ruleOf } from "../../api/core/access/enforce.ts";
import { schema } from "../../api/graphql/schema.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { Person, type Stranger } from "../support/people.ts";
import { aLiveStream } from "../support/streams.ts";

const DOCS = fileURLToPath(new URL("../../docs", import.meta.url));

/** The address and the sign-in every example of the docs assumes. */
const ADDRESS = "http://localhost:4000";
const AMARA = {
  username: "amara",
  email: "amara@market-day.example",
  password: "market-day",
  displayName: "Amara Okafor",
};

interface Example {
  line: number;
  language: "graphql" | "sh";
  code: string;
  variables: Record<string, unknown>;
  answer: unknown;
}

/** The graphql and sh blocks of a page, each with the "json variables" and "json answer" that follow it. */
function examplesOf(page: string): Example[] {
  const examples: Example[] = [];
  for (const { 1: info = "", 2: code = "", index } of page.matchAll(/^```(.*)\n([^]*?)^```$/gm)) {
    const last = examples.at(-1);
    if (info === "graphql" || info === "sh") {
      const line = page.slice(0, index).split("\n").length;
      examples.push({ line, language: info, code, variables: {}, answer: undefined });
    } else if (info === "json variables" && last) {
      last.variables = JSON.parse(code) as Record<string, unknown>;
    } else if (info === "json answer" && last) last.answer = JSON.parse(code);
    else throw new Error(`nobody tests this block: ${code.slice(0, 80)}`);
  }
  return examples;
}

/** Names of the fields, all the way down; of a list its first entry stands for all. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

/** The root fields of a document, as a policy names them. */
function rootFieldsOf(document: string): string[] {
  const fields: string[] = [];
  visit(parse(document), {
    OperationDefinition: ({ operation, selectionSet }) => {
      const type = operation.replace(/^./, (first) => first.toUpperCase());
      for (const field of selectionSet.selections)
        if ("name" in field) fields.push(`${type}.${field.name.value}`);
    },
  });
  return fields;
}

const noShell =
  process.platform === "win32" || spawnSync("curl", ["--version"]).error !== undefined;
const examples = examplesOf(readFileSync(join(DOCS, "api.md"), "utf8"));
const market = aMarket();
let amara: Person;
let admin: Person;
let folder: string;
let photo: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "market-day-docs-"));
  photo = join(folder, "photo.png");
  const picture = { width: 90, height: 60, channels: 3, background: "#c63" } as const;
  await writeFile(photo, await sharp({ create: picture }).png().toBuffer());
  amara = await Person.register(market, AMARA);
  admin = await market.admin();
  await anItem(await market.member("Somebody"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the documented ids stand for: item 42 of member 7, offer 12 for an item of the reader, stream 3. */
async function aReader() {
  const seller = await market.member("Seller");
  const reader = await market.member("Reader");
  const item = await anItem(seller);
  const offer = await anOffer(seller, await anItem(reader));
  const real: Record<string, string> = {
    targetItemId: item.id,
    itemId: item.id,
    toUserId: seller.id,
    memberId: seller.id,
    id: offer.id,
    streamId: (await aLiveStream(seller)).id,
  };
  const withRealIds = (variables: object): object =>
    JSON.parse(JSON.stringify(variables), (name, value: unknown) => real[name] ?? value) as object;
  return { reader, item, withRealIds };
}

it("finds the examples", () => {
  expect(examples.length).toBeGreaterThan(12);
});

for (const { line, language, code, variables, answer } of examples) {
  it.skipIf(language === "sh" && noShell)(
    `runs docs/api.md, line ${line}, as it is written`,
    async () => {
      const { reader, item, withRealIds } = await aReader();

      if (language === "sh") {
        const command = code.replaceAll(ADDRESS, market.url);
        // What is under the administrators' paths is for their token.
        const { token } = command.includes("/api/admin/") ? admin : reader;
        const given = { TOKEN: token ?? "", ITEM: item.id, PHOTO: photo };
        const { status, stdout, stderr } = await run("sh", ["-eu", "-c", command], given);
        expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
        return check(JSON.parse(stdout), answer);
      }
      // Public ones are asked by a stranger: that nobody has to sign in is a promise too.
      const built = await schema();
      const who = new Set(rootFieldsOf(code).map((name) => ruleOf(built, name).who));
      const isStaff = who.has("admin") || who.has("moderator");
      const inPerson: Stranger = isStaff ? admin : reader;
      const asker: Stranger = who.has("member") || isStaff ? inPerson : market.stranger;
      const given = withRealIds(variables);
      if (!code.startsWith("subscription")) return check(await asker.ask(code, given), answer);

      const stream = await asker.live(code, { ...given });
      expect(stream.errors).toEqual([]);
      await stream.stop();
    },
  );
}

function check(got: unknown, answer: unknown): void {
  if (answer !== undefined) expect(shapeOf(got)).toEqual(shapeOf(answer));
  else expect(JSON.stringify(got)).not.toMatch(/"errors?":/);
}

it.skipIf(noShell)(
  "runs first.sh: it looks around, signs in, lists an item and is refused once",
  async () => {
    const { status, stdout } = await run("sh", [join(DOCS, "examples/first.sh")], {
      MARKET: market.url,
    });

    expect(status).toBe(0);
    expect(stdout.match(/"errors"/g)).toHaveLength(1);
    const { items } = await market.stranger.gql(
      `query ($id: ID!) { items(filter: { sellerId: $id }) { edges { node { title } } } }`,
      { id: amara.id },
    );
    expect(items.edges).toEqual([{ node: { title: "Box of brass screws" } }]);
  },
);

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end without holding up the market, which answers from this process. */
function run(
  command: string,
  options: string[],
  variables: Record<string, string>,
): Promise<Ended> {
  const child = spawn(command, options, { env: { ...process.env, ...variables } });
  const said = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.stderr += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, ...said }));
  });
}
