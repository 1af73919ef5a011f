import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";

const OwnChainWallet = graphql(`
  query OwnChainWallet {
    chainWallet {
      address
      balance
      network
      connected
      walletType
    }
  }
`);

/** The viewer's wallet of the market's own network. */
export function useChainWallet() {
  const { data, error, refetch } = useQuery(OwnChainWallet, { fetchPolicy: "cache-and-network" });
  return {
    wallet: data?.chainWallet,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
