import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restoreBackup } from "../../api/db/backup/restoreBackup.ts";
import { takeBackup } from "../../api/db/backup/takeBackup.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket, Market, PASSWORD } from "../support/market.ts";
import { Stranger, type Person } from "../support/people.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "market-day-backup-"));
const [photos, newPhotos, file] = ["photos", "new-photos", "market.backup"].map((name) =>
  join(folder, name),
) as [string, string, string];

const market = aMarket({ DATA_DIR: photos });
const restored = new Market({ DATA_DIR: newPhotos });
afterAll(async () => {
  await restored.close();
  rmSync(folder, { recursive: true, force: true });
});

const SEND = `mutation ($to: ID!, $content: String!) { sendMessage(input: { toUserId: $to, content: $content }) { message { id } } }`;
const HEAR = `subscription ($after: Cursor) { messageAdded(after: $after) { cursor message { content } } }`;
const LOGIN = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`;
const TEXT = `Umlaut ä, "quotes", \\ backslash,\nnew line, (brackets), 🚲`;

let amara: Person;
let jun: Person;
let picture: string;
let cursor: string;
const said = { backup: "", restore: "" };

beforeAll(async () => {
  [amara, jun] = [await market.member("Amara"), await market.richMember("Jun", 400)];
  picture = await upload(amara);
  const [sold, wanted, relisted] = [
    await anItem(amara, { title: "Sold lamp", description: TEXT }),
    await anItem(amara, { title: "Wanted chair" }),
    await anItem(jun, { title: "Traded bell" }),
  ];
  await amara.gql(ACCEPT, { id: (await anOffer(jun, sold)).id });
  await anOffer(jun, wanted, { offeredItemIds: [relisted.id] });
  const before = await amara.live<{ cursor: string }>(HEAR);
  await jun.gql(SEND, { to: amara.id, content: "before the cursor" });
  cursor = (await before.next()).cursor;
  await before.stop();
  await jun.gql(SEND, { to: amara.id, content: TEXT });

  // What the market counts by itself each few minutes is counted: it could come between the backup and the comparison.
  await market.passHours(0);
  said.backup = await command("backup", {
    DATABASE_URL: market.databaseUrl,
    DATA_DIR: photos,
  });
  await restored.open();
  await restored.stopServer();
  said.restore = await command("restore", {
    DATABASE_URL: restored.databaseUrl,
    DATA_DIR: newPhotos,
  });
  await restored.startServer();
}, 60_000);

async function upload(person: Person): Promise<string> {
  const form = new FormData();
  const bytes = await sharp({
    create: { width: 64, height: 48, channels: 3, background: "teal" },
  })
    .jpeg()
    .toBuffer();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "photo.jpg");
  const answer = await fetch(`${market.url}/api/uploads`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return ((await answer.json()) as { path: string }).path;
}

/** Runs `npm run db:...` as the scripts do; answers what it printed. */
async function command(name: "backup" | "restore", variables: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ["--import", "@oxc-node/core/register", `api/db/commands/${name}.ts`, file],
    { cwd: ROOT, env: { PATH: process.env["PATH"], ...variables }, stdio: "pipe" },
  );
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (words += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`db:${name} failed: ${words}`);
  return words;
}

/** Every row of every table, as text. Consumers who have nothing to do move on meanwhile. */
async function everything(of: Market): Promise<Record<string, string[]>> {
  const tables = await of.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('migrations', 'event_consumers') order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await of.rows<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

it("brings back every row of every table, and right books", async () => {
  // Signing in later adds sessions: what the restored market started with is compared first.
  const [saved, found] = [await everything(market), await everything(restored)];

  expect(found).toEqual(saved);
  expect(said.backup).toContain("holds 2 members, 3 items and 3 photo files.");
  expect(said.restore).toContain("Restored 2 members, 3 items and 3 photo files.");
  expect(Object.values(saved).filter((rows) => rows.length > 0).length).toBeGreaterThan(12);
  await restored.audit();
});

it("brings back the photos, and only their owner may read the file", async () => {
  const answer = await fetch(`${restored.url}${picture}`);

  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(
    Buffer.from(await (await fetch(`${market.url}${picture}`)).arrayBuffer()),
  );
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("lets members go on: old sessions, passwords, open offers, new rows", async () => {
  const back = Object.assign(new Stranger(restored), { token: amara.token });
  const { login } = await restored.stranger.gql(LOGIN, { email: jun.email, password: PASSWORD });
  const { sellerOffers } = await back.gql(`{ sellerOffers { edges { node { id state } } } }`);
  const open = sellerOffers.edges.find(
    ({ node }: { node: { state: string } }) => node.state.toLowerCase() === "pending",
  );
  const newcomer = await restored.member("Newcomer");

  expect(login.token).toBeTruthy();
  await back.gql(ACCEPT, { id: open.node.id });
  await anItem(newcomer);
  expect(Number(newcomer.id)).toBeGreaterThan(Number(jun.id));
  await restored.audit();
});

it("keeps cursors good: a subscriber goes on where the lost market stopped", async () => {
  const back = Object.assign(new Stranger(restored), { token: amara.token });
  const stream = await back.live<{ message: { content: string } }>(HEAR, { after: cursor });

  expect((await stream.next()).message.content).toBe(TEXT);
  const sender = Object.assign(new Stranger(restored), { token: jun.token });
  await sender.gql(SEND, { to: amara.id, content: "after the restore" });
  expect((await stream.next()).message.content).toBe("after the restore");
  await stream.stop();
});

it("refuses a market that has members, another version, half a file, and wrong books", async () => {
  const into = async (to: Market, backup: string) =>
    restoreBackup({
      env: { dataDir: newPhotos },
      databaseUrl: to.databaseUrl,
      file: backup,
    });
  const changed = async (name: string, change: (text: string) => string) => {
    const path = join(folder, name);
    await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)).toString("utf8"))));
    return path;
  };
  const empty = new Market({ DATA_DIR: newPhotos });
  await empty.open();
  await empty.stopServer();

  await expect(into(restored, file)).rejects.toThrow("has members already");
  await expect(
    into(empty, await changed("other", (text) => text.replace("_ledger", "_lodger"))),
  ).rejects.toThrow("version");
  await expect(
    into(empty, await changed("half", (text) => text.slice(0, text.lastIndexOf(`{"end"`)))),
  ).rejects.toThrow("not whole");
  const bytes = await readFile(file);
  await writeFile(join(folder, "cut"), bytes.subarray(0, bytes.length / 2));
  await expect(into(empty, join(folder, "cut"))).rejects.toThrow("cannot be read");
  await expect(
    into(
      empty,
      await changed("poor", (text) =>
        text.replace(/"\((\d+),wallet,(\d+),\d+,/, `"($1,wallet,$2,9999,`),
      ),
    ),
  ).rejects.toThrow("books");
  await expect(
    takeBackup({ env: { dataDir: photos }, databaseUrl: market.databaseUrl, file }),
  ).rejects.toThrow("there already");
  expect(await empty.rows("select 1 from users")).toEqual([]);
  await empty.close();
});
