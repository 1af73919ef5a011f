import { STORAGE_KEYS } from "../../schema/limits.ts";

/** What is kept of the signed-in member beside the token. */
export type StoredUser = { id: string; username: string; displayName: string };

/** The bearer token of this browser, or null when signed out. */
export function readToken(): string | null {
  return localStorage.getItem(STORAGE_KEYS.token);
}

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

/** Calls back when the server says that the session is over (revoked, expired, suspended). */
export function onSessionEnded(listener: () => void): () => void {
  ended.add(listener);
  return () => ended.delete(listener);
}

let isLeaving = false;

/** Runs what ends this session on purpose: that it ended is then no news. A failure leaves everything as it was. */
export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  isLeaving = true;
  try {
    return await work();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

/** Signs out locally because the server no longer knows this session. A second call does nothing. */
export function endSession(): void {
  if (isLeaving || readToken() === null) return;
  clearSession();
  for (const listener of ended) listener();
}
