import type { SwitchName } from "../../../gql/graphql.ts";

interface Words {
  label: string;
  /** After "Close" and "Open". */
  noun: string;
  closes: string;
  goesOn: string;
}

/** Each switch in words for the administrator. */
export const SWITCH_WORDS: Readonly<Record<SwitchName, Words>> = {
  sign_up: {
    label: "Sign-up",
    noun: "sign-up",
    closes: "New accounts",
    goesOn: "Members sign in",
  },
  listing: {
    label: "Listing",
    noun: "listing",
    closes: "Listing and relisting items",
    goesOn: "Items that are listed are changed, sold and removed",
  },
  offers: {
    label: "Offers",
    noun: "offers",
    closes: "Offers, exchanges and counter-offers",
    goesOn: "Open offers are accepted, declined and withdrawn",
  },
  checkout: {
    label: "Checkout",
    noun: "checkout",
    closes: "Placing orders",
    goesOn: "The cart, and orders that are placed",
  },
  rewards: {
    label: "Rewards",
    noun: "rewards",
    closes: "Claiming rewards",
    goesOn: "What earns them counts; verifying pays",
  },
  streams: {
    label: "Streams",
    noun: "streams",
    closes: "Planning and starting streams",
    goesOn: "Streams that are live",
  },
  writes: {
    label: "All changes",
    noun: "all changes",
    closes: "Everything that members change, uploads too",
    goesOn: "Reading, signing in and out, and what administrators do",
  },
};
