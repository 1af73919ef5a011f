import { graphql } from "../gql/gql.ts";
import { nodesOf, route } from "../route.ts";

const staking = route({
  method: "GET",
  path: "/api/blockchain/staking",
  summary: "What the viewer has staked, and what it has earned, in TP",
  source: "S2 §7, EN-026",
  answer:
    "{ stakedAmount, pendingRewards, totalEarned, claimable, apy, status, asOf, pool: { balance, staked, owed, coveredUntil } }",
  document: graphql(`
    query RestStaking {
      staking {
        stakedAmount
        pendingRewards
        totalEarned
        claimable
        apy
        status
        asOf
        pool {
          balance
          staked
          owed
          coveredUntil
        }
      }
    }
  `),
  reply: ({ staking }) => staking,
});

const transactions = route({
  method: "GET",
  path: "/api/blockchain/transactions",
  summary: "The viewer's transactions, the newest first, and where each stands",
  source: "S2 §7, EN-024, EP-042",
  answer: "[{ id, type, timestamp, amount, status, logIndex, failure }]",
  document: graphql(`
    query RestChainTransactions($first: Int, $after: String) {
      chainTransactions(first: $first, after: $after) {
        edges {
          node {
            id
            type
            timestamp
            amount
            status
            logIndex
            failure
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pagesOf: ({ chainTransactions }) => chainTransactions,
  reply: ({ chainTransactions }) => nodesOf(chainTransactions),
});

const certificates = route({
  method: "GET",
  path: "/api/blockchain/certificates",
  summary:
    "What the market can certify of the viewer: passports of things, the level, achievements",
  source: "S2 §7, EN-025, EP-043",
  answer: "[{ tokenId, name, description, rarity, attributes: [{ name, value }], credential }]",
  document: graphql(`
    query RestCertificates {
      certificates {
        tokenId
        name
        description
        rarity
        attributes {
          name
          value
        }
        credential
      }
    }
  `),
  reply: ({ certificates }) => certificates,
});

const connect = route({
  method: "POST",
  path: "/api/blockchain/connect-wallet",
  summary:
    "Connects an address in two steps: with `address` it answers what to sign, with `signature` too the address is connected",
  source: "S2 §7, EN-023, EP-045",
  answer: "{ address, balance, network, connected, challenge: { message, expiresAt } }",
  body: ["walletType", "address?", "signature?"],
  variables: ({ body }) => ({ input: body }),
  document: graphql(`
    mutation RestConnectWallet($input: ConnectWalletInput!) {
      connectWallet(input: $input) {
        wallet {
          address
          balance
          network
          connected
        }
        challenge {
          message
          expiresAt
        }
      }
    }
  `),
  reply: ({ connectWallet: { wallet, challenge } }) => ({ ...wallet, challenge }),
});

const mint = route({
  method: "POST",
  path: "/api/blockchain/mint-trust-token",
  summary: "Mints Trust Tokens, one for each TP, which is set aside for it",
  source: "S2 §7, EP-046",
  answer: "{ amount, address, balance, network, connected }",
  body: ["amount"],
  variables: ({ body }) => ({ amount: body["amount"] }),
  document: graphql(`
    mutation RestMintTrustToken($amount: Int!) {
      mintTrustTokens(amount: $amount) {
        amount
        chainWallet {
          address
          balance
          network
          connected
        }
      }
    }
  `),
  reply: ({ mintTrustTokens: { amount, chainWallet } }) => ({ amount, ...chainWallet }),
});

const stake = route({
  method: "POST",
  path: "/api/blockchain/stake",
  summary: "Stakes available TP: they stay the viewer's, and earn 12.5 % a year",
  source: "S2 §7, EP-047",
  answer: "{ amount, stakedAmount, pendingRewards, totalEarned, status }",
  body: ["amount"],
  variables: ({ body }) => ({ amount: body["amount"] }),
  document: graphql(`
    mutation RestStake($amount: Int!) {
      stake(amount: $amount) {
        amount
        staking {
          stakedAmount
          pendingRewards
          totalEarned
          status
        }
      }
    }
  `),
  reply: ({ stake: { amount, staking } }) => ({ amount, ...staking }),
});

export const chainRoutes = [staking, transactions, certificates, connect, mint, stake];
