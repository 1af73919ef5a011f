import type { ApolloCache } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { type Failure, toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import type {
  CheckoutAddressesQuery,
  AddressInput,
  SaveAddressMutation,
} from "../../gql/graphql.ts";
import { useToast } from "../../ui/toast.tsx";

const ADDRESSES = graphql(`
  query CheckoutAddresses {
    addresses {
      id
      isDefault
      fullName
      streetAddress
      apartment
      city
      state
      zipCode
      country
      phoneNumber
    }
  }
`);

const SAVE = graphql(`
  mutation SaveAddress($input: AddressInput!) {
    saveAddress(input: $input) {
      id
      isDefault
      fullName
      streetAddress
      apartment
      city
      state
      zipCode
      country
      phoneNumber
    }
  }
`);

const REMOVE = graphql(`
  mutation RemoveAddress($id: ID!) {
    removeAddress(id: $id) {
      addressId
    }
  }
`);

const UNDO_MS = 8000;

/** A saved address. */
export type Address = CheckoutAddressesQuery["addresses"][number];

function change(cache: ApolloCache, to: (addresses: readonly Address[]) => Address[]): void {
  cache.updateQuery(
    { query: ADDRESSES },
    (before) => before && { ...before, addresses: to(before.addresses) },
  );
}

/** The member's saved addresses, read while the checkout is open. Source: S1 §7 "only while checkout is open" */
export function useAddresses() {
  const toast = useToast();
  const [send] = useCommand(SAVE);
  const [forget] = useCommand(REMOVE);
  const { data, error, refetch } = useQuery(ADDRESSES, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });

  const save = async (input: AddressInput): Promise<Address> => {
    const update = (cache: ApolloCache, { data }: { data?: SaveAddressMutation | null }) => {
      const saved = data?.saveAddress;
      if (saved) change(cache, (all) => [...all.filter(({ id }) => id !== saved.id), saved]);
    };
    return (await send({ input }, { update })).saveAddress;
  };

  async function remove({ id, isDefault, ...words }: Address): Promise<void> {
    try {
      await forget(
        { id },
        { update: (cache) => change(cache, (all) => all.filter((each) => each.id !== id)) },
      );
    } catch (error) {
      return tellFailure(toFailure(error), "Failed to remove address");
    }
    const input = { ...words, isDefault };
    toast({
      title: "Address removed",
      duration: UNDO_MS,
      action: {
        label: "Undo",
        onClick: () =>
          void save(input).catch((failure: Failure) =>
            tellFailure(failure, "Failed to save address"),
          ),
      },
    });
  }

  function tellFailure({ code, message }: Failure, words: string) {
    toast({
      title: "Error",
      description: code === "NETWORK" || message === "" ? words : message,
      destructive: true,
    });
  }

  return { addresses: data?.addresses, error, refetch: () => refetch(), save, remove, tellFailure };
}
