import { ArrowLeft, CircleAlert } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { ORDER_NOTES_MAX } from "../../../schema/limits.ts";
import { overlay } from "../../shell/overlay.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Label } from "../../ui/Label.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { tpText } from "../../ui/Tp.tsx";
import { TpLines } from "../wallet/TpLines.tsx";
import { asOpen, missingTp } from "../wallet/tpWords.ts";
import { addressLines } from "./addressLines.ts";
import { PriceConsent } from "./cart/PriceConsent.tsx";
import type { Cart } from "./cart/useCart.ts";
import { useCartCommands } from "./cart/useCartCommands.ts";
import { OrderSums } from "./OrderSums.tsx";
import { Acts } from "./ShippingStep.tsx";
import { StepHeading } from "./StepHeading.tsx";
import type { Address } from "./useAddresses.ts";
import type { Review } from "./useReview.ts";

interface Props {
  cart: Cart;
  address: Address;
  review: Review;
  onBack: () => void;
}

/** A review of the whole order, then the one button that pays. Source: S1 §2 */
export function ReviewStep({ cart, address, review, onBack }: Props) {
  const { viewer } = useViewer();
  const commands = useCartCommands();
  const notesId = useId();
  const { lines, subtotal, shipping, total, isUnanswered, busy } = review;
  // An order that may already be placed has already taken the TP, so a retry costs nothing.
  const terms = asOpen(isUnanswered ? 0 : 0 - total);
  const missing = viewer ? missingTp(terms, viewer.wallet) : 0;

  return (
    <>
      <StepHeading>Order Review</StepHeading>
      <Part>
        <h4>Delivery address</h4>
        <p>
          <strong>{address.fullName}</strong>
          {addressLines(address).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </Part>
      <Part>
        <h4>Order items</h4>
        <Items>
          {lines.map(({ id, item, quantity, priceAtTime }) => (
            <li key={id}>
              <span>
                {item.title}
                <small>
                  {quantity} × {tpText(priceAtTime)}
                </small>
              </span>
              <strong>{tpText(quantity * priceAtTime)}</strong>
            </li>
          ))}
        </Items>
      </Part>
      <OrderSums subtotal={subtotal} shipping={shipping} />
      <TpLines terms={terms} what="This order" after="After the order" />
      <Notes>
        <Label htmlFor={notesId}>Notes for the sellers (optional)</Label>
        <TextArea
          id={notesId}
          rows={2}
          maxLength={ORDER_NOTES_MAX}
          value={review.notes}
          onChange={(event) => review.setNotes(event.target.value)}
        />
      </Notes>
      <div role="alert">
        {missing > 0 ? (
          <Trouble>
            <CircleAlert size={18} aria-hidden />
            <span>
              Insufficient balance. You need {missing} more TP.{" "}
              <Link to="/wallet-exchange" onClick={overlay.close}>
                Earn TrustPoints
              </Link>
            </span>
          </Trouble>
        ) : null}
        {review.trouble ? (
          <Trouble>
            <CircleAlert size={18} aria-hidden />
            <span>{review.trouble}</span>
          </Trouble>
        ) : null}
      </div>
      <PriceConsent cart={cart} commands={commands} />
      <Acts>
        <Button onClick={onBack} disabled={busy || isUnanswered}>
          <ArrowLeft size={18} aria-hidden />
          Back to Shipping
        </Button>
        <Button
          $kind="pay"
          busy={busy}
          disabled={!viewer || missing > 0 || busy || !review.isSettled}
          onClick={() => void review.place()}
        >
          {busy ? "Processing..." : "Place Order"}
        </Button>
      </Acts>
    </>
  );
}

const Part = styled.section`
  display: grid;
  gap: 4px;

  p > * {
    display: block;
  }
`;

const Items = styled.ul`
  display: grid;

  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  li span {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }

  strong {
    font-weight: 650;
    white-space: nowrap;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: 6px;

  textarea {
    min-block-size: 64px;
  }
`;

const Trouble = styled.p`
  display: flex;
  gap: 8px;
  max-inline-size: none;
  padding: 10px 16px;
  border-radius: 8px;
  background: var(--badSoft);
  color: var(--onBadSoft);

  svg {
    flex: none;
    margin-block-start: 3px;
  }
`;
