import { createHash } from "node:crypto";
import type { Client } from "pg";

/** A member of the bench's market with an open session. */
export interface Reader {
  memberId: number;
  token: string;
}

const SESSION_DAYS = 30;

/** Opens sessions, each time anew: those of the last run may have expired. */
export async function openReaders(client: Client, memberIds: number[]): Promise<Reader[]> {
  const readers = memberIds.map((memberId) => ({ memberId, token: tokenOf(memberId) }));
  await client.query(
    `insert into sessions (sid, user_id, created_at, last_seen_at, expire)
     select sid, user_id, now(), now(), now() + make_interval(days => $3::int) from unnest($1::text[], $2::int[]) s(sid, user_id)
     on conflict (sid) do update set last_seen_at = excluded.last_seen_at, expire = excluded.expire`,
    [
      readers.map(({ token }) => createHash("sha256").update(token).digest("hex")),
      memberIds,
      SESSION_DAYS,
    ],
  );
  return readers;
}

/** Opens the session of an administrator, who is the first member. */
export async function openAdmin(client: Client): Promise<Reader> {
  const memberId = 1;
  await client.query(
    `insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`,
    [memberId],
  );
  const [admin] = await openReaders(client, [memberId]);
  if (!admin) throw new Error("the market has no members");
  return admin;
}

/** Known beforehand, because the database is thrown away and answers to this machine alone. */
function tokenOf(memberId: number): string {
  return createHash("sha256").update(`reader ${memberId}`).digest("base64url");
}
