import type { Person } from "./people.ts";

const CERTIFICATE = `tokenId kind name description rarity attributes { name value }
  links { at type condition photos } credential issuedAt`;

export const READ_CERTIFICATES = `{ certificates { ${CERTIFICATE} } }`;
export const ISSUE = `mutation ($tokenId: String!) { issueCertificate(tokenId: $tokenId) { ${CERTIFICATE} } }`;
export const REVOKE = `mutation ($tokenId: String!) { revokeCertificate(tokenId: $tokenId) { ${CERTIFICATE} } }`;
export const VERIFY = `query ($credential: String!) {
  verifyCertificate(credential: $credential) {
    status address issuedAt asOf certificate { tokenId kind name rarity attributes { name value } links { at } } } }`;

export interface Certificate {
  tokenId: string;
  kind: string;
  name: string;
  rarity: string;
  attributes: { name: string; value: string }[];
  links: { at: string; type: string; condition: string; photos: string[] }[];
  credential: string | null;
  issuedAt: string | null;
}

export async function certificatesOf(person: Person): Promise<Certificate[]> {
  return (await person.gql(READ_CERTIFICATES)).certificates;
}

/** What the market signs of a thing that this member has. */
export async function signed(person: Person, tokenId: string): Promise<string> {
  const { issueCertificate } = await person.gql(ISSUE, { tokenId });
  const all: Certificate[] = issueCertificate;
  const credential = all.find((one) => one.tokenId === tokenId)?.credential;
  if (!credential) throw new Error(`${tokenId} was not signed`);
  return credential;
}
