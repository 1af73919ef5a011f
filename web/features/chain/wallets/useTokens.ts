import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";

const MintTokens = graphql(`
  mutation MintTokens($amount: Int!, $idempotencyKey: String) {
    mintTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {
      amount
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

const BurnTokens = graphql(`
  mutation BurnTokens($amount: Int!, $idempotencyKey: String) {
    burnTrustTokens(amount: $amount, idempotencyKey: $idempotencyKey) {
      amount
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

const AFTER = { refetchQueries: ["OwnChainWallet"], awaitRefetchQueries: true };

/** Mints and burns Trust Tokens; each answers what to say. */
export function useTokens() {
  const [runMint] = useCommand(MintTokens);
  const [runBurn] = useCommand(BurnTokens);

  return {
    mint: async (amount: number, idempotencyKey: string) => {
      const { mintTrustTokens } = await runMint({ amount, idempotencyKey }, AFTER);
      return `Minted ${tokens(mintTrustTokens.amount)}`;
    },
    burn: async (amount: number, idempotencyKey: string) => {
      const { burnTrustTokens } = await runBurn({ amount, idempotencyKey }, AFTER);
      return `Burned ${tokens(burnTrustTokens.amount)}`;
    },
  };
}

function tokens(count: number): string {
  return count === 1 ? "1 Trust Token" : `${count.toLocaleString("en")} Trust Tokens`;
}
