import { Suspense, lazy } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { useLoginRequired } from "../../../shell/useLoginRequired.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { ExchangeButton } from "../../exchange/ExchangeButton.tsx";
import { ROOMY } from "../card/CardFrame.tsx";
import { ITEM_CARD } from "../card/ItemCard.tsx";

// Only members write to each other, so visitors never load this.
const ContactButton = lazy(() =>
  import("../../messages/ContactButton.tsx").then((m) => ({ default: m.ContactButton })),
);

/** Exchange and Buy with TP under a card of the home list. Visitors are asked to sign in. */
export function HomeActions({ item }: { item: FragmentType<typeof ITEM_CARD> }) {
  const { id, title, tpValue, isMine, status, seller } = getFragment(ITEM_CARD, item);
  const { viewer } = useViewer();
  const requireLogin = useLoginRequired();
  const navigate = useNavigate();
  const toast = useToast();

  function handleBuy() {
    if (isMine) toast({ title: "Cannot Buy Own Item", destructive: true });
    else void navigate(`/buy/${id}`);
  }

  return (
    <>
      <ExchangeButton
        itemId={id}
        title={title}
        tpValue={tpValue}
        isMine={isMine}
        disabled={status !== "available"}
      />
      <Button $small disabled={status !== "available"} onClick={() => requireLogin(handleBuy)}>
        <span>
          Buy with TP<VisuallyHidden> {title}</VisuallyHidden>
        </span>
      </Button>
      {viewer && !isMine && (
        <Contact>
          <Suspense>
            <ContactButton recipient={seller} item={{ id, title }} />
          </Suspense>
        </Contact>
      )}
    </>
  );
}

/** A narrow card has no room for a third button; the item's page has it too. */
const Contact = styled.span`
  display: none;
  flex: none;
  inline-size: 44px;
  block-size: 44px;

  ${ROOMY.grid} {
    display: block;
  }
`;
