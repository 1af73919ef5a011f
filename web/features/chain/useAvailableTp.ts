import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql/gql.ts";

const AvailableTp = graphql(`
  query AvailableTp {
    wallet {
      id
      available
    }
  }
`);

/** The TP that the viewer may use now; they move with the wallet. Undefined until they are known. */
export function useAvailableTp(): number | undefined {
  return useQuery(AvailableTp).data?.wallet.available;
}
