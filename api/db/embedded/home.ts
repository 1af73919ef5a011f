import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "../../env.ts";
import { accountFor, mayEnter, type Account } from "./account.ts";

/** Where one embedded database lives, and as whom its server runs. */
export type Home = {
  /** Holds all of the below, and is ours. */
  folder: string;
  /** PostgreSQL's own data folder; the server's account owns it. */
  cluster: string;
  /** The server's log. */
  log: string;
  account: Account;
};

/** Where the database goes when root's data folder is closed to the server's account. */
const OPEN_PLACE = "/var/lib/market-day";

/** Makes or finds the home of the database in the data folder. Refuses with ConfigurationError. */
export function openHome(dataDir: string): Home {
  try {
    const folder = enterableFolder(dataDir);
    const cluster = join(folder, "cluster");
    refuseForeign(cluster);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);

    return { folder, cluster, log: join(folder, "server.log"), account: accountFor(cluster) };
  } catch (problem) {
    if (problem instanceof ConfigurationError || !(problem instanceof Error)) throw problem;
    throw new ConfigurationError(
      `The data folder ${dataDir} cannot be used (${problem.message}): make it writable, choose another with DATA_DIR, or set DATABASE_URL.`,
      { cause: problem },
    );
  }
}

/** The password of the database, made once and kept beside it, readable by us alone. */
export function passwordOf(home: Home): string {
  const file = join(home.folder, "password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/** Hands a file or folder to the server's account. */
export function give(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** dataDir/postgres; for root under a private folder a link from there to an open place, so that it still works. */
function enterableFolder(dataDir: string): string {
  const folder = join(dataDir, "postgres");
  const account = accountFor(join(folder, "cluster"));
  const made = mkdirSync(dataDir, { recursive: true });
  // A strict umask would close what we make to the server's account.
  if (made !== undefined && account.uid !== undefined) chmodSync(dataDir, 0o711);
  if (existsSync(folder)) return realpathSync(folder);

  if (mayEnter(realpathSync(dataDir), account)) {
    mkdirSync(folder, { recursive: true });
  } else {
    mkdirSync(OPEN_PLACE, { recursive: true });
    rmSync(folder, { force: true }); // a link whose place was removed
    symlinkSync(mkdtempSync(join(OPEN_PLACE, "database-")), folder);
  }
  if (account.uid !== undefined) chmodSync(folder, 0o711);
  return realpathSync(folder);
}

function refuseForeign(cluster: string): void {
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const self = process.getuid?.();
  if (owner === undefined || self === undefined || self === 0 || owner === self) return;

  throw new ConfigurationError(
    `The database in ${cluster} belongs to another user (${owner}): start as that user, choose another folder with DATA_DIR, or set DATABASE_URL.`,
  );
}
