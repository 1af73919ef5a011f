import { STORAGE_KEYS } from "../../schema/limits.ts";

/** The data of the signed-in member that is stored beside the token. */
export type StoredUser = { id: string; username: string; displayName: string };

/** The market as a member sees it, for an administrator: reading only, and in this tab alone. */
export type MemberView = {
  token: string;
  /** Milliseconds since 1970, by this browser's clock. */
  endsAt: number;
  member: { id: string; displayName: string };
};

// Unit tests have no browser.
const kept = typeof sessionStorage === "object" ? sessionStorage.getItem(STORAGE_KEYS.view) : null;

/**
 * The view in this tab. It holds as long as the page is open: a page that has shown the market as a member must never
 * send anything as the administrator.
 */
export const view = kept && (JSON.parse(kept) as MemberView);

/** The bearer token of who is signed in in this browser, or null when signed out. */
export const readOwnToken = () => localStorage.getItem(STORAGE_KEYS.token);

/** The bearer token of this page, or null when signed out. */
export const readToken = () => (view ? view.token : readOwnToken());

/** Stores token and user, as every part of the product expects them. Source: S1 §9 local storage keys. */
export function storeSession(token: string, user: StoredUser): void {
  localStorage.setItem(STORAGE_KEYS.token, token);
  localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(user));
}

/** Deletes token and user. */
export function clearSession(): void {
  localStorage.removeItem(STORAGE_KEYS.token);
  localStorage.removeItem(STORAGE_KEYS.user);
}

const ended = new Set<() => void>();

/** Calls the listener when the server reports that the session has ended (revoked, expired, suspended). */
export function onSessionEnded(listener: () => void): () => void {
  ended.add(listener);
  return () => ended.delete(listener);
}

let isLeaving = false;

/** Runs work that ends this session on purpose, so that its end is not reported. If the work fails, nothing changes. */
export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  isLeaving = true;
  try {
    return await work();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

/** Signs out locally because the server does not accept this session any more. A second call does nothing. */
export function endSession(): void {
  if (isLeaving || readToken() === null) return;
  if (view) return void import("../shell/view/stopView.ts").then((m) => m.leaveView());
  clearSession();
  for (const listener of ended) listener();
}
