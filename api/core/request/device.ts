import { KNOWN_DEVICES } from "../../../schema/limits.ts";
import type { Env } from "../../env.ts";
import { traceNow } from "./trace.ts";

const NAME = "market_device";
const COOKIE = new RegExp(`(?:^|;)\\s*${NAME}=([\\w-]{43})\\s*(?:;|$)`);

/** The device's name in a Cookie header. */
export function deviceIn(cookies: string | undefined): string | null {
  return COOKIE.exec(cookies ?? "")?.[1] ?? null;
}

/**
 * Sets the device cookie of the calling browser, with the response. It signs nobody in: a known device has its own
 * limit of wrong passwords.
 */
export function nameDevice(
  device: string | undefined,
  { publicUrl }: Pick<Env, "publicUrl">,
): void {
  const trace = traceNow();
  if (!trace || !device) return;
  const seconds = KNOWN_DEVICES.days * 24 * 3600;
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  trace.cookie = `${NAME}=${device}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
