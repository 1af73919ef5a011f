import { use, useEffect, useEffectEvent } from "react";
import { ConnectionContext } from "./connection.ts";

/**
 * Calls `onBack` when the socket reconnects after it was lost: for broadcasts, which are not stored, so the server
 * cannot resend them.
 */
export function useReconnected(onBack: () => void): void {
  const { read, subscribe } = use(ConnectionContext);
  const handleBack = useEffectEvent(onBack);

  useEffect(() => {
    let wasLost = read().state === "offline";
    return subscribe(() => {
      const { state } = read();
      if (state === "online" && wasLost) handleBack();
      wasLost = state === "offline" || (wasLost && state !== "online");
    });
  }, [read, subscribe]);
}
