import { useApolloClient } from "@apollo/client/react";
import { type Failure, toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { useIntentKey } from "../../apollo/useIntentKey.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { useToast } from "../../ui/toast.tsx";
import { keepOffer, type OfferList_offer } from "./offerLists.ts";

const AcceptOffer = graphql(`
  mutation AcceptOffer($id: ID!, $idempotencyKey: String) {
    acceptOffer(id: $id, idempotencyKey: $idempotencyKey) {
      offer {
        ...OfferList_offer
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

const DeclineOffer = graphql(`
  mutation DeclineOffer($id: ID!, $reason: String, $idempotencyKey: String) {
    declineOffer(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) {
      offer {
        ...OfferList_offer
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

const WithdrawOffer = graphql(`
  mutation WithdrawOffer($id: ID!, $idempotencyKey: String) {
    withdrawOffer(id: $id, idempotencyKey: $idempotencyKey) {
      offer {
        ...OfferList_offer
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

const CounterOffer = graphql(`
  mutation CounterOffer($id: ID!, $tpDelta: Int!, $message: String, $idempotencyKey: String) {
    counterOffer(id: $id, tpDelta: $tpDelta, message: $message, idempotencyKey: $idempotencyKey) {
      offer {
        ...OfferList_offer
      }
      wallet {
        ...BalanceSummary_wallet
      }
    }
  }
`);

/** The current state of an offer, read again when an answer was refused because the offer had changed. */
const OfferNow = graphql(`
  query OfferNow($id: ID!) {
    offer(id: $id) {
      ...OfferList_offer
    }
  }
`);

type Answered = { readonly offer: FragmentType<typeof OfferList_offer> };

/** The mutations that answer one offer. Each returns whether it succeeded and shows its own toasts. */
export function useAnswers(id: string) {
  const client = useApolloClient();
  const toast = useToast();
  const acceptKey = useIntentKey();
  const declineKey = useIntentKey();
  const withdrawKey = useIntentKey();
  const counterKey = useIntentKey();
  const [accept, accepting] = useCommand(AcceptOffer);
  const [decline, declining] = useCommand(DeclineOffer);
  const [withdraw, withdrawing] = useCommand(WithdrawOffer);
  const [counter, countering] = useCommand(CounterOffer);

  const settle = async (
    answer: Promise<Answered>,
    words: { readonly done: string; readonly more?: string; readonly failed: string },
    onAnswer?: (failure?: Failure) => void,
  ): Promise<boolean> => {
    try {
      const { offer } = await answer;
      onAnswer?.();
      keepOffer(client.cache, offer);
      toast({ title: words.done, ...(words.more && { description: words.more }) });
      return true;
    } catch (error) {
      const failure = toFailure(error);
      onAnswer?.(failure);
      toast({ title: words.failed, description: failure.message, destructive: true });
      if (failure.code !== "NETWORK") await readAgain();
      return false;
    }
  };

  const readAgain = () =>
    client.query({ query: OfferNow, variables: { id }, fetchPolicy: "network-only" }).then(
      () => undefined,
      // The failure has been shown already; the card keeps the last known state.
      () => undefined,
    );

  return {
    busy: {
      accept: accepting.busy,
      decline: declining.busy,
      withdraw: withdrawing.busy,
      counter: countering.busy,
    },
    accept: () =>
      settle(
        accept({ id, idempotencyKey: acceptKey.of(id) }).then((data) => data.acceptOffer),
        {
          done: "Offer Accepted!",
          more: "The exchange has been completed successfully.",
          failed: "Failed to Accept",
        },
        acceptKey.answered,
      ),
    decline: (reason: string) =>
      settle(
        decline({
          id,
          reason: reason.trim() || null,
          idempotencyKey: declineKey.of(reason.trim()),
        }).then((data) => data.declineOffer),
        { done: "Offer Declined", failed: "Failed to Decline" },
        declineKey.answered,
      ),
    withdraw: () =>
      settle(
        withdraw({ id, idempotencyKey: withdrawKey.of(id) }).then((data) => data.withdrawOffer),
        { done: "Offer withdrawn", failed: "Failed to withdraw" },
        withdrawKey.answered,
      ),
    counter: (terms: { readonly tpDelta: number; readonly message: string }) =>
      settle(
        counter({
          id,
          tpDelta: terms.tpDelta,
          message: terms.message.trim() || null,
          idempotencyKey: counterKey.of(JSON.stringify(terms)),
        }).then((data) => data.counterOffer),
        { done: "Counter-offer sent", failed: "Failed to counter" },
        counterKey.answered,
      ),
  };
}

/** The commands of one offer, for its buttons and dialogs. */
export type Answers = ReturnType<typeof useAnswers>;
