import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

// Ed25519 keys as 32 bytes, and as Node's crypto takes them.

// What stands before the bytes of a key in its DER (RFC 8410, section 10).
const SECRET_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");
const PUBLIC_HEAD = Buffer.from("302a300506032b6570032100", "hex");

export const SECRET_BYTES = 32;

export function secretKey(bytes: Uint8Array): KeyObject {
  const key = Buffer.concat([SECRET_HEAD, bytes]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}

export function publicKey(bytes: Uint8Array): KeyObject {
  const key = Buffer.concat([PUBLIC_HEAD, bytes]);
  return createPublicKey({ key, format: "der", type: "spki" });
}

/** The public bytes of a secret. */
export function publicKeyOf(secret: Uint8Array): Uint8Array {
  const der = createPublicKey(secretKey(secret)).export({ format: "der", type: "spki" });
  return der.subarray(PUBLIC_HEAD.length);
}
