// 4401 and 4403: the server ended the session, so retrying with the same token is useless.
const SESSION_ENDED = new Set([4401, 4403]);

/** The close code in the reason that ended a socket, if there is one. */
export function closeCode(reason: unknown): number | undefined {
  const code =
    typeof reason === "object" && reason !== null && "code" in reason ? reason.code : undefined;
  return typeof code === "number" ? code : undefined;
}

/** True if a socket was closed because the session ended. */
export function isSessionEnd(reason: unknown): boolean {
  const code = closeCode(reason);
  return code !== undefined && SESSION_ENDED.has(code);
}

/**
 * The delay before retry number `attempt` (0 is the first), in ms: 250 doubling to 10 s, each randomised between half
 * and the whole, so that many clients do not reconnect at once.
 */
export function retryDelay(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(250 * 2 ** attempt, 10_000);
  return whole / 2 + (whole / 2) * random();
}

/** Waits for a retry; ends early when the browser is online again. */
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
