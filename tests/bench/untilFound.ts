import type { Client } from "pg";

/** Looks once a second until a statement has rows: until the server has done something by itself. */
export async function untilFound(
  client: Client,
  { statement, values = [], seconds }: { statement: string; values?: unknown[]; seconds: number },
): Promise<void> {
  for (let tries = 0; tries < seconds; tries++) {
    const { rows } = await client.query(statement, values);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`the server has not done it in ${seconds} seconds: ${statement}`);
}
