import { statSync } from "node:fs";
import { dirname } from "node:path";

/** As whom the database server runs: nothing for the person at the keyboard, a uid and gid when that is root. */
export type Account = { uid?: number; gid?: number };

/** "nobody" on every common system. PostgreSQL refuses to run as root, and no user has to be created for this one. */
const NOBODY = { uid: 65534, gid: 65534 };

/** The account for a cluster folder: its owner's when root finds one there, else nobody's. */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return {};

  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

/** Whether the account may go into the folder: every folder on the way needs its search bit. */
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
