import { use, useEffect, useEffectEvent } from "react";
import { ConnectionContext } from "./connection.ts";

/** Tells that the socket is there again after it was lost: for what the server does not store, and so cannot bring by itself. */
export function useBack(onBack: () => void): void {
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
