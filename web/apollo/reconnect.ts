// 4401 and 4403: the server ended the session; retrying the same token is no use.
const SESSION_ENDED = new Set([4401, 4403]);

/** The close code of whatever ended a socket, if it has one. */
export function closeCode(reason: unknown): number | undefined {
  const code =
    typeof reason === "object" && reason !== null && "code" in reason ? reason.code : undefined;
  return typeof code === "number" ? code : undefined;
}

/** True when a socket ended because the session did. */
export function isSessionEnd(reason: unknown): boolean {
  const code = closeCode(reason);
  return code !== undefined && SESSION_ENDED.has(code);
}

/** How long to wait before retry number `attempt` (0 is the first), in ms: 250 doubling to 10 s, each between half and whole so that a crowd does not come back at once. */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(250 * 2 ** attempt, 10_000);
  return whole / 2 + (whole / 2) * random();
}

/** Waits for a retry; the browser coming back online cuts the wait short. */
export function waitToRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, retryDelay(attempt));
    window.addEventListener("online", done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    }
  });
}
