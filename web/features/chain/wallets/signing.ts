import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** A random secp256k1 key, 32 bytes. */
export function newKey(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(secp256k1.utils.randomSecretKey());
}

/** The address of a key, without the checksum of its letters: the market writes it. */
export function addressOf(key: Uint8Array): string {
  const point = secp256k1.getPublicKey(key, false).subarray(1);
  return `0x${bytesToHex(keccak_256(point).subarray(-20))}`;
}

/** Signs a text as `personal_sign` does (EIP-191): r, s and v. */
export function signText(key: Uint8Array, text: string): string {
  const bytes = utf8ToBytes(text);
  const head = utf8ToBytes(`\u0019Ethereum Signed Message:\n${bytes.length}`);
  const hash = keccak_256(new Uint8Array([...head, ...bytes]));
  const signed = secp256k1.sign(hash, key, { prehash: false, format: "recovered" });
  const v = 27 + (signed[0] ?? 0);
  return `0x${bytesToHex(signed.subarray(1))}${v.toString(16)}`;
}
