import { createHash, sign, verify } from "node:crypto";
import { publicKey, secretKey } from "../signing/ed25519.ts";
import type { SigningKey } from "../signing/signingKeys.ts";

// Checkpoints of C2SP tlog-checkpoint, which are signed notes (C2SP signed-note) with Ed25519.

/** A tree that somebody has signed. */
export interface Checkpoint {
  /** What the log is called. */
  origin: string;
  /** How many entries the tree has. */
  size: number;
  root: Uint8Array;
}

/** Who signs, as C2SP signed-note knows a key. */
export type LogKey = SigningKey;

/** `name+ID+KEY`: what somebody has to know beforehand to check signatures. */
export function verifierKeyOf(key: LogKey): string {
  const id = Buffer.from(keyId(key)).toString("hex");
  return `${key.name}+${id}+${base64(Buffer.concat([ED25519, key.publicKey]))}`;
}

/** Undefined when it is no key of an Ed25519 signature. */
export function parseVerifierKey(text: string): LogKey | undefined {
  const [, name, id, encoded] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/.exec(text.trim()) ?? [];
  if (!name || !id || !encoded) return undefined;
  const bytes = Buffer.from(encoded, "base64");
  const key = { name, publicKey: bytes.subarray(1) };
  const isOurs = bytes.length === 33 && bytes[0] === ED25519[0];
  return isOurs && Buffer.from(keyId(key)).toString("hex") === id ? key : undefined;
}

export function signCheckpoint(
  { origin, size, root }: Checkpoint,
  key: LogKey,
  secret: Uint8Array,
): string {
  const text = `${origin}\n${size}\n${base64(root)}\n`;
  const signature = sign(null, Buffer.from(text), secretKey(secret));
  return `${text}\n— ${key.name} ${base64(Buffer.concat([keyId(key), signature]))}\n`;
}

/** Undefined when it is no checkpoint, or not signed by this key. */
export function openCheckpoint(note: string, key: LogKey): Checkpoint | undefined {
  const end = note.indexOf("\n\n");
  const text = note.slice(0, end + 1);
  const [, origin, size, root] =
    /^(.+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\n/.exec(text) ?? [];
  if (end < 0 || !origin || !size || !root) return undefined;
  const isSigned = note
    .slice(end + 2)
    .split("\n")
    .some((line) => isSignature(line, text, key));
  if (!isSigned || origin !== key.name) return undefined;
  return { origin, size: Number(size), root: Buffer.from(root, "base64") };
}

function isSignature(line: string, text: string, key: LogKey): boolean {
  const [, name, encoded] = /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? [];
  if (name !== key.name || !encoded) return false;
  const bytes = Buffer.from(encoded, "base64");
  return (
    Buffer.compare(bytes.subarray(0, 4), keyId(key)) === 0 &&
    verify(null, Buffer.from(text), publicKey(key.publicKey), bytes.subarray(4))
  );
}

/** The first byte of an Ed25519 key, by C2SP signed-note. */
const ED25519 = Uint8Array.of(1);

function keyId({ name, publicKey }: LogKey): Uint8Array {
  const digest = createHash("sha256")
    .update(`${name}\n`)
    .update(ED25519)
    .update(publicKey)
    .digest();
  return digest.subarray(0, 4);
}

export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
