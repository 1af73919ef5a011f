import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { base64, parseVerifierKey } from "../log/note.ts";
import { NotVerified, verifyLog, type ReadFile, type Statement } from "../log/verifyLog.ts";

// `npm run verify -- URL [STATEMENT]` checks the public log of a market, and a member's statement. It needs no database
// and no account, and takes nothing from the market but the files of the log.

const USAGE = `npm run verify -- URL [STATEMENT] [--key KEY] [--kept CHECKPOINT]

URL         where the market is, such as http://localhost:4000
STATEMENT   a statement that a member has downloaded
--key       the key of the log, from somebody you trust; else the one that the market says
--kept      a checkpoint that you have kept: the log must go on from it`;

/** How often a file is asked for that a busy market refuses. */
const ATTEMPTS = 20;

try {
  process.stdout.write(await checked());
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof NotVerified ? "NOT VERIFIED: " : ""}${words}\n`);
  process.exitCode = 1;
}

async function checked(): Promise<string> {
  const { url, statementFile, keyText, keptFile } = readArguments();
  const read = readerOf(url);
  const key = parseVerifierKey(keyText ?? Buffer.from(await read("key")).toString());
  if (!key) throw new Error("This is no key of a log: NAME+ID+KEY");
  const kept = keptFile === undefined ? undefined : await readFile(keptFile, "utf8");
  const statement =
    statementFile === undefined ? undefined : await readStatementFile(statementFile);

  const { checkpoint, transfers, supplies, supply } = await verifyLog(read, key, {
    kept,
    statement,
  });
  const has = Object.entries(supply?.supply ?? {}).map(([kind, tp]) => `${kind} ${tp}`);
  return [
    `Verified: ${checkpoint.origin}, ${checkpoint.size} entries, ${transfers} transfers`,
    `  signed by ${key.name}${keyText === undefined ? ", with the key that the market itself says (--key takes another)" : ""}`,
    `  root ${base64(checkpoint.root)}`,
    `  all TP as of ${supply?.at}: ${has.join(", ")}; the sum is 0, as in each checkpoint so far (${supplies})`,
    kept === undefined ? undefined : "  it goes on from the checkpoint that you have kept",
    statement && wordsOf(statement),
    "What others have moved is in it as commitments: that they are right, only they can check.",
    "",
  ]
    .filter((line) => line !== undefined)
    .join("\n");
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: "string" }, kept: { type: "string" } },
  });
  const [url, statementFile] = positionals;
  if (url === undefined || !URL.canParse(url)) throw new Error(USAGE);
  return { url, statementFile, keyText: values.key, keptFile: values.kept };
}

function wordsOf({ accounts, transfers }: Statement): string {
  const tp = accounts.map(({ kind, balance }) => `${kind} ${balance}`).join(", ");
  return `  the statement: all of its ${transfers.length} transfers are in the log, and add up to ${tp}`;
}

async function readStatementFile(file: string): Promise<Statement> {
  const found: unknown = JSON.parse(await readFile(file, "utf8"));
  if (typeof found === "object" && found && "transfers" in found && "checkpoint" in found)
    return found as Statement;
  throw new Error(`${file} is no statement`);
}

/** Reads files of a market's log; while the market says that it is asked too often, it waits as long as it is told. */
function readerOf(url: string): ReadFile {
  return async (path) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(new URL(`/api/blockchain/log/${path}`, url));
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      const isBusy = answer.status === 429 || answer.status === 503;
      if (!isBusy || attempt === ATTEMPTS)
        throw new Error(
          (path === "key" || path === "checkpoint") && answer.status === 404
            ? "The market has not signed a checkpoint yet. It does within a minute after the first TP move"
            : `${answer.url} answers ${answer.status}`,
        );
      await wait(1000 * (Number(answer.headers.get("retry-after")) || 1));
    }
  };
}
