import { isoCBOR } from "@simplewebauthn/server/helpers";
import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;
/** COSE: an elliptic key (2) for ES256 (-7) on P-256 (1). */
const ES256 = { kty: 2, alg: -7, crv: 1 } as const;

/** A device with one passkey, as a browser speaks to it. */
export class SoftPasskey {
  readonly #origin: string;
  readonly #id: Buffer;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Uint8Array;
  #counter = 0;
  /** Bits of what the device says about the person. */
  flags = PRESENT_AND_VERIFIED;

  /** What the device says of itself: a format and its statement. */
  attestation: [fmt: string, statement: Map<string, unknown>] = ["none", new Map()];

  /** `origin` is the page that the device believes to be on. */
  constructor(origin: string, idBytes = 16) {
    this.#id = randomBytes(idBytes);
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#origin = origin;
    this.#privateKey = privateKey;
    this.#publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, ES256.kty],
        [3, ES256.alg],
        [-1, ES256.crv],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]),
    );
  }

  /** The answer to `navigator.credentials.create`, as JSON. */
  create({ challenge, rp }: { challenge: string; rp: { id: string } }): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const data = Buffer.concat([
      this.#data(rp.id, WITH_KEY),
      Buffer.alloc(16),
      length,
      this.#id,
      this.#publicKey,
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", this.attestation[0]],
      ["attStmt", this.attestation[1]],
      ["authData", new Uint8Array(data)],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData("webauthn.create", challenge),
      attestationObject: base64url(
        isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
      ),
      transports: ["internal"],
    });
  }

  /** The answer to `navigator.credentials.get`, as JSON. */
  get({ challenge, rpId }: { challenge: string; rpId: string }): object {
    const data = this.#data(rpId, 0);
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(createSign("SHA256").update(signed).sign(this.#privateKey)),
    });
  }

  #data(site: string, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(site), Buffer.from([this.flags | more]), counter]);
  }

  #clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.#origin }));
  }

  #credential(response: object): object {
    const id = base64url(this.#id);
    return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
  }
}
