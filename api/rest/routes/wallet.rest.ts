import { graphql } from "../gql/gql.ts";
import { nodesOf, route } from "../route.ts";

const wallet = route({
  method: "GET",
  path: "/api/wallet",
  summary:
    "What the viewer owns, has promised and may spend, in TP, and the postings, newest first",
  source: "S1 §7, EN-010",
  answer: "{ balance, held, available, history }",
  query: ["kind?", "from?", "to?", "text?"],
  variables: ({ query }) => ({ filter: query }),
  document: graphql(`
    query RestWallet($first: Int, $after: String, $filter: WalletHistoryFilter) {
      wallet {
        tpBalance
        held
        available
        history(first: $first, after: $after, filter: $filter) {
          edges {
            node {
              id
              reason
              amount
              description
              balanceAfter
              createdAt
              status
              offerId
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `),
  pagesOf: ({ wallet }) => wallet.history,
  reply: ({ wallet: { tpBalance, history, ...wallet } }) => ({
    balance: tpBalance,
    ...wallet,
    history: nodesOf(history),
  }),
});

const earn = route({
  method: "POST",
  path: "/api/earn-tp",
  summary:
    "Takes the TP of `verify_profile`, `community_task`, `daily_login` or `social_share`, once a period",
  source: "S1 §7, EP-029",
  answer: "{ amount, description, message }",
  body: ["action"],
  variables: ({ body }) => ({ action: body["action"] }),
  document: graphql(`
    mutation RestEarnTp($action: EarnAction!) {
      earnTp(action: $action) {
        amount
        description
        message
      }
    }
  `),
  reply: ({ earnTp }) => earnTp,
});

export const walletRoutes = [wallet, earn];
