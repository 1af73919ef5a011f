import { get, update } from "idb-keyval";
import type { Signer } from "./signer.ts";

/** A key that this browser made for itself, encrypted by another one that never leaves the browser's store. */
interface Stored {
  lock: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const STORED = "demo-wallet";
const AES = "AES-GCM";

/**
 * The demo wallet of this browser, made the first time: a secp256k1 key like any wallet's, for who has no wallet. It
 * signs here, and its key is never sent anywhere. The cryptography loads with it. Source: C40
 */
export async function openDemoWallet(): Promise<Signer> {
  const { addressOf, newKey, signText } = await import("./signing.ts");
  const fresh = await seal(newKey());
  // Of two tabs at once, one's key stays.
  await update<Stored>(STORED, (stored) => stored ?? fresh);
  const stored = (await get<Stored>(STORED)) ?? fresh;
  const key = await unseal(stored);
  return { address: addressOf(key), sign: async (text) => signText(key, text) };
}

async function seal(key: Uint8Array<ArrayBuffer>): Promise<Stored> {
  const lock = await crypto.subtle.generateKey({ name: AES, length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { lock, iv, sealed: await crypto.subtle.encrypt({ name: AES, iv }, lock, key) };
}

async function unseal({ lock, iv, sealed }: Stored): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: AES, iv }, lock, sealed));
}
