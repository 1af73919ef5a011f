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
import { systemAccountFor, mayEnter, type Account } from "./systemAccount.ts";

/** The folders of one embedded database, and the account of its server. */
export type ClusterPaths = {
  /** Contains all of the below; owned by the user of this process. */
  folder: string;
  /** PostgreSQL's own data folder; the server's account owns it. */
  cluster: string;
  /** The server's log. */
  log: string;
  account: Account;
};

/** The place of the database when the server's account cannot enter root's data folder. */
const OPEN_PLACE = "/var/lib/market-day";

/** Creates or finds the home of the database in the data folder. Refuses an unusable folder with ConfigurationError. */
export function openHome(dataDir: string): ClusterPaths {
  try {
    const folder = enterableFolder(dataDir);
    const cluster = join(folder, "cluster");
    refuseForeign(cluster);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);

    return { folder, cluster, log: join(folder, "server.log"), account: systemAccountFor(cluster) };
  } catch (problem) {
    if (problem instanceof ConfigurationError || !(problem instanceof Error)) throw problem;
    throw new ConfigurationError(
      `The data folder ${dataDir} cannot be used (${problem.message}): make it writable, choose another with DATA_DIR, or set DATABASE_URL.`,
      { cause: problem },
    );
  }
}

/** The password of the database: created once and stored beside it, readable only by the user of this process. */
export function passwordOf(home: ClusterPaths): string {
  const file = join(home.folder, "password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/** Makes the server's account the owner of a file or folder. */
export function chownTo(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Returns dataDir/postgres. For root with a private data folder that path is a link into OPEN_PLACE. */
function enterableFolder(dataDir: string): string {
  const folder = join(dataDir, "postgres");
  const account = systemAccountFor(join(folder, "cluster"));
  const made = mkdirSync(dataDir, { recursive: true });
  // With a strict umask the server's account could not enter the new folder.
  if (made !== undefined && account.uid !== undefined) chmodSync(dataDir, 0o711);
  if (existsSync(folder)) return realpathSync(folder);

  if (mayEnter(realpathSync(dataDir), account)) {
    mkdirSync(folder, { recursive: true });
  } else {
    mkdirSync(OPEN_PLACE, { recursive: true });
    rmSync(folder, { force: true }); // a link whose target was removed
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
