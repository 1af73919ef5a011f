import type { EndingKind } from "../core/access/viewer.ts";
import type { Services } from "../core/context.ts";
import type { Connections } from "./connections.ts";

/** The bus announces the end of a session, and says when it may have missed some. This poll finds the rest. */
const LOOK_EVERY_MS = 3000;
/**
 * Sockets close within half a second of the expiry of their session, without a timer for each socket. As often it looks
 * after views, which are rare, and which nobody announces the end of when an administrator loses the role, and after
 * programs, which go on by themselves when nobody looks.
 */
const EXPIRY_EVERY_MS = 500;

interface Watched {
  services: Services;
  liveCredentials(services: Services, kind: EndingKind, ids: string[]): Promise<Set<string>>;
}

/** Closes the sockets of sessions, of programs and of administrators' views that end, however they end. */
export function watchSessions(
  { services, liveCredentials }: Watched,
  connections: Connections,
): { stop(): void } {
  services.bus.onServers((topic, data) => {
    if (topic === "sessionEnded") connections.endSessions(new Set([String(data["sid"])]));
  });

  const look = async (kind: EndingKind) => {
    const ids = connections.live(kind);
    if (ids.size === 0) return;
    try {
      const live = await liveCredentials(services, kind, [...ids]);
      connections.endSessions(new Set([...ids].filter((id) => !live.has(id))));
    } catch (error) {
      services.log.warn({ err: error }, "could not look after the sessions of open sockets");
    }
  };
  services.bus.onLoss(() => void look("session"));
  const looks = setInterval(() => void look("session"), LOOK_EVERY_MS);
  const expiries = setInterval(() => {
    connections.endExpired(services.clock.now());
    void look("viewAs");
    void look("token");
  }, EXPIRY_EVERY_MS);
  looks.unref();
  expiries.unref();
  return {
    stop: () => {
      clearInterval(looks);
      clearInterval(expiries);
    },
  };
}
