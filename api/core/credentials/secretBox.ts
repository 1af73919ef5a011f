import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts short texts with AES-256-GCM. The first key encrypts, every key decrypts, so a key can be replaced. A sealed
 * text is `v1.<key>.<nonce, text and tag in base64url>`, where `<key>` tells the keys apart without revealing them.
 */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: string;

  /** Throws when there is no key, or one that is not 32 bytes long. */
  constructor(keys: readonly Buffer[]) {
    for (const key of keys)
      if (key.length !== KEY_BYTES) throw new Error(`a secrets key has ${key.length} bytes`);
    const named = keys.map((key) => [nameOf(key), key] as const);
    const [first] = named;
    if (!first) throw new Error("no secrets key");
    this.#keys = new Map(named);
    this.#current = first[0];
  }

  /** `place` is the row that the text belongs to: copied into another row it cannot be opened. */
  seal(text: string, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#keyOf(this.#current), nonce);
    cipher.setAAD(Buffer.from(place));
    const sealed = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
    return `v1.${this.#current}.${Buffer.concat(sealed).toString("base64url")}`;
  }

  /** The text; null when it was sealed with another key or for another place, or was changed. */
  open(sealed: string, place: string): string | null {
    const [version, name, body] = sealed.split(".");
    if (version !== "v1" || !name || !body || !this.#keys.has(name)) return null;
    const bytes = Buffer.from(body, "base64url");
    const decipher = createDecipheriv(
      ALGORITHM,
      this.#keyOf(name),
      bytes.subarray(0, NONCE_BYTES),
      {
        authTagLength: TAG_BYTES,
      },
    );
    decipher.setAAD(Buffer.from(place));
    try {
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    } catch {
      return null;
    }
  }

  #keyOf(name: string): Buffer {
    const key = this.#keys.get(name);
    if (!key) throw new Error("no such secrets key");
    return key;
  }
}

function nameOf(key: Buffer): string {
  return createHash("sha256")
    .update("market-day secrets key")
    .update(key)
    .digest("hex")
    .slice(0, 8);
}
