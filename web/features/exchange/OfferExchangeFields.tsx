import { useFormikContext } from "formik";
import { styled } from "styled-components";
import { OFFER_MESSAGE_MAX, OFFER_TP_DELTA } from "../../../schema/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { SwapStrip, type SwapThing } from "../../ui/SwapStrip.tsx";
import { TextAreaField } from "../../ui/TextAreaField.tsx";
import { space } from "../../ui/theme.ts";
import { TpSentence } from "../wallet/TpSentence.tsx";
import { asOpen } from "../wallet/tpWords.ts";
import { deltaOf, type ExchangeTerms } from "./exchangeTerms.ts";

interface Props {
  target: SwapThing;
  given: readonly SwapThing[];
  seller: string;
  onCancel: () => void;
}

/** The items of the swap, the TP that are added, and a message to the seller. */
export function OfferExchangeFields({ target, given, seller, onCancel }: Props) {
  const { values, isSubmitting } = useFormikContext<ExchangeTerms>();
  const delta = deltaOf(values);
  const extra = [{ label: "TrustPoints", tp: Math.abs(delta) }];

  return (
    <Fields>
      <SwapStrip
        theyGive={delta < 0 ? [target, ...extra] : [target]}
        youGive={delta > 0 ? [...given, ...extra] : given}
        sentence={<TpSentence story={asOpen(0 - delta)} role="buyer" isSwap answerer={seller} />}
      />
      <Pair>
        <SelectField
          name="side"
          label="Who adds TP"
          options={[
            { value: "you", label: "You add" },
            { value: "they", label: "They add" },
          ]}
        />
        <NumberField name="tp" label="TP" min={0} max={OFFER_TP_DELTA.max} />
      </Pair>
      <TextAreaField
        name="message"
        label="Message (optional)"
        maxLength={OFFER_MESSAGE_MAX}
        rows={3}
      />
      <Acts>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" $kind="act" busy={isSubmitting}>
          {isSubmitting ? "Working…" : "Offer Exchange"}
        </Button>
      </Acts>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space(3)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
