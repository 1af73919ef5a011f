import { randomBytes } from "node:crypto";
import { WALLET_CHALLENGE_MINUTES } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { badField, Refused } from "../../../core/failures.ts";
import type { WalletType } from "../../../core/graphql/enums.ts";
import { changed, row, rows, sql } from "../../../core/sql/sql.ts";
import { signerOf, signInMessage, toAddress } from "./signIn.ts";
import type { ConnectWalletInput, WalletChallenge } from "./wallets.types.ts";

/**
 * Connects an address to the viewer in two steps: with the address it answers what the address's key has to sign, and
 * with the signature it connects the address. Without an address it connects nothing. Answers the challenge of the
 * first step. Refuses with SIGNATURE_INVALID, CHALLENGE_EXPIRED, and WALLET_TAKEN what another member has connected.
 * Source: EP-045, C40
 */
export async function connectWallet(
  tx: Tx,
  input: ConnectWalletInput,
): Promise<{ challenge: WalletChallenge | null }> {
  const { address: text, signature, walletType } = input;
  if (text === null || text === undefined) {
    if (signature) throw badField("address", "Which address has signed?");
    return { challenge: null };
  }
  const address = toAddress(text);
  if (!address)
    throw badField("address", "An address is 0x and 40 hexadecimal digits with a right checksum");
  if (!signature) return { challenge: await challenge(tx, address) };

  await useChallenge(tx, address, signature);
  await bind(tx, address, walletType);
  return { challenge: null };
}

/** Disconnects the viewer's address. Trust Tokens stay. */
export async function disconnectWallet(tx: Tx): Promise<void> {
  const { id } = viewerOf(tx);
  await rows(tx.em, sql`delete from chain_wallets where user_id = ${id}`);
  invalidate(tx, id, "chainWallet");
}

/** Writes the text to sign. A newer one replaces it, and it can be used once. */
async function challenge(tx: Tx, address: string): Promise<WalletChallenge> {
  const { id } = viewerOf(tx);
  const { publicUrl } = tx.services.env;
  const expiresAt = minutesAfter(tx.now, WALLET_CHALLENGE_MINUTES);
  const message = signInMessage({
    domain: new URL(publicUrl).host,
    uri: publicUrl,
    address,
    nonce: randomBytes(16).toString("hex"),
    issuedAt: tx.now,
    expiresAt,
  });
  await rows(
    tx.em,
    sql`insert into wallet_challenges (user_id, address, message, expires_at)
        values (${id}, ${address}, ${message}, ${expiresAt})
        on conflict (user_id) do update set address = excluded.address, message = excluded.message,
          expires_at = excluded.expires_at`,
  );
  return { message, expiresAt };
}

/** Of several at once with the same signature, one finds the challenge. */
async function useChallenge(tx: Tx, address: string, signature: string): Promise<void> {
  const used = await row(
    tx.em,
    sql<{ message: string; address: string }>`
      delete from wallet_challenges where user_id = ${viewerOf(tx).id} and expires_at > ${tx.now}
      returning message, address`,
  );
  if (used?.address !== address)
    throw new Refused(
      "CHALLENGE_EXPIRED",
      `There is nothing to sign for this address, or it is older than ${WALLET_CHALLENGE_MINUTES} minutes. Please connect again`,
    );
  if (signerOf(used.message, signature) !== address)
    throw new Refused(
      "SIGNATURE_INVALID",
      "This is not the signature of this address. Wallets that are contracts cannot sign here",
    );
}

/** Replaces the viewer's earlier address. Of two members at once, the unique address is one's. */
async function bind(tx: Tx, address: string, walletType: WalletType): Promise<void> {
  const { id } = viewerOf(tx);
  await rows(tx.em, sql`delete from chain_wallets where user_id = ${id}`);
  const count = await changed(
    tx.em,
    sql`insert into chain_wallets (user_id, address, wallet_type, connected_at)
        values (${id}, ${address}, ${walletType}, ${tx.now}) on conflict do nothing`,
  );
  if (count === 0) throw new Refused("WALLET_TAKEN", "Another member has connected this address");
  invalidate(tx, id, "chainWallet");
}
