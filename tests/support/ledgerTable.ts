import type { Market } from "./market.ts";

interface Line {
  from: string;
  to: string;
  amount: number;
  reason: string;
}

/** The books as a table of names and amounts, opening grants left out; then what everybody owns, and holds. */
export async function ledgerTable(market: Market): Promise<string> {
  const lines = await market.rows<Line>(`
    select coalesce(f.display_name, fa.kind) as from, coalesce(t.display_name, ta.kind) as to, x.amount, x.reason
    from ledger_transfers x
    join ledger_accounts fa on fa.id = x.from_account_id left join users f on f.id = fa.user_id
    join ledger_accounts ta on ta.id = x.to_account_id left join users t on t.id = ta.user_id
    where x.reason not in ('opening_grant', 'test_grant') order by x.id`);
  const wallets = await market.rows<{ name: string; balance: number; held: number }>(`
    select u.display_name as name, a.balance, a.held from ledger_accounts a join users u on u.id = a.user_id order by u.id`);
  return [
    "| from | to | TP | reason |",
    ...lines.map(({ from, to, amount, reason }) => `| ${from} | ${to} | ${amount} | ${reason} |`),
    "| member | owns | held |",
    ...wallets.map(({ name, balance, held }) => `| ${name} | ${balance} | ${held} |`),
  ].join("\n");
}
