import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { periodicWork } from "../../api/composition/deadlines.ts";
import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

/** A statement as a member downloads it. */
export interface Statement {
  key: string;
  checkpoint: string;
  pending: number;
  accounts: { id: number; kind: string; balance: number }[];
  transfers: { index: number; salt: string; transfer: { id: number; amount: number } }[];
}

/** As one of the market's servers does each minute: everything that is booked is in the log then. Answers how much. */
export async function sealLog({ server: { services } }: Market): Promise<number> {
  const work = periodicWork.find(({ task }) => task === "log-sealed");
  if (!work) throw new Error("nothing seals the log");
  let sealed = 0;
  for (let more = -1; more !== 0; sealed += more)
    more = await work.run(services, services.clock.now());
  return sealed;
}

export async function statementOf(person: Person): Promise<Statement> {
  const { status, body } = await person.rest<Statement>("GET", "/api/blockchain/statement");
  if (status !== 200) throw new Error(`there is no statement: ${status} ${JSON.stringify(body)}`);
  return body;
}

interface Checked {
  code: number;
  said: string;
}

interface WhatElse {
  statement?: object;
  /** A checkpoint that was kept. */
  kept?: string;
  key?: string;
}

/** What `npm run verify` says of a market's log, and its exit code. */
export async function verify(
  url: string,
  { statement, kept, key }: WhatElse = {},
): Promise<Checked> {
  const folder = await mkdtemp(join(tmpdir(), "market-day-verify-"));
  const given = [url];
  if (statement) {
    given.push(join(folder, "statement.json"));
    await writeFile(join(folder, "statement.json"), JSON.stringify(statement));
  }
  if (kept !== undefined) {
    given.push("--kept", join(folder, "checkpoint.txt"));
    await writeFile(join(folder, "checkpoint.txt"), kept);
  }
  if (key !== undefined) given.push("--key", key);
  try {
    return await run(given);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const COMMAND = [
  "--import",
  "@oxc-node/core/register",
  "api/modules/chain/commands/verify.ts",
] as const;

function run(given: string[]): Promise<Checked> {
  return promisify(execFile)(process.execPath, [...COMMAND, ...given]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}
