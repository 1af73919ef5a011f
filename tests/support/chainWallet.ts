import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Person } from "./people.ts";

export const CONNECT = `mutation ($input: ConnectWalletInput!) {
  connectWallet(input: $input) {
    wallet { address balance network connected walletType connectedAt } challenge { message expiresAt } } }`;

/** A wallet outside of the market: a key, and what `personal_sign` does with it (EIP-191). */
export class TestWallet {
  readonly #key: Uint8Array;
  /** Without the checksum of its letters. */
  readonly address: string;

  constructor(key = secp256k1.utils.randomSecretKey()) {
    this.#key = key;
    const point = secp256k1.getPublicKey(key, false).subarray(1);
    this.address = `0x${bytesToHex(keccak_256(point).subarray(-20))}`;
  }

  /** 65 bytes as hexadecimal digits: r, s and v. */
  sign(message: string, { highS = false }: { highS?: boolean } = {}): string {
    const text = utf8ToBytes(message);
    const head = utf8ToBytes(`\u0019Ethereum Signed Message:\n${text.length}`);
    const hash = keccak_256(new Uint8Array([...head, ...text]));
    const bytes = secp256k1.sign(hash, this.#key, { prehash: false, format: "recovered" });
    const recovery = bytes[0] ?? 0;
    const signature = secp256k1.Signature.fromBytes(bytes.subarray(1), "compact");
    const { n } = secp256k1.Point.CURVE();
    // The other s of the same signature is as valid for the curve, with the other of the two keys.
    const s = highS ? n - signature.s : signature.s;
    const v = 27 + (highS ? 1 - recovery : recovery);
    const digits = [signature.r, s].map((part) => part.toString(16).padStart(64, "0")).join("");
    return `0x${digits}${v.toString(16)}`;
  }

  /** What the market asks to be signed. */
  async challengeOf(person: Person): Promise<{ message: string; expiresAt: string }> {
    const { connectWallet } = await person.gql(CONNECT, {
      input: { walletType: "metamask", address: this.address },
    });
    return connectWallet.challenge;
  }

  inputOf(signature: string) {
    return { input: { walletType: "metamask", address: this.address, signature } };
  }

  async connect(person: Person): Promise<void> {
    const { message } = await this.challengeOf(person);
    await person.gql(CONNECT, this.inputOf(this.sign(message)));
  }
}
