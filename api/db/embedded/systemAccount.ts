import { statSync } from "node:fs";
import { dirname } from "node:path";

/** The system account of the server: empty for the current user, a uid and gid when the current user is root. */
export type Account = { uid?: number; gid?: number };

/** "nobody" on every common system. PostgreSQL refuses to run as root, and this account need not be created. */
const NOBODY = { uid: 65534, gid: 65534 };

/** The account for a cluster folder. Root uses the owner of an existing folder, else nobody. */
export function systemAccountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return {};

  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

/** Whether the account can enter the folder: it needs the search bit on every folder of the path. */
export function mayEnter(folder: string, { uid, gid }: Account): boolean {
  if (uid === undefined) return true;

  const { mode, ...owner } = statSync(folder);
  const bit = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;

  return (
    dirname(folder) === folder ||
    mayEnter(dirname(folder), { uid, ...(gid !== undefined && { gid }) })
  );
}
