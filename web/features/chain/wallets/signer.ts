/** What can prove that it has the key of an address. */
export interface Signer {
  address: string;
  /** Signs a text as `personal_sign` does (EIP-191): 0x and 130 hexadecimal digits. */
  sign: (text: string) => Promise<string>;
}
