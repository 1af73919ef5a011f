import { createReadStream } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createGunzip } from "node:zlib";
import { Client } from "pg";
import { ConfigurationError, type Env } from "../../env.ts";
import { photoFolder } from "../../modules/uploads/photoFiles.ts";
import { migrate } from "../orm.ts";
import { quoted, tablesOf, versionOf, type Table } from "./contents.ts";
import { FORMAT, type Contents, type Part } from "./parts.ts";

interface RestoreOptions {
  env: Pick<Env, "dataDir">;
  databaseUrl: string;
  file: string;
}

type Beginning = Extract<Part, { version: string[] }>;

const PHOTO = /^[0-9a-f]{2}\/[0-9a-f]{32}-[sml]\.webp$/;

/**
 * Fills an empty database, in one transaction, and the uploads folder from a backup. All constraints and triggers stay
 * on, event counters are restored so that clients' cursors stay valid, and the ledger is audited before the commit.
 * Refuses with ConfigurationError a database with members, a backup of another version, and an incomplete file.
 */
export async function restoreBackup({ env, databaseUrl, file }: RestoreOptions): Promise<Contents> {
  await migrate(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();

  try {
    await client.query("begin");
    await demandEmpty(client);
    const contents = await fill(client, photoFolder(env), partsOf(file));
    await refuseBrokenLedger(client);
    await client.query("commit");
    return contents;
  } catch (error) {
    // Closing the connection would roll back too; an explicit rollback reads better in the server's log.
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database with members. What migrations write (the treasury's account, achievements, kinds of challenges) and
 * the consumers of an earlier server run are deleted, because the backup has its own.
 */
async function demandEmpty(client: Client): Promise<void> {
  await client.query("lock table users, ledger_accounts in exclusive mode");
  const { rowCount } = await client.query("select 1 from users limit 1");
  if (rowCount)
    throw new ConfigurationError("this database has members already. Restore into an empty one.");
  await client.query("delete from ledger_accounts");
  await client.query("delete from staking_pool");
  await client.query("delete from event_consumers");
  await client.query("delete from achievements");
  await client.query("delete from challenge_kinds");
}

async function* partsOf(file: string): AsyncGenerator<Part> {
  const unpacked = createGunzip();
  createReadStream(file)
    .on("error", (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = "";
  try {
    for await (const chunk of unpacked.setEncoding("utf8") as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line) as Part;
    }
  } catch (error) {
    throw new ConfigurationError(`${file} cannot be read as a backup.`, { cause: error });
  }
}

async function fill(client: Client, folder: string, parts: AsyncIterable<Part>): Promise<Contents> {
  let tables: Map<string, Table> | undefined;
  let end: Contents | undefined;
  const found: Contents = { rows: {}, files: 0 };

  for await (const part of parts) {
    if ("marketDayBackup" in part) tables = await tablesFor(client, part);
    if (!tables) throw new ConfigurationError("this is no backup of a market.");
    if ("table" in part) {
      await insert(client, tables.get(part.table), part.rows);
      found.rows[part.table] = (found.rows[part.table] ?? 0) + part.rows.length;
    }
    if ("sequences" in part) await setSequences(client, part.sequences);
    if ("file" in part) {
      await writePhoto(folder, part.file, Buffer.from(part.bytes, "base64"));
      found.files++;
    }
    if ("end" in part) end = part.end;
  }
  refuseIncomplete(end, found);
  return end ?? found;
}

async function tablesFor(client: Client, beginning: Beginning): Promise<Map<string, Table>> {
  if (beginning.marketDayBackup !== FORMAT)
    throw new ConfigurationError("this backup was made by another version of Market Day.");
  const version = await versionOf(client);
  const newest = beginning.version.at(-1);
  if (version.join() !== beginning.version.join())
    throw new ConfigurationError(
      `this backup belongs to the version with ${newest}; this one has ${version.at(-1)}. Restore it with that version, then upgrade.`,
    );
  const tables = await tablesOf(client);
  if (JSON.stringify(tables) !== JSON.stringify(beginning.tables))
    throw new ConfigurationError("the tables of this database are not those of the backup.");
  return new Map(tables.map((table) => [table.name, table]));
}

async function insert(client: Client, table: Table | undefined, rows: string[]): Promise<void> {
  if (!table) throw new ConfigurationError("the backup names a table it does not describe.");
  const columns = table.written.map(quoted).join(", ");
  const values = table.written.map((column) => `(r.row).${quoted(column)}`).join(", ");
  await client.query(
    `insert into ${quoted(table.name)} (${columns}) overriding system value
     select ${values} from (select text::${quoted(table.name)} as row from unnest($1::text[]) as t(text) offset 0) r`,
    [rows],
  );
}

async function setSequences(client: Client, sequences: Record<string, string>): Promise<void> {
  for (const [name, next] of Object.entries(sequences))
    await client.query("select setval(format('%I', $1::text)::regclass, $2::bigint, false)", [
      name,
      next,
    ]);
}

async function writePhoto(folder: string, file: string, bytes: Buffer): Promise<void> {
  if (!PHOTO.test(file)) throw new ConfigurationError("the backup holds a file that is no photo.");
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.part`, bytes);
  await rename(`${target}.part`, target);
}

function refuseIncomplete(end: Contents | undefined, found: Contents): void {
  const isWhole =
    end !== undefined &&
    end.files === found.files &&
    Object.entries(end.rows).every(([table, count]) => (found.rows[table] ?? 0) === count);
  if (!isWhole) throw new ConfigurationError("the backup is not whole: its end is missing.");
}

async function refuseBrokenLedger(client: Client): Promise<void> {
  const { rows } = await client.query<{ problem: string; subject: string }>(
    "select problem, subject from ledger_audit() limit 5",
  );
  if (rows.length > 0)
    throw new ConfigurationError(
      `the books of the backup are wrong: ${rows.map(({ problem, subject }) => `${subject}: ${problem}`).join("; ")}.`,
    );
}
