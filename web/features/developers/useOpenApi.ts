import { useCallback, useEffect, useState } from "react";
import type { OpenApi } from "./openApi.ts";

/** The server's OpenAPI document: loading, loaded, or failed with a retry. */
export function useOpenApi() {
  const [document, setDocument] = useState<OpenApi>();
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const response = await fetch("/api/openapi.json");
      if (!response.ok) throw new Error(`openapi.json: ${response.status}`);
      setDocument((await response.json()) as OpenApi);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);

  return { document, hasFailed, retry: () => void load() };
}
