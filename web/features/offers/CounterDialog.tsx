import { Field, Form, Formik } from "formik";
import { styled } from "styled-components";
import type { OfferRole } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { TpSentence } from "../wallet/TpSentence.tsx";
import { asOpen } from "../wallet/tpWords.ts";
import {
  type CounterValues,
  counterSchema,
  type Payer,
  termsOf,
  tpDeltaOf,
} from "./counterTerms.ts";
import type { AnswerableOffer } from "./OfferActions.tsx";
import { listWords } from "./offerWords.ts";

const payers: Readonly<Record<OfferRole, Readonly<Record<Payer, string>>>> = {
  seller: { buyer: "They add TP", nobody: "Nobody pays TP", seller: "I pay change" },
  buyer: { buyer: "I add TP", nobody: "Nobody pays TP", seller: "They pay change" },
};

/** Makes a counter-offer: new TP terms for the same items, and their effect on the balance. */
export function CounterDialog(props: {
  readonly offer: AnswerableOffer;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSubmit: (terms: {
    readonly tpDelta: number;
    readonly message: string;
  }) => Promise<void>;
}) {
  const { offer } = props;
  const given = listWords(offer.offeredItems.map((item) => item.title));
  const isSwap = given !== "";

  return (
    <Dialog
      open
      onOpenChange={props.onOpenChange}
      title="Counter this offer"
      description={`${given || "TrustPoints"} for ${offer.targetItem.title}`}
    >
      <Formik
        initialValues={termsOf(offer.tpDelta)}
        validationSchema={counterSchema}
        onSubmit={(values) =>
          props.onSubmit({ tpDelta: tpDeltaOf(values), message: values.message })
        }
      >
        {({ values, isSubmitting }) => (
          <Rows>
            {isSwap && (
              <Choices>
                <legend>Who pays TP</legend>
                {(["buyer", "nobody", "seller"] as const).map((payer) => (
                  <Choice key={payer}>
                    <Field type="radio" name="payer" value={payer} />
                    {payers[offer.viewerRole][payer]}
                  </Choice>
                ))}
              </Choices>
            )}
            {values.payer !== "nobody" && <NumberField name="amount" label="TP" />}
            <TextAreaField name="message" label="Message (optional)" />
            <Preview offer={offer} values={values} />
            <Buttons>
              <Button type="button" onClick={() => props.onOpenChange(false)}>
                Cancel
              </Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Send counter-offer
              </Button>
            </Buttons>
          </Rows>
        )}
      </Formik>
    </Dialog>
  );
}

/** The effect of these terms on the viewer's balance if they are accepted, while they are typed. */
function Preview({
  offer,
  values,
}: {
  readonly offer: AnswerableOffer;
  readonly values: CounterValues;
}) {
  const tpDelta = tpDeltaOf(values);
  const isSeller = offer.viewerRole === "seller";

  return (
    <Sentence aria-live="polite">
      <TpSentence
        story={asOpen(isSeller ? tpDelta : 0 - tpDelta)}
        role={offer.viewerRole}
        isSwap={offer.offeredItems.length > 0}
        answerer={(isSeller ? offer.buyer : offer.seller).displayName}
      />
    </Sentence>
  );
}

const Rows = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Choices = styled.fieldset`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;

  input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--act);
  }
`;

const Sentence = styled.p`
  margin: 0;
  padding: 12px;
  border-radius: 8px;
  background: var(--well);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 8px;
`;
