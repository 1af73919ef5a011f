import { useApolloClient, useQuery } from "@apollo/client/react";
import { type Failure, toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import type { CheckoutAddressesQuery, AddressInput } from "../../gql/graphql.ts";
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

/** The member's saved addresses, read while the checkout is open. Source: S1 §7 "only while checkout is open" */
export function useAddresses() {
  const { cache } = useApolloClient();
  const toast = useToast();
  const [send] = useCommand(SAVE);
  const [forget] = useCommand(REMOVE);
  const { data, error, refetch } = useQuery(ADDRESSES, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });

  const keep = (change: (addresses: readonly Address[]) => Address[]) =>
    cache.updateQuery(
      { query: ADDRESSES },
      (before) => before && { ...before, addresses: change(before.addresses) },
    );

  async function save(input: AddressInput): Promise<Address> {
    const { saveAddress: saved } = await send({ input });
    keep((addresses) => [...addresses.filter(({ id }) => id !== saved.id), saved]);
    return saved;
  }

  async function remove({ id, isDefault, ...words }: Address): Promise<void> {
    try {
      await forget({ id });
      keep((addresses) => addresses.filter((address) => address.id !== id));
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
