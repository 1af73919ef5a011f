import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import type { WalletType } from "../../../core/graphql/enums.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { holdingOf } from "../../ledger/index.ts";
import { NETWORK } from "./signIn.ts";
import { ChainWallet } from "./wallets.types.ts";

interface Found {
  balance: number;
  address: string | null;
  walletType: WalletType | null;
  connectedAt: string | null;
}

/** The viewer's wallet as it is now, connected or not. One statement. */
export async function readChainWallet(ctx: Context): Promise<ChainWallet> {
  const { id } = viewerOf(ctx);
  const found = await row(
    ctx.em,
    sql<Found>`
      select ${holdingOf(id, "minted")} as balance, w.address, w.wallet_type as "walletType",
        w.connected_at as "connectedAt"
      from (select 1) one left join chain_wallets w on w.user_id = ${id}`,
  );
  const { connectedAt = null, address = null, walletType = null, balance = 0 } = found ?? {};
  return Object.assign(new ChainWallet(), {
    address,
    balance,
    network: NETWORK,
    connected: address !== null,
    walletType,
    connectedAt: connectedAt && new Date(connectedAt),
  });
}
