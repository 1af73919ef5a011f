import type { Services } from "../core/context.ts";
import type { Connections } from "./connections.ts";

/** The bus announces the end of a session; this poll finds what the bus lost. */
const LOOK_EVERY_MS = 3000;
/** Sockets close within half a second of the expiry of their session, without a timer for each socket. */
const EXPIRY_EVERY_MS = 500;

interface Watched {
  services: Services;
  liveSessions(services: Services, sids: string[]): Promise<Set<string>>;
}

/** Closes the sockets of sessions that end, however they end. */
export function watchSessions(
  { services, liveSessions }: Watched,
  connections: Connections,
): { stop(): void } {
  services.bus.onServers((topic, data) => {
    if (topic === "sessionEnded") connections.endSessions(new Set([String(data["sid"])]));
  });

  const look = async () => {
    const sids = connections.sessions();
    if (sids.size === 0) return;
    try {
      const live = await liveSessions(services, [...sids]);
      connections.endSessions(new Set([...sids].filter((sid) => !live.has(sid))));
    } catch (error) {
      services.log.warn({ err: error }, "could not look after the sessions of open sockets");
    }
  };
  const looks = setInterval(() => void look(), LOOK_EVERY_MS);
  const expiries = setInterval(() => connections.endExpired(services.clock.now()), EXPIRY_EVERY_MS);
  looks.unref();
  expiries.unref();
  return {
    stop: () => {
      clearInterval(looks);
      clearInterval(expiries);
    },
  };
}
