import { setTimeout as wait } from "node:timers/promises";

/** The status of an address; 0 where nobody answers. */
export async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Asks again and again until it answers this status; how long that took. */
export async function msUntil(url: string, status: number, patienceMs: number): Promise<number> {
  const begun = Date.now();
  while ((await statusOf(url)) !== status) {
    if (Date.now() - begun > patienceMs) return Number.POSITIVE_INFINITY;
    await wait(20);
  }
  return Date.now() - begun;
}
