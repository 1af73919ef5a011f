import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { ORDER_REDIRECT_MS } from "../../../schema/limits.ts";
import { ClosedNote } from "../../shell/ClosedNote.tsx";
import { overlay } from "../../shell/overlay.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media } from "../../ui/theme.ts";
import { AddressStep } from "./AddressStep.tsx";
import { useCart } from "./cart/useCart.ts";
import { CompleteStep } from "./CompleteStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { DEFAULT_SHIPPING } from "./shipping.ts";
import { ShippingStep } from "./ShippingStep.tsx";
import { StepList } from "./StepList.tsx";
import type { Step } from "./StepList.tsx";
import { Summary } from "./Summary.tsx";
import type { Address } from "./useAddresses.ts";
import type { PlacedOrder } from "./useCheckoutOrder.ts";
import { useReview } from "./useReview.ts";

/**
 * The checkout with its steps address, shipping, review, done. Closing it discards its state. Source: S1 §2 "Checkout
 * dialog"
 */
export function CheckoutDialog() {
  const { cart, error, refetch } = useCart();
  const [step, setStep] = useState<Step>("Address");
  const [address, setAddress] = useState<Address | null>(null);
  const [method, setMethod] = useState(DEFAULT_SHIPPING);
  const [order, setOrder] = useState<PlacedOrder | null>(null);
  const review = useReview({ cart, address, method, onPlaced: handlePlaced });
  useSuccessPage(order);

  function handlePlaced(placed: PlacedOrder) {
    setOrder(placed);
    setStep("Complete");
  }
  // Do not close while an order is being placed: the member would not learn whether it succeeded.
  const handleClose = () => {
    if (!review.busy) overlay.close();
  };

  const isEmpty = order === null && review.lines.length === 0;
  return (
    <Dialog
      open
      wide
      onOpenChange={handleClose}
      title="Checkout"
      description="Complete your order in a few simple steps"
    >
      <ClosedNote of={["writes", "checkout"]} inDialog />
      <StepList current={step} />
      {error && !cart ? (
        <ErrorState message="Failed to load your cart" onRetry={() => void refetch()} />
      ) : null}
      {!cart && !error ? <Skeleton $h="320px" /> : null}
      {cart && isEmpty ? (
        <EmptyState title="Your cart is empty">
          <ButtonLink $kind="act" to="/" onClick={overlay.close}>
            Continue Shopping
          </ButtonLink>
        </EmptyState>
      ) : null}
      {cart && !isEmpty ? (
        <Columns $one={step === "Review" || step === "Complete"}>
          <Stage>
            {step === "Address" ? (
              <AddressStep
                onPick={(picked) => {
                  setAddress(picked);
                  setStep("Shipping");
                }}
              />
            ) : null}
            {step === "Shipping" ? (
              <ShippingStep
                method={method}
                onChange={setMethod}
                onBack={() => setStep("Address")}
                onNext={() => setStep("Review")}
              />
            ) : null}
            {step === "Review" && address ? (
              <ReviewStep
                cart={cart}
                address={address}
                review={review}
                onBack={() => setStep("Shipping")}
              />
            ) : null}
            {order ? <CompleteStep order={order} onClose={overlay.close} /> : null}
          </Stage>
          {step === "Address" || step === "Shipping" ? <Summary review={review} /> : null}
        </Columns>
      ) : null}
    </Dialog>
  );
}

/**
 * Opens the order's own page half a second after the order was placed. If the dialog is closed before that, the page
 * does not change. Source: S1 §9
 */
function useSuccessPage(order: PlacedOrder | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!order) return;
    const timer = setTimeout(() => {
      overlay.close();
      void navigate(`/order-success?orderId=${order.id}`);
    }, ORDER_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [order, navigate]);
}

const Columns = styled.div<{ $one: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 24px;
  ${media.m} {
    grid-template-columns: ${({ $one }) => ($one ? "minmax(0, 1fr)" : "minmax(0, 1fr) 260px")};
  }
`;

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
