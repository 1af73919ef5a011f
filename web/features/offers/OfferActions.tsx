import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import type { OfferCard_OfferFragment, OfferAction } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { media } from "../../ui/theme.ts";
import { DeclineDialog } from "./DeclineDialog.tsx";
import { useAnswers } from "./useAnswers.ts";
import { usePassed } from "./usePassed.ts";

type Titled = { readonly title: string };
type Named = { readonly displayName: string };

/** The fields of an offer that its answers need. */
export type AnswerableOffer = Pick<
  OfferCard_OfferFragment,
  "id" | "deadline" | "tpDelta" | "viewerRole" | "viewerActions"
> & {
  readonly buyer: Named;
  readonly seller: Named;
  readonly targetItem: Titled;
  readonly offeredItems: readonly Titled[];
};

const CounterDialog = lazy(() =>
  import("./CounterDialog.tsx").then((m) => ({ default: m.CounterDialog })),
);

const words: Readonly<Record<OfferAction, string>> = {
  accept: "Accept",
  counter: "Counter",
  decline: "Decline",
  withdraw: "Withdraw",
};

const order: readonly OfferAction[] = ["accept", "counter", "decline", "withdraw"];

/**
 * Buttons for the answers that the server allows the viewer. After the deadline they are disabled until the event of
 * its end arrives.
 */
export function OfferActions(props: {
  readonly offer: AnswerableOffer;
  readonly onAnswered: () => void;
}) {
  const { offer } = props;
  const answers = useAnswers(offer.id);
  const isPassed = usePassed(offer.deadline);
  const [open, setOpen] = useState<OfferAction | null>(null);
  const other = offer.viewerRole === "seller" ? offer.buyer : offer.seller;
  const isBusy = Object.values(answers.busy).some(Boolean);

  const finish = async (answer: Promise<boolean>) => {
    const isDone = await answer;
    setOpen(null);
    // The button that had focus disappears with the answer.
    if (isDone) props.onAnswered();
  };
  const handle = (action: OfferAction) => {
    if (action === "accept") void finish(answers.accept());
    else setOpen(action);
  };
  const close = (isOpen: boolean) => setOpen((current) => (isOpen ? current : null));

  return (
    <>
      <Row>
        {order
          .filter((action) => offer.viewerActions.includes(action))
          .map((action) => (
            <Button
              key={action}
              type="button"
              $kind={action === "accept" ? "act" : "outline"}
              busy={answers.busy[action]}
              disabled={isPassed || isBusy}
              onClick={() => handle(action)}
            >
              {words[action]}
            </Button>
          ))}
        {isPassed && <Note>The time to answer is over.</Note>}
      </Row>
      {open === "counter" && (
        <Suspense>
          <CounterDialog
            offer={offer}
            onOpenChange={close}
            onSubmit={(terms) => finish(answers.counter(terms))}
          />
        </Suspense>
      )}
      {open === "decline" && (
        <DeclineDialog
          title={`Decline ${other.displayName}'s offer for ${offer.targetItem.title}?`}
          busy={answers.busy.decline}
          onOpenChange={close}
          onDecline={(reason) => void finish(answers.decline(reason))}
        />
      )}
      <ConfirmDialog
        open={open === "withdraw"}
        onOpenChange={close}
        title={`Withdraw your offer for ${offer.targetItem.title}?`}
        body={`${other.displayName} can no longer accept it, and what you promised is free again.`}
        confirmLabel="Withdraw offer"
        onConfirm={() => void finish(answers.withdraw())}
      />
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > button {
    flex: 1 1 0;
  }

  ${media.m} {
    > button {
      flex: 0 0 auto;
    }
  }
`;

const Note = styled.output`
  color: var(--warn);
  font-size: 0.9375rem;
`;
