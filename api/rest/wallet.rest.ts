import { door, nodesOf, type Page } from "./door.ts";

interface Wallet {
  tpBalance: number;
  held: number;
  available: number;
  history: Page<{ id: string; reason: string; amount: number }>;
}

const wallet = door<{ wallet: Wallet }>({
  method: "GET",
  path: "/api/wallet",
  summary:
    "What the viewer owns, has promised and may spend, in TP, and the postings, newest first",
  source: "S1 §7, EN-010",
  answer: "{ balance, held, available, history }",
  document: `query ($first: Int, $after: String) {
    wallet {
      tpBalance held available
      history(first: $first, after: $after) {
        edges { node { id reason amount description balanceAfter createdAt status offerId } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`,
  pagesOf: ({ wallet }) => wallet.history,
  reply: ({ wallet: { tpBalance, history, ...wallet } }) => ({
    balance: tpBalance,
    ...wallet,
    history: nodesOf(history),
  }),
});

export const walletDoors = [wallet];
