import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The network of the market's own books: no public blockchain. Source: C40 */
export const NETWORK = "trustpoints-local";

/** The chain of the accounts that sign. They are plain keys, so no chain is ever asked. */
const CHAIN_ID = 1;

interface SignIn {
  /** What the market is called in a browser's address bar, such as market.example:4000. */
  domain: string;
  uri: string;
  address: string;
  nonce: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** The text that a wallet signs, as EIP-4361 (Sign-In with Ethereum) writes it. */
export function signInMessage({
  domain,
  uri,
  address,
  nonce,
  issuedAt,
  expiresAt,
}: SignIn): string {
  return `${domain} wants you to sign in with your Ethereum account:
${address}

Connect this address to your account at Market Day. Nothing is paid, and no blockchain is asked.

URI: ${uri}
Version: 1
Chain ID: ${CHAIN_ID}
Nonce: ${nonce}
Issued At: ${issuedAt.toISOString()}
Expiration Time: ${expiresAt.toISOString()}`;
}

/** The address with the checksum of its letters (EIP-55); null for what is no address, or has a wrong checksum. */
export function toAddress(text: string): string | null {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return null;
  const digits = text.slice(2);
  const address = withChecksum(digits.toLowerCase());
  const isOfOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOfOneCase || address === text ? address : null;
}

function withChecksum(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const letters = [...digits].map((digit, n) =>
    Number.parseInt(hash.charAt(n), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${letters.join("")}`;
}

const HEADER = "\u0019Ethereum Signed Message:\n";
/** r and s of 32 bytes each, and one byte that says which of the possible keys it is. */
const SIGNATURE = /^0x([0-9a-fA-F]{128})([0-9a-fA-F]{2})$/;

/**
 * The address whose key has signed a text as `personal_sign` does (EIP-191); null for what is no signature of a plain
 * key. A signature with a high s is refused (EIP-2), because everybody can make it from the other one.
 */
export function signerOf(message: string, signature: string): string | null {
  const [, digits, last] = SIGNATURE.exec(signature) ?? [];
  if (!digits || !last) return null;
  const v = Number.parseInt(last, 16);
  const recovery = v >= 27 ? v - 27 : v;
  if (recovery !== 0 && recovery !== 1) return null;
  const text = utf8ToBytes(message);
  const hash = keccak_256(new Uint8Array([...utf8ToBytes(`${HEADER}${text.length}`), ...text]));
  try {
    const found = secp256k1.Signature.fromBytes(hexToBytes(digits), "compact");
    if (found.hasHighS()) return null;
    const key = found.addRecoveryBit(recovery).recoverPublicKey(hash).toBytes(false);
    return withChecksum(bytesToHex(keccak_256(key.subarray(1)).subarray(-20)));
  } catch {
    // No point of the curve has these numbers.
    return null;
  }
}
