import { STORAGE_KEYS } from "../../schema/limits.ts";

/** The data of the signed-in member that is stored beside the token. */
export type StoredUser = { id: string; username: string; displayName: string };

/** The bearer token in this browser, or null when signed out. */
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
  clearSession();
  for (const listener of ended) listener();
}
