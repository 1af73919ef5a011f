import { Form, Formik } from "formik";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Failure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { FragmentType } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { evenDelta, titlesOf } from "./evenDelta.ts";
import { deltaOf, exchangeSchema, type ExchangeTerms, termsOf } from "./exchangeTerms.ts";
import { OfferExchangeFields } from "./OfferExchangeFields.tsx";

const TARGET = graphql(`
  fragment OfferExchangeDialog_target on Item {
    id
    title
    seller {
      id
      displayName
    }
  }
`);

const GIVEN = graphql(`
  fragment OfferExchangeDialog_given on ExchangeSuggestion {
    tpValue
    items {
      id
      title
      tpValue
    }
  }
`);

const OFFER_EXCHANGE = graphql(`
  mutation OfferExchange($input: CreateOfferInput!) {
    createOffer(input: $input) {
      offer {
        id
        state
        deadline
        tpDelta
        tpEffect {
          state
          change
          heldForThis
          refunded
        }
      }
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

interface Props {
  target: FragmentType<typeof TARGET>;
  given: FragmentType<typeof GIVEN>;
  targetTp: number;
  onClose: () => void;
  /** Called after sending, in place of going home. */
  onSent?: (offerId: string) => void;
}

/** Confirms a swap. Its terms can still be changed before the offer is sent. */
export function OfferExchangeDialog({ target, given, targetTp, onClose, onSent }: Props) {
  const item = getFragment(TARGET, target);
  const { items, tpValue } = getFragment(GIVEN, given);
  const { viewer } = useViewer();
  const available = viewer?.wallet.available ?? 0;
  const [offer] = useCommand(OFFER_EXCHANGE);
  const intent = useRef({ terms: "", key: "" });
  const navigate = useNavigate();
  const toast = useToast();

  async function handleSubmit(values: ExchangeTerms) {
    const terms = JSON.stringify(values);
    // A retry with the same terms sends the same idempotency key, so the server returns the first offer.
    if (intent.current.terms !== terms) intent.current = { terms, key: crypto.randomUUID() };

    let offerId: string;
    try {
      const { createOffer } = await offer(
        {
          input: {
            targetItemId: item.id,
            offeredItemIds: items.map(({ id }) => id),
            tpDelta: deltaOf(values),
            message: values.message.trim() || null,
            idempotencyKey: intent.current.key,
          },
        },
        { update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "buyerOffers" }) },
      );
      offerId = createOffer.offer.id;
    } catch (failure) {
      const { message } = failure as Failure;
      toast({ title: "Exchange Offer Failed", description: message, destructive: true });
      return;
    }
    toast({
      title: "Exchange Offer Created",
      description: `Your offer to exchange ${titlesOf(items)} has been sent`,
    });
    if (onSent) onSent(offerId);
    else await navigate("/");
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Offer Exchange"
      description={`Nothing moves until ${item.seller.displayName} accepts.`}
    >
      <Formik
        initialValues={termsOf(evenDelta(targetTp, tpValue))}
        validationSchema={exchangeSchema(available)}
        onSubmit={handleSubmit}
      >
        <Form noValidate>
          <OfferExchangeFields
            target={{ label: item.title, tp: targetTp }}
            given={items.map(({ title, tpValue: tp }) => ({ label: title, tp }))}
            seller={item.seller.displayName}
            onCancel={onClose}
          />
        </Form>
      </Formik>
    </Dialog>
  );
}
