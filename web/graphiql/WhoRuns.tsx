import { STORAGE_KEYS } from "../../schema/limits.ts";
import { readOwnToken } from "../apollo/session.ts";

/** Shows as whom requests run, with a link back to the market. */
export function WhoRuns() {
  const name = memberName();
  return (
    <a
      href="/"
      style={{ color: "inherit", fontSize: "0.9375rem", fontWeight: 600, textDecoration: "none" }}
    >
      Market Day · {name ? `running as ${name}` : "running signed out"}
    </a>
  );
}

function memberName(): string | null {
  if (readOwnToken() === null) return null;
  try {
    const user: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.user) ?? "null");
    const name =
      typeof user === "object" && user !== null && "displayName" in user ? user.displayName : null;
    return typeof name === "string" ? name : "a member";
  } catch {
    return "a member";
  }
}
