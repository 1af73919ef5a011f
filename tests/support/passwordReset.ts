import type { Market } from "./market.ts";

export const FORGOT = `mutation ($email: String!) { forgotPassword(email: $email) }`;
export const RESET = `mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }`;

/** The token of a link that is asked for and mailed to an address, as the dev inbox shows it. */
export async function tokenMailedTo(market: Market, email: string): Promise<string> {
  await market.stranger.gql(FORGOT, { email });
  const { body } = await market.inbox();
  const [, letter = ""] = body.split(`To ${email}`);
  return /\/auth\?token=([\w-]+)/.exec(letter)?.[1] ?? "";
}
